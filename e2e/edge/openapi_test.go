package edge

import (
	"os/exec"
	"strconv"
	"strings"
	"testing"
)

// TestDescription: the servers answer as their description says, which is valid OpenAPI 3.1.
func TestDescription(t *testing.T) {
	onEach(t, func(t *testing.T, s server) {
		c := exec.Command("node", "openapi.mjs", s.address, "../src/example.pbn")
		c.Dir = root + "/site/edge"
		out, err := c.CombinedOutput()
		count, _, _ := strings.Cut(string(out), " requests")
		if n, _ := strconv.Atoi(count); err != nil || n < 40 {
			t.Errorf("%v: %s", err, out)
		}
	})
}
