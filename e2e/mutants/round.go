package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// A checker knows the mutations of one language, and runs the tests for one.
type checker interface {
	places(ctx context.Context) ([]place, error)
	// prepare comes before the first check, with those that may be checked.
	prepare(ctx context.Context, drawn []mutation) error
	source(m mutation) ([]byte, error)
	// check runs the quick tests or, once they have passed, the slow ones. It is called by several workers at the same time, each with a
	// number of its own.
	check(ctx context.Context, m mutation, worker int, slow bool) (verdict, error)
}

// A round is what is tried by one seed.
type round struct {
	seed    uint64
	files   *regexp.Regexp
	workers int
	out     io.Writer
	earlier *verdicts

	mu      sync.Mutex
	tried   []trial
	skipped map[string]int // by outcome: those that count as none
}

// A trial is a mutation that was tried.
type trial struct {
	mutation mutation
	verdict  verdict
	diff     string
}

// spare is how many times the mutations are drawn that are wanted: some do not compile, or no test in Node reaches them.
const spare = 3

// try tries mutations in the order of the seed until a number of them was killed or survived. Slow tests come at the end: survivors of the
// quick ones are said soon.
func (r *round) try(ctx context.Context, c checker, count int) error {
	places, err := c.places(ctx)
	if err != nil {
		return err
	}
	places = slices.DeleteFunc(places, func(p place) bool { return !r.files.MatchString(p.File) })
	drawn := draw(places, r.seed)
	drawn = drawn[:min(len(drawn), spare*count)]
	if err := c.prepare(ctx, drawn); err != nil {
		return err
	}
	first := len(r.tried)
	counted := 0
	another := func() bool {
		if counted == count {
			return false
		}
		counted++ // until it is known to count as none
		return true
	}
	err = r.work(len(drawn), another, func(i, worker int) error {
		t, err := r.tryOne(ctx, c, drawn[i], worker)
		r.mu.Lock()
		defer r.mu.Unlock()
		if !t.counts() {
			counted--
		}
		return err
	})
	if err != nil {
		return err
	}
	tried := r.tried[first:]
	return r.work(len(tried), func() bool { return true }, func(i, worker int) error {
		if !tried[i].verdict.Slow {
			return nil
		}
		return r.trySlow(ctx, c, &tried[i], worker)
	})
}

// work gives numbers to the workers, until one fails or another one is not wanted, which is asked under the lock.
func (r *round) work(n int, another func() bool, do func(i, worker int) error) error {
	var next int
	var failed error
	var workers sync.WaitGroup
	for worker := range r.workers {
		workers.Go(func() {
			for {
				r.mu.Lock()
				i := next
				stop := failed != nil || i >= n || !another()
				if !stop {
					next++
				}
				r.mu.Unlock()
				if stop {
					return
				}
				err := do(i, worker)
				r.mu.Lock()
				failed = errors.Join(failed, err)
				r.mu.Unlock()
			}
		})
	}
	workers.Wait()
	return failed
}

// trySlow tries a survivor of the quick tests by the slow ones.
func (r *round) trySlow(ctx context.Context, c checker, t *trial, worker int) error {
	source, err := c.source(t.mutation)
	if err != nil {
		return err
	}
	v, err := c.check(ctx, t.mutation, worker, true)
	if err != nil {
		return err
	}
	if err := r.earlier.add(t.mutation, source, v); err != nil {
		return err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	t.verdict = v
	r.say(*t, source)
	return nil
}

func (r *round) say(t trial, source []byte) {
	m, v, left := t.mutation, t.verdict, ""
	if v.Slow {
		left = " (slow tests come later)"
	}
	fmt.Fprintf(r.out, "%-17s %-9s %s: %s%s%s\n", v.Outcome, m.Place.Kind, m.name(), m.change(source), by(v.By), left)
}

func (r *round) tryOne(ctx context.Context, c checker, m mutation, worker int) (trial, error) {
	source, err := c.source(m)
	if err != nil {
		return trial{}, err
	}
	t := trial{mutation: m, diff: m.diff(source)}
	known := false
	if t.verdict, known = r.earlier.killed(m, source); !known {
		if t.verdict, err = c.check(ctx, m, worker, false); err != nil {
			return trial{}, err
		}
		if err := r.earlier.add(m, source, t.verdict); err != nil {
			return trial{}, err
		}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if t.counts() {
		r.tried = append(r.tried, t)
	} else {
		if r.skipped == nil {
			r.skipped = map[string]int{}
		}
		r.skipped[t.verdict.Outcome]++
	}
	r.say(t, source)
	return t, nil
}

func by(what string) string {
	if what == "" {
		return ""
	}
	return " (" + what + ")"
}

func (t trial) counts() bool {
	outcome := t.verdict.Outcome
	return outcome != "" && outcome != invalid && outcome != unreached
}

// report lists the survivors, and says how many there are of each kind.
func (r *round) report() {
	w := r.out
	byKind := map[string][2]int{}
	limits, noticed, slow := 0, 0, 0
	for _, t := range r.tried {
		m, v := t.mutation, t.verdict
		k := byKind[m.Place.Kind]
		k[1]++
		if v.Slow {
			slow++
		}
		switch v.Outcome {
		case survived:
			fmt.Fprintf(w, "\n%s: survived, %s%s\n%s", m.name(), m.Place.Kind, by(v.By), t.diff)
		case hung:
			limits++
			fmt.Fprintf(w, "\n%s: ended by a limit, %s%s\n%s", m.name(), m.Place.Kind, by(v.By), t.diff)
			fallthrough
		default:
			noticed++
			k[0]++
		}
		byKind[m.Place.Kind] = k
	}
	fmt.Fprintf(w, "\nseed %d: ", r.seed)
	if len(r.tried) == 0 {
		fmt.Fprintln(w, "nothing was tried")
		return
	}
	fmt.Fprintf(w, "%d of %d mutations found (%.1f %%), %d of them by a limit of time or memory\n", noticed, len(r.tried), 100*float64(noticed)/float64(len(r.tried)), limits)
	var parts []string
	for _, kind := range kinds {
		parts = append(parts, fmt.Sprintf("%s %d of %d", kind, byKind[kind][0], byKind[kind][1]))
	}
	fmt.Fprintln(w, strings.Join(parts, ", "))
	if slow > 0 {
		fmt.Fprintf(w, "ended before the slow tests had judged: %d survivors\n", slow)
	}
	if n := r.skipped[invalid]; n > 0 {
		fmt.Fprintf(w, "not counted, %s: %d\n", invalid, n)
	}
	// What tests in browsers notice of these is not known; at worst it is nothing.
	if n := r.skipped[unreached]; n > 0 {
		all := len(r.tried) + n
		fmt.Fprintf(w, "not counted, %s: %d; with these it is %d of %d (%.1f %%)\n", unreached, n, noticed, all, 100*float64(noticed)/float64(all))
	}
}
