import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The few requests that a ``WebDAVTransport`` makes.
struct WebDAVClient: Sendable {
    let root: URL
    let session: URLSession
    let authorize: @Sendable (inout URLRequest) -> Void

    struct Answer: Sendable {
        let status: Int
        let data: Data
        let tag: String?
        let retryAfter: UInt64?
    }
}

extension WebDAVClient {
    func url(_ name: String) -> URL { root.appendingPathComponent(name) }

    /// Fetches a file; with status 404 if there is none, and 304 if it still has the tag.
    func get(_ name: String, unless tag: String?) async throws(SyncFailure) -> Answer {
        let answer = try await send("GET", url(name), headers: tag.map { ["If-None-Match": $0] } ?? [:])
        guard [200, 304, 404].contains(answer.status) else { throw failure(answer) }
        return answer
    }

    /// Writes a file in the place of the one with this tag, or where there is none.
    /// - Returns: false, with nothing written, if what is there is another one.
    func put(_ data: Data, to name: String, replacing tag: String?) async throws(SyncFailure) -> Bool {
        let condition = tag.map { ["If-Match": $0] } ?? ["If-None-Match": "*"]
        let answer = try await send("PUT", url(name), headers: condition, body: data)
        if answer.status == 412 { return false }
        guard (200...299).contains(answer.status) else { throw failure(answer) }
        return true
    }

    func delete(_ name: String) async throws(SyncFailure) {
        let answer = try await send("DELETE", url(name))
        guard (200...299).contains(answer.status) || answer.status == 404 else { throw failure(answer) }
    }

    /// Creates the collection, if it isn't there.
    func createCollection() async throws(SyncFailure) {
        let answer = try await send("MKCOL", root)
        // 405 says that there is something already, 409 that there is nothing to create it in.
        if answer.status == 409 { throw .retryable(RetryableFailure(.unreachable)) }
        guard (200...299).contains(answer.status) || answer.status == 405 else { throw failure(answer) }
    }

    private func send(
        _ method: String,
        _ url: URL,
        headers: [String: String] = [:],
        body: Data? = nil
    ) async throws(SyncFailure) -> Answer {
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        request.httpMethod = method
        request.httpBody = body
        for name in headers.keys.sorted() { request.setValue(headers[name], forHTTPHeaderField: name) }
        authorize(&request)
        do {
            let (data, response) = try await session.data(for: request)
            guard let response = response as? HTTPURLResponse else {
                throw SyncFailure.retryable(RetryableFailure(.server))
            }
            return Answer(
                status: response.statusCode,
                data: data,
                tag: response.value(forHTTPHeaderField: "ETag"),
                retryAfter: response.value(forHTTPHeaderField: "Retry-After").flatMap(UInt64.init)
            )
        } catch let failure as SyncFailure {
            throw failure
        } catch {
            throw Self.failure(error)
        }
    }

    private static func failure(_ error: any Error) -> SyncFailure {
        switch (error as? URLError)?.code {
        case .timedOut: .retryable(RetryableFailure(.timeout))
        case .userAuthenticationRequired, .clientCertificateRequired: .blocking(.authentication)
        default: .retryable(RetryableFailure(.unreachable))
        }
    }

    /// What a status means to sync.
    private func failure(_ answer: Answer) -> SyncFailure {
        let seconds = answer.retryAfter.map { $0.multipliedReportingOverflow(by: 1_000) }
        let wait = seconds.map { $0.overflow ? .max : $0.partialValue }
        switch answer.status {
        case 401, 403, 407: return .blocking(.authentication)
        case 413: return .permanent(PermanentFailure(.tooLarge))
        case 507: return .blocking(.quota)
        case 404, 408, 409: return .retryable(RetryableFailure(.unreachable, retryAfter: wait))
        case 423, 425, 429, 503: return .retryable(RetryableFailure(.busy, retryAfter: wait))
        case 400..<500: return .permanent(PermanentFailure(.invalid, details: "status \(answer.status)"))
        default: return .retryable(RetryableFailure(.server, retryAfter: wait))
        }
    }
}
