package testkit

import (
	"os"
	"runtime"
	"strconv"
)

// Generated is how many generated files a test tries: natively, or as wasm, which only takes longer. PBN_GENERATED replaces both.
func Generated(native, wasm int) int {
	if n, err := strconv.Atoi(os.Getenv("PBN_GENERATED")); err == nil {
		return n
	}
	if runtime.GOOS == "js" {
		return wasm
	}
	return native
}
