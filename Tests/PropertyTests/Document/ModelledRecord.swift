import CRDTKit

/// A record whose fields all have models.
protocol ModelledRecord: ReplicatedRecord {
    static var modelFields: [ModelField<Self>] { get }
}
