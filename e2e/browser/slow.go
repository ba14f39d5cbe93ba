package browser

import (
	"os"
	"testing"
)

// quick is set by make test.
var quick = os.Getenv("QUICK") == "1"

// Slow is the first thing that a test calls which takes long. make test leaves such tests out; make test-rest, which finds them by this
// call, runs them.
func Slow(t *testing.T) {
	t.Helper()
	if quick {
		t.Skip("it is slow: make test-rest runs it")
	}
}
