public import CRDTKit

/// Why the store could not do what was asked.
///
/// Nothing that was committed is lost, and nothing is ever deleted because of it.
public enum StoreError: Error, Hashable, Sendable {
    /// The disk is full.
    case full

    /// The disk failed, with SQLite's extended result code.
    case io(Int32)

    /// Another connection, of this or another process, has the store open.
    case busy

    /// The file is no store, or it is damaged; with what was found.
    case corrupt(String)

    /// A later version of the library wrote the store, in this format. The file is left as it is.
    case newerFormat(Int64)

    /// The document refused a change from elsewhere; nothing was written.
    case refused(DocumentError)

    /// The document was opened as another type before.
    case otherType(DocumentName)

    /// Anything else that SQLite reports: its extended result code and message.
    case failed(Int32, String)
}
