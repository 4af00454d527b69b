import ReplicaSimTool

await SimulatorTool.replicaSim.main()
