@testable import CRDTStore

extension DocumentStore {
    /// Does something to the store behind its back.
    func execute(_ sql: String) throws(StoreError) {
        try connection.execute(sql)
    }
}
