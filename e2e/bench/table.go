package main

import (
	"fmt"
	"slices"
	"strings"
)

// table is what was measured.
type table struct {
	rows  []row
	sizes map[string]int64 // of the files, in bytes
}

func (t *table) find(k key) row {
	if i := slices.IndexFunc(t.rows, func(r row) bool { return r.of == k }); i >= 0 {
		return t.rows[i]
	}
	return row{}
}

// rates are how many bytes of the file a second takes, by the clock and of a processor; warm where there was more than one
// call, 0 where nothing was measured.
func (t *table) rates(r row) (wall, cpu float64) {
	seconds := r.got.Again
	if seconds.Wall == 0 {
		seconds = r.got.First
	}
	rate := func(seconds float64) float64 {
		if seconds <= 0 {
			return 0
		}
		return float64(t.sizes[r.of.file]) / seconds
	}
	return rate(seconds.Wall), rate(seconds.CPU)
}

// rate is that of CPU time, which other work on the machine hardly changes, or else that of the clock.
func (t *table) rate(r row) float64 {
	wall, cpu := t.rates(r)
	if cpu > 0 {
		return cpu
	}
	return wall
}

// loops is how many times as long it takes as the byte loop of the same runtime over the same bytes; 0 where that was not measured.
func (t *table) loops(r row) float64 {
	what := "byte loop"
	if r.of.what == npmPackage {
		what = loopInJavaScript
	}
	loop := t.find(key{r.of.where, what, r.of.file})
	if loop.got.First.Wall == 0 {
		loop = t.find(key{r.of.where, what, middle})
	}
	return t.timesLoop(r, loop)
}

// timesLoop is how many times as long as a loop a row takes.
func (t *table) timesLoop(r, loop row) float64 {
	if rate := t.rate(r); rate > 0 {
		return t.rate(loop) / rate
	}
	return 0
}

const heading = `| where | what | file | first call, wall | first call, CPU | again, wall | again, CPU | × byte loop | memory, size | allocations a game | target |
|---|---|---|--:|--:|--:|--:|--:|--:|--:|---|
`

func (t *table) markdown() string {
	var b strings.Builder
	b.WriteString(heading)
	for _, r := range t.rows {
		wall, cpu := t.rates(r)
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s | %s | %s | %s | %s |\n",
			r.of.where, r.of.what, r.of.file, pair("%.1f ms", r.got.First.Wall*1000, r.got.First.CPU*1000),
			pair("%.1f MB/s", wall/1e6, cpu/1e6), shown("%.1f", t.loops(r)), t.memory(r), shown("%.1f", r.got.Allocs), t.verdicts(r))
	}
	return b.String()
}

func (t *table) memory(r row) string {
	if r.of.where == toLoad {
		return shown("%.0f kB", r.got.Memory/1e3)
	}
	return shown("%.0f MB", r.got.Memory/1e6)
}

// pair is a figure of the clock in one column, and that of CPU time in the next one: a dash where only it was not measured.
func pair(format string, wall, cpu float64) string {
	if wall > 0 && cpu <= 0 {
		return shown(format, wall) + " | –"
	}
	return shown(format, wall) + " | " + shown(format, cpu)
}

// shown is a figure, or nothing where there is none.
func shown(format string, figure float64) string {
	if figure == 0 {
		return ""
	}
	return fmt.Sprintf(format, figure)
}

func (t *table) verdicts(r row) string {
	var all []string
	for _, target := range r.targets {
		says, met := target(t, r)
		if met {
			says += " met"
		} else {
			says += " **not met**"
		}
		all = append(all, says)
	}
	return strings.Join(all, "; ")
}
