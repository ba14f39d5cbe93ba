#!/bin/sh
# go test -exec=wasm/flow/exec.sh: rewrites a module of tests as the build does, but with its lines, and runs it under Node. Uses bin/flow.
set -e
node="$(go env GOROOT)/lib/wasm/go_js_wasm_exec"
if [ "$FLOW" = 0 ]; then
	exec "$node" "$@"
fi
module=$(mktemp)
trap 'rm -f "$module"' EXIT
"$(dirname "$0")/../../bin/flow" -lines "$1" "$module"
shift
"$node" "$module" "$@"
