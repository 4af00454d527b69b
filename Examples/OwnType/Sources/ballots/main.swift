import OwnType
import ReplicaSimTool

await SimulatorTool("ballots", workloads: [.ballot, .naiveBallot]).main()
