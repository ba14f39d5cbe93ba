package e2e

import "testing"

// TestCrowd: a machine with more to do than it has cores makes a test wait longer; one that has less to do, or does not say, does not.
func TestCrowd(t *testing.T) {
	for _, c := range []struct {
		loadavg string
		cores   int
		want    float64
	}{
		{"30 28 21 12/900 4711\n", 2, 3}, {"5 28 21 12/900 4711\n", 2, 2.5}, {"1 1 1 1/90 47\n", 2, 1}, {"4 1 1 1/90 47\n", 4, 1}, {"", 2, 1},
	} {
		if got := crowd(c.loadavg, c.cores); got != c.want {
			t.Errorf("%q, %d cores: %v, want %v", c.loadavg, c.cores, got, c.want)
		}
	}
}
