package main

import (
	"fmt"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"time"
)

// TestOwnCPU: waiting takes no CPU time, and computing does.
func TestOwnCPU(t *testing.T) {
	if _, err := os.Stat("/proc/self/schedstat"); err != nil {
		if got := ownCPU(); got != 0 {
			t.Errorf("%g s of CPU where the system reports none", got)
		}
		return
	}
	text := []byte(strings.Repeat("[Board \"1\"]\n\n", 10_000))
	took := func(act func()) float64 {
		before := ownCPU()
		act()
		return ownCPU() - before
	}
	// While it waits, Go may have something of its own to do.
	var waited, computed float64
	for range 10 {
		start := time.Now()
		computed = took(func() {
			for range 100 {
				native["lex"](text, "")
			}
		})
		long := time.Since(start)
		if waited = took(func() { time.Sleep(long) }); computed > 2*waited {
			return
		}
	}
	t.Errorf("%g s for waiting, %g s for computing", waited, computed)
}

// TestServeCPU: a page gets a number, of the threads that are asked for.
func TestServeCPU(t *testing.T) {
	ask := func(query string) (seconds float64) {
		w := httptest.NewRecorder()
		serveCPU(w, httptest.NewRequest("GET", "/cpu?"+query, nil))
		if _, err := fmt.Sscan(w.Body.String(), &seconds); err != nil {
			t.Errorf("%s: %q", query, w.Body.String())
		}
		return seconds
	}
	if got := ask("process=x") + ask(""); got != 0 {
		t.Errorf("%g s of no process", got)
	}
	one := fmt.Sprintf("process=%d", os.Getpid())
	all := ownCPU()
	if main := ask(one); main > 0 != (all > 0) || main > ownCPU() {
		t.Errorf("%g s of the main thread, %g s of all", main, all)
	} else if twice := ask(one + "&" + one); twice < 2*main {
		t.Errorf("%g s of two, %g s of one", twice, main)
	}
}

// TestColumns: clock and CPU are beside each other, and a time without CPU says so.
func TestColumns(t *testing.T) {
	table := &table{sizes: map[string]int64{small: 1e6}, rows: []row{
		{of: key{natively, "byte loop", small}, got: measurement{First: cost{0.004, 0.002}, Again: cost{0.02, 0.01}}},
		{of: key{natively, "parse", small}, got: measurement{First: cost{0.2, 0.1}, Again: cost{0.1, 0.04}}},
		{of: key{inPage, "parse", small}, got: measurement{First: cost{Wall: 0.2}, Again: cost{Wall: 0.1}}},
		{of: key{toLoad, "gzip", "pbn.wasm.gz"}, got: measurement{Memory: 5e3}},
	}}
	_, rows, _ := strings.Cut(table.markdown(), "--:|---|\n")
	const want = `| native | byte loop | 1 MB | 4.0 ms | 2.0 ms | 50.0 MB/s | 100.0 MB/s | 1.0 |  |  |  |
| native | parse | 1 MB | 200.0 ms | 100.0 ms | 10.0 MB/s | 25.0 MB/s | 4.0 |  |  |  |
| Chromium | parse | 1 MB | 200.0 ms | – | 10.0 MB/s | – |  |  |  |  |
| module | gzip | pbn.wasm.gz |  |  |  |  |  | 5 kB |  |  |
`
	if rows != want {
		t.Errorf("%s", rows)
	}
}
