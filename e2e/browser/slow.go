package browser

import (
	"os"
	"testing"
)

// Slow is the first thing that a test calls which takes long. make test leaves such tests out; make test-rest, which finds them by this
// call, runs them.
func Slow(t *testing.T) {
	t.Helper()
	if os.Getenv("QUICK") == "1" {
		t.Skip("it is slow: make test-rest runs it")
	}
}
