/// What can be done to an array whose elements move, by position among what is visible.
enum MovableEdit: Sendable {
    case insert([Int], at: Int)
    case remove(Range<Int>)
    case move(from: Int, to: Int)
    case update(Int, Int)
    case reset
}
