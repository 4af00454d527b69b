# Everything one does with the project. `make` lists the targets.

# A crash report that waits for a terminal would hang a run without one.
export SWIFT_BACKTRACE ?= enable=no

SWIFT_FLAGS ?=
ARGS ?=
SEEDS ?= 1000
FUZZ_SECONDS ?= 60
ROUNDS ?= 10000
TRACES ?= Traces
LINT_PATHS = Package.swift $(wildcard Sources Tests Fuzz Benchmarks Examples)
SIM = swift run -c release $(SWIFT_FLAGS) replica-sim

# The kernel alone is generic over what it simulates, in another module: for its own speed it is optimised across modules,
# which takes the compiler long and helps real types little. Other flags mean other objects, so in a folder of their own.
SIM_BENCH = swift run -c release --scratch-path .build/simulator -Xswiftc -cross-module-optimization $(SWIFT_FLAGS) replica-sim

.DEFAULT_GOAL := help
.PHONY: help run test bench bench-full bench-peers performance instructions format lint fuzz sanitize sim crash docs snippets build clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

run: ## Run a convergence simulation (ARGS="--help" shows its options)
	@$(SIM) run $(ARGS)

test: ## Run all tests (ARGS="--filter Name" for some)
	@swift test $(SWIFT_FLAGS) $(ARGS)

sim: ## Sweep, hunt and explore within bounds (SEEDS=1000 for each type)
	@$(SIM) run --swarm --seeds $(SEEDS) --no-check-rerun $(ARGS)
	@$(SIM) hunt --seeds $(SEEDS)
	@$(SIM) explore --operations 3
	@$(SIM) mutants
	@$(SIM) digests --check Tests/Support/Golden/replica-sim/thousand-digests.txt
	@SYNC_SEEDS=$(SEEDS) swift test $(SWIFT_FLAGS) --filter SyncStoryTests

crash: ## Kill a process that edits, syncs, compacts and copies (ROUNDS=10000 times)
	@CRASH_ROUNDS=$(ROUNDS) swift test $(SWIFT_FLAGS) --filter CrashTests

bench: ## Measure everything in a few minutes (TRACES=folder, ARGS="--runs 9")
	@TRACES="$(TRACES)" Scripts/bench.sh --quick $(ARGS)
	@$(SIM_BENCH) bench

bench-full: ## Measure the largest sizes, too
	@TRACES="$(TRACES)" Scripts/bench.sh $(ARGS)

bench-peers: ## Measure against loro in one run (TRACES=folder, PEERS_PYTHON=python that has it)
	@TRACES="$(TRACES)" Scripts/bench-peers.sh $(ARGS)

performance: ## Measure everything and write it into Docs/PERFORMANCE.md (as bench-peers)
	@TRACES="$(TRACES)" Scripts/performance.sh $(ARGS)

instructions: ## Compare instruction counts with the baseline (UPDATE_BASELINE=1 renews it)
	@Scripts/instructions.sh $(ARGS)

fuzz: ## Feed hostile bytes to every decoder (FUZZ_SECONDS=60 each)
	@FUZZ_SECONDS=$(FUZZ_SECONDS) Scripts/fuzz.sh $(ARGS)

sanitize: ## Run the suites with internal checks and under sanitizers (ARGS="checks")
	@Scripts/sanitize.sh $(ARGS)

lint: ## Check formatting and style
	@swift format lint --strict --parallel --recursive $(LINT_PATHS)

format: ## Format all sources in place
	@swift format --in-place --parallel --recursive $(LINT_PATHS)

docs: ## Build each library's documentation into .build/docs
	@Scripts/docs.sh

snippets: ## Copy the tested snippets into the documentation that shows them
	@UPDATE_SNIPPETS=1 swift test $(SWIFT_FLAGS) --filter ReadmeTests

build: ## Build everything, tests included
	@swift build --build-tests $(SWIFT_FLAGS)

clean: ## Remove everything that was built
	@rm -rf .build
