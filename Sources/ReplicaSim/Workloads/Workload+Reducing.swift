extension Workload {
    /// The smallest schedule that goes wrong as the run of this configuration does; nil when nothing goes wrong.
    public func reduced(_ configuration: SimulationConfiguration, limit: Int = 2_000) -> HuntFailure? {
        guard let schedule = record(configuration, nil).schedule else { return nil }
        return reduced(ScheduleText(workload: name, configuration: configuration, schedule: schedule), limit: limit)
    }

    /// The smallest schedule that goes wrong as this one does; nil when nothing goes wrong.
    public func reduced(_ text: ScheduleText, limit: Int = 5_000) -> HuntFailure? {
        let (schedule, configuration) = (text.schedule, text.configuration)
        let shrinker = ScheduleShrinker(
            schedule,
            configuration: configuration,
            limit: limit,
            failure: failure,
            run: record
        )
        guard var shrinker else { return nil }
        let found = shrinker.result
        shrinker.shrink()
        return HuntFailure(result: found, workload: self, shrinker: shrinker)
    }
}
