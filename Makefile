# Everything a contributor runs. Each target sets up first whatever it needs: a second run is quick.

IS_NEW := -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
ifndef PYTHON
PYTHON := $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$name $(IS_NEW) && echo $$name && break; done)
endif
RUN := .venv/bin/python
WEB := npm --prefix web run --silent

# The tests of the engine, which the plain build has to pass as well.
ENGINE_TESTS := $(wildcard tests/games tests/scenarios \
	$(addprefix tests/test_,against_naive.py bad_data.py bad_input.py bits.py chance.py chosen.py fields.py \
	foretelling.py perft.py record.py stepwise.py versions.py))
PYTEST := $(RUN) -m pytest -n auto --dist worksteal
CHECKED := src tests benchmarks scripts setup.py
RESOLVE := CUSTOM_COMPILE_COMMAND="make lock" build/lock/bin/pip-compile --quiet --upgrade \
	--all-build-deps --generate-hashes --allow-unsafe --strip-extras \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host

.DEFAULT_GOAL := help
.PHONY: help setup tools need-python play test lint types bench dist release lock clean

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 8

setup: need-python ## make .venv: the tools, and Quinta with its page built and its engine compiled
	@$(PYTHON) scripts/bootstrap.py

tools: need-python
	@$(PYTHON) scripts/bootstrap.py tools

need-python:
	@$(or $(PYTHON),false) $(IS_NEW) || { echo "Quinta needs Python 3.11 or newer, and" \
		"$(if $(PYTHON),$(PYTHON) is not,none is found): install one, or name it with PYTHON=..." >&2; exit 1; }

play: setup ## play in the browser
	@.venv/bin/quinta serve --open

test: setup ## run all tests, and the engine's tests again without the compiled build
	@scripts/system-packages valgrind || echo "quinta: the test that counts instructions will be skipped" >&2
	@scripts/system-packages postgresql || echo "quinta: the tests on PostgreSQL will be skipped" >&2
	@scripts/system-packages chromium chromium-headless-shell || echo "quinta: the tests in a browser may be skipped" >&2
	$(PYTEST)
	PYTHONPATH=src $(PYTEST) $(ENGINE_TESTS)
	$(WEB) test
	$(WEB) size

lint: tools ## check format, style, types and imports
	$(RUN) -m ruff format --check .
	$(RUN) -m ruff check .
	$(RUN) -m mypy $(CHECKED)
	PYTHONPATH=src $(RUN) scripts/page_types.py --check
	PYTHONPATH=src .venv/bin/lint-imports --no-cache
	$(WEB) format:check
	$(WEB) check

types: tools ## write the page's types anew, from the structs of the service and of the games
	PYTHONPATH=src $(RUN) scripts/page_types.py

bench: setup ## run the benchmarks; each prints JSON, one object per line
	@set -e; for script in benchmarks/[!_]*.py; do $(RUN) $$script; done

dist: setup ## build the packages for others into dist/: sources, compiled wheel, plain wheel
	@$(RUN) scripts/dist.py

release: setup ## the same for a tagged commit: tag, changelog and version have to agree, two builds to be equal
	@$(RUN) scripts/dist.py --release

lock: need-python ## resolve the versions of the tools anew, into requirements/
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet pip-tools==7.6.2
	$(RESOLVE) --only-build-deps --output-file requirements/build.txt pyproject.toml
	$(RESOLVE) --extra client --extra server --extra train --extra dev --output-file requirements/dev.txt pyproject.toml

clean: ## remove all that was made
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/node_modules src/quinta/server/page
	find src tests benchmarks scripts -name __pycache__ -prune -exec rm -rf {} +
