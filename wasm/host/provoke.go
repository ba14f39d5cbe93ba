//go:build js && wasm && provoke

package host

import (
	"os"
	"runtime"
	"strings"
)

// LongestGame is a limit that a test can reach.
const LongestGame = 1 << 20

// provoke makes the program fail, where the bytes that came ask for it. Only the build for tests has it.
func provoke(file []byte) {
	switch _, after, _ := strings.Cut(string(file), "% provoke "); {
	case strings.HasPrefix(after, "panic"):
		panic("provoked")
	case strings.HasPrefix(after, "crash"):
		go panic("nobody recovers; fatal error: out of memory")
		runtime.Gosched()
	case strings.HasPrefix(after, "exit"):
		os.Exit(3)
	case strings.HasPrefix(after, "hang"):
		for {
		}
	}
}
