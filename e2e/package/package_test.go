package package_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"testing"

	"pbn/e2e/browser"
)

// strict is the policy under which the package works, in the page and in its worker.
const strict = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src data:; report-uri /violations"

// servePackage serves the package, the page of testdata that uses it, and modules with a right and a wrong MIME type, all
// under the strict policy. A violation of it fails the test.
func servePackage(t *testing.T) (url string) {
	t.Helper()
	const provoked = "js/test/build/provoked.wasm"
	if _, err := os.Stat(provoked); err != nil {
		t.Fatal("There is no module that fails: run make test-module.")
	}
	var mu sync.Mutex
	mux := http.NewServeMux()
	mux.Handle("/", http.FileServer(http.Dir("e2e/package/testdata")))
	mux.Handle("/pbnkit/", http.StripPrefix("/pbnkit/", http.FileServer(http.Dir("js/dist"))))
	mux.Handle("/test/", http.StripPrefix("/test/", http.FileServer(http.Dir("js/test"))))
	for path, file := range map[string]string{"/right.wasm": "js/dist/pbn.wasm", "/wrong.wasm": "js/dist/pbn.wasm", "/provoked.wasm": provoked} {
		mux.HandleFunc(path, func(w http.ResponseWriter, r *http.Request) {
			if path == "/wrong.wasm" {
				w.Header().Set("Content-Type", "application/octet-stream")
			}
			http.ServeFile(w, r, file)
		})
	}
	mux.HandleFunc("/violations", func(_ http.ResponseWriter, r *http.Request) {
		report, _ := io.ReadAll(r.Body)
		mu.Lock()
		defer mu.Unlock()
		// The page tries what the policy forbids, to see that it is in force.
		if !strings.Contains(string(report), `"blocked-uri":"eval"`) {
			t.Errorf("the policy is violated: %s", report)
		}
	})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", strict)
		mux.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL + "/package.html?"
}

// runPackage is what a test of testdata/package.js comes to. What holds of every page is checked here.
func runPackage(t *testing.T, url string) map[string]any {
	t.Helper()
	p := browser.Open(t, url).Ready()
	var got struct {
		Result      map[string]any
		Added, Lost []string
		Unsafe      bool
	}
	if err := json.Unmarshal([]byte(browser.Evaluate[string](p, `document.body.textContent`)), &got); err != nil {
		t.Fatal(err)
	}
	if got.Unsafe {
		t.Error("the policy is not in force")
	}
	if len(got.Added)+len(got.Lost) > 0 {
		t.Errorf("the global object has %q more and %q less", got.Added, got.Lost)
	}
	p.NoErrors()
	return got.Result
}

// TestPackageLoads: from every form of the module, sent as what it is or as something else, in the page and in a worker.
func TestPackageLoads(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	url := servePackage(t)
	want := map[string]string{}
	for _, form := range []string{"default", "url", "string", "response", "bytes", "module"} {
		want[form] = "2,true,true,true"
	}
	for _, worker := range []bool{false, true} {
		for _, wasm := range []string{"/right.wasm", "/wrong.wasm"} {
			begin(t, runPackage(t, fmt.Sprintf("%stest=loads&worker=%t&wasm=%s", url, worker, wasm)), want)
		}
	}
}

// begin checks that what a page tells begins as it should.
func begin(t *testing.T, got map[string]any, want map[string]string) {
	t.Helper()
	for name, start := range want {
		if text := fmt.Sprint(got[name]); !strings.HasPrefix(text, start) {
			t.Errorf("%s: %s, want %s", name, text, start)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%v", got)
	}
}

// TestPackageFails: a panic, an end of the program, and no memory reject, in one call and in a job, and the next call works.
func TestPackageFails(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	url := servePackage(t)
	for _, worker := range []bool{false, true} {
		begin(t, runPackage(t, fmt.Sprintf("%stest=fails&worker=%t", url, worker)), map[string]string{
			"panic call": "PbnPanicError: pbnkit failed in validate: provoked", "panic job": "PbnPanicError: pbnkit failed in push: provoked",
			"crash call": "PbnPanicError: ", "crash job": "PbnPanicError: ",
			"exit call": "PbnPanicError: ", "exit job": "PbnPanicError: ",
			"memory call": "PbnMemoryError: ", "memory job": "PbnMemoryError: ",
		})
	}
}

// TestPackageStops: a worker that is ended is noticed, while it starts and in a call that would never end, as is the call's signal; the
// next call works.
func TestPackageStops(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	begin(t, runPackage(t, servePackage(t)+"test=stops&worker=true&kill=true"), map[string]string{
		"kill start": "PbnPanicError: the worker died: it was ended",
		"kill call":  "PbnPanicError: the worker died: it was ended", "kill job": "PbnPanicError: the worker died: it was ended",
		"abort call": "TimeoutError: ", "abort job": "TimeoutError: ",
	})
}

// TestPackageStarts: a worker that is ended before its script runs, once it has the first message or the second, is noticed; the next load works.
func TestPackageStarts(t *testing.T) {
	t.Parallel()
	const silent, died = "PbnLoadError: the worker did not start: it said nothing for 120 s", "PbnPanicError: the worker died: "
	begin(t, runPackage(t, servePackage(t)+"test=starts&worker=true&kill=true"), map[string]string{
		"with locks 0": silent, "with locks 1": silent, "with locks 2": died + "it was ended", "with locks after": "2",
		"without locks 0": silent, "without locks 1": silent, "without locks 2": died + "it said nothing for 120 s", "without locks after": "2",
	})
}

// TestPackageSolves: deals are solved in the page and in workers, which may die; what solves is loaded when it is asked for.
func TestPackageSolves(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	url := servePackage(t)
	for _, worker := range []bool{false, true} {
		begin(t, runPackage(t, fmt.Sprintf("%stest=solves&worker=%t&kill=true", url, worker)), map[string]string{
			"before": "2,0", "table": "true", "alive": "2,true,true", "killed": "true,true", "stopped": "RangeError: enough",
			"optimum": "OptimumResultTable,OptimumScore", "closed": "PbnClosedError: ",
		})
	}
}
