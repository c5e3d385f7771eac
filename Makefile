# Slagveld: two commands on a fresh machine are `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= 2
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
TABLE := $(filter-out src/slagveld/table/_compiled/%,$(wildcard src/slagveld/table/*.py))

.PHONY: play test test-plain check rules golden bench soak mutate lock clean

## play: install into .venv, compile the table where a compiler is, and start
play: $(VENV)/.run $(VENV)/.table
	$(BIN)/slagveld play

## test: every test that fits into a quarter of an hour on two cores, compiled and plain
test: $(VENV)/.dev $(VENV)/.table
	$(BIN)/python -m pytest tests -n $(WORKERS) --dist loadgroup
	@if $(BIN)/python -c "import slagveld.table as t; raise SystemExit(not t.compiled())"; then \
		echo "The same in plain Python:"; \
		SLAGVELD_PLAIN=1 $(BIN)/python -m pytest tests/table tests/kernel -n $(WORKERS) --dist loadgroup; \
	fi

## check: lint, types, import contract, texts
check: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m slagveld.texts.lint src tests/kernel/toy

## rules: which rules are tested, exempt, missing
rules: $(VENV)/.dev
	$(BIN)/python tools/rules.py

## golden: write the golden playthroughs anew (read the diff)
golden: $(VENV)/.dev $(VENV)/.table
	$(BIN)/python -m slagveld.conformance.playthrough --write

## bench: speed on this machine
bench: $(VENV)/.dev $(VENV)/.table
	$(BIN)/slagveld bench

## soak: the long rest of the tests
soak: $(VENV)/.dev $(VENV)/.table
	SLAGVELD_SOAK=1 $(BIN)/python -m pytest tests -n $(WORKERS) --dist loadgroup

## mutate: break the toy game at random and see which tests notice
mutate: $(VENV)/.dev $(VENV)/.table
	$(BIN)/python tools/mutate.py tests/kernel/toy/slagveld_toy --tests tests/kernel --count 60

## lock: pin the newest versions of everything, with hashes and without addresses
lock: $(VENV)/.dev
	$(BIN)/uv pip compile pyproject.toml --extra build --universal --generate-hashes \
		--no-header --upgrade -q -o constraints/run.txt
	$(BIN)/uv pip compile pyproject.toml --extra build --extra dev --extra postgres -c constraints/run.txt \
		--universal --generate-hashes --no-header --upgrade -q -o constraints/dev.txt

clean:
	rm -rf $(VENV) build dist src/slagveld/table/_compiled

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run: constraints/run.txt pyproject.toml | $(BIN)/python
	$(PIP) --require-hashes -r constraints/run.txt
	$(PIP) --no-deps --no-build-isolation -e .
	touch $@

$(VENV)/.dev: constraints/dev.txt pyproject.toml tests/kernel/toy/pyproject.toml | $(BIN)/python
	$(PIP) --require-hashes -r constraints/dev.txt
	$(PIP) --no-deps --no-build-isolation -e . -e tests/kernel/toy
	touch $@ $(VENV)/.run

$(VENV)/.table: $(TABLE) tools/compile_table.py | $(VENV)/.run
	$(BIN)/python tools/compile_table.py
	touch $@
