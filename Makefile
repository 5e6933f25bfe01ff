# make lab    reads the book:  .venv, everything installed, JupyterLab at nbs/index.ipynb
# make test   what CI checks:  the last line is `N passed, N failed`
# make run    for authors:     text/ -> notebooks -> tinylearn/ -> outputs -> README, stubs (NB="02_uops 03_draw": only these)
# It needs Python >= 3.11 (another one than the first on PATH: make lab PYTHON=/path/to/python3.12) and nothing else.

ready := .venv/.ready
python := .venv/bin/python

lab: $(ready)
	@$(python) .ci/lab.py
test: $(ready)
	@$(python) .ci/checks.py
run: $(ready)
	@$(python) .ci/nbrun.py --author $(NB)

$(ready): settings.ini setup.py .ci/install.sh
	@PYTHON="$(PYTHON)" sh .ci/install.sh

.PHONY: lab test run
.NOTPARALLEL:
