import CRDTKit

/// Puts something into every field of a record.
enum RecordFill {
    static func fill(_ profile: inout Profile) {
        profile.name = "Ada"
        profile.phone = 1
        profile.likes = 3
        profile.isPinned = true
        profile.isShared = true
        profile.views.increment()
        profile.tags.insert("a")
        profile.seen.insert(1)
        profile.admins.insert("b")
        profile.settings["old"] = 1
    }
}
