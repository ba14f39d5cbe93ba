package check

import (
	"math"
	"math/rand/v2"
	"strconv"
	"testing"
)

// TestPlain: numbers are written as the shortest text that has them to two decimals.
func TestPlain(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	numbers := []float64{0, math.Copysign(0, -1), -0.004, 0.005, 0.05, 0.5, -0.5, 1, 10, 62.5, -62.55, 99.995, 1e6, 1e9 - 0.01}
	for range 100_000 {
		numbers = append(numbers, random.NormFloat64()*math.Pow(10, float64(random.IntN(12))-2))
	}
	for _, n := range numbers {
		if got, want := writtenNumber(n), strconv.FormatFloat(math.Round(n*100)/100+0, 'f', -1, 64); got != want {
			t.Fatalf("%v is written %s, want %s", n, got, want)
		}
	}
}
