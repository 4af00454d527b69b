/// What can be asked for on the command line.
enum Command: String, CaseIterable {
    case list, show, add, title, edit, tag, untag, search, conflicts, keep, status, sync

    var usage: String {
        switch self {
        case .list: "list                    all notes"
        case .show: "show ID                 a note with its text"
        case .add: "add TITLE [TEXT]        a new note"
        case .title: "title ID TITLE          give it another title"
        case .edit: "edit ID TEXT            give it another text; what others wrote elsewhere in it stays"
        case .tag: "tag ID TAG              add a tag"
        case .untag: "untag ID TAG            remove a tag"
        case .search: "search WORD…            the notes with all these words"
        case .conflicts: "conflicts               the notes with several titles, numbered"
        case .keep: "keep ID NUMBER          keep that title of a note"
        case .status: "status                  what waits to be sent"
        case .sync: "sync                    send and fetch now"
        }
    }

    /// How many arguments it takes, besides its name.
    var arguments: ClosedRange<Int> {
        switch self {
        case .list, .conflicts, .status, .sync: 0...0
        case .show: 1...1
        case .add: 1...2
        case .title, .edit, .tag, .untag, .keep: 2...2
        case .search: 1...100
        }
    }
}
