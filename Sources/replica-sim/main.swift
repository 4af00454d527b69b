print("replica-sim")
