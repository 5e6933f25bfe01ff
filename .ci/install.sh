#!/bin/sh
# Makes .venv and installs the package, as editable, with all that reading and testing it needs. Run by make, from the top of the checkout.
set -eu
ok() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }
die() { printf '\n%s\n' "$@" >&2; exit 1; }

if [ -n "${PYTHON:-}" ]; then set -- "$PYTHON"; else set -- python3 python3.13 python3.12 python3.11 python; fi
py=
for p in "$@"; do if ok "$p"; then py=$p; break; fi; done
[ -n "$py" ] || die "tinylearn needs Python 3.11 or newer, and none of these is: $*" \
                    'Install one, or name the one to use:  make lab PYTHON=/path/to/python3'

if ! ok .venv/bin/python || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
  echo "making .venv with $("$py" --version)"
  rm -rf .venv
  if ! out=$("$py" -m venv .venv 2>&1); then   # some distributions package ensurepip apart from Python
    rm -rf .venv
    { "$py" -m venv --without-pip .venv && "$py" -m pip --python .venv/bin/python install -q pip; } >/dev/null 2>&1 || {
      rm -rf .venv
      die "$out" "This Python ($py) cannot make a virtual environment with pip in it." \
          'Debian and Ubuntu keep that in a package of its own:  apt install python3-venv' 'or name another Python:  make lab PYTHON=/path/to/python3'; }
  fi
fi

echo 'installing into .venv (about 1.1 GB, a minute or so) ...'
.venv/bin/python -m pip install -q --disable-pip-version-check --prefer-binary --use-pep517 -e '.[dev]' || die 'pip could not install everything; its message is above. To try again:  make lab'
.venv/bin/python -m ipykernel install --sys-prefix --name python3 --display-name python3 >/dev/null 2>&1
touch .venv/.ready
