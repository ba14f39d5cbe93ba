package main

import "slices"

// A Part is run by one target, within a budget of CPU seconds that is reported and holds nobody up. README.md in e2e says what each runs, and
// what it alone would notice.
type Part struct {
	Name, Target string
	Budget       float64
}

// The targets: what a person waits for, and the rest, which CI runs after it.
const (
	quick = "test"
	rest  = "test-rest"
)

var parts = []Part{
	{"build", quick, 70},
	{"lint", quick, 30},
	{"go", quick, 200},
	{"modules", quick, 40},
	{"js", quick, 280},
	{"site", quick, 55},
	{"e2e", quick, 250},
	{"rebuild", rest, 40},
	{"steps", rest, 110},
	{"tools", rest, 60},
	{"wasm", rest, 150},
	{"js-rest", rest, 230},
	{"consumers", rest, 100},
	{"recipes", rest, 60},
	{"pages", rest, 40},
	{"edge", rest, 200},
	{"e2e-rest", rest, 900},
}

// targetOf is the target that runs a part, empty if there is no such part.
func targetOf(part string) string {
	for _, p := range parts {
		if p.Name == part {
			return p.Target
		}
	}
	return ""
}

// partsOf are those of a target, in the order of the table.
func partsOf(target string) []Part {
	return slices.DeleteFunc(slices.Clone(parts), func(p Part) bool { return p.Target != target })
}
