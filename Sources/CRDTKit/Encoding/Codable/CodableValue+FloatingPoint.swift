extension CodableValue {
    init(_ number: Double) {
        self = .float64(number.isNaN ? Double.nan.bitPattern : number == 0 ? 0 : number.bitPattern)
    }

    init(_ number: Float) {
        self = .float32(number.isNaN ? Float.nan.bitPattern : number == 0 ? 0 : number.bitPattern)
    }

    /// The value if it is one of a type that is kept as a floating-point number; such a value says so by itself.
    init?(floatingPoint value: some Encodable) {
        switch value {
        case let number as Double: self.init(number)
        case let number as Float: self.init(number)
        default: return nil
        }
    }

    /// The number as the type asked for, if it is `Double` or `Float` and so is what is kept.
    func floatingPoint<Value>(_ type: Value.Type) -> Value? {
        switch self {
        case .float64(let bits): Double(bitPattern: bits) as? Value
        case .float32(let bits): Float(bitPattern: bits) as? Value
        default: nil
        }
    }

    /// Whether values of the type are kept as floating-point numbers.
    static func isFloatingPoint(_ type: Any.Type) -> Bool {
        type == Double.self || type == Float.self
    }

    /// Whether the bits are ones that ``init(_:)-(Double)`` gives.
    static func isCanonical(float64 bits: UInt64) -> Bool {
        CodableValue(Double(bitPattern: bits)) == .float64(bits)
    }

    /// Whether the bits are ones that ``init(_:)-(Float)`` gives.
    static func isCanonical(float32 bits: UInt32) -> Bool {
        CodableValue(Float(bitPattern: bits)) == .float32(bits)
    }
}
