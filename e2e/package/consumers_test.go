package package_test

import (
	"bufio"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// consumers is where the pages are that js/test/consumers/build.mjs makes of the packed package.
const consumers = "js/test/consumers/out"

// built skips the test where the pages were not built, and fails it where one of them was not: make test-consumers does
// it before.
func built(t *testing.T, names ...string) {
	t.Helper()
	if _, err := os.Stat(consumers); err != nil {
		t.Skip("There are no pages with the package: run make test-consumers.")
	}
	for _, name := range names {
		if _, err := os.Stat(filepath.Join(consumers, name, "index.html")); err != nil {
			t.Fatalf("There is no page of %s: run make test-consumers. %v", name, err)
		}
	}
}

// failure is why a page with the package could not convert, once it has tried.
func failure(p *browser.Page) string {
	p.T.Helper()
	p.WaitFor(`(({ converted, failed }) => (converted ?? failed) !== undefined)(document.documentElement.dataset)`)
	return browser.Evaluate[string](p, `document.documentElement.dataset.failed ?? ""`)
}

// convertsTheExample opens a page with the package: it converts the example on its own thread and in a worker to what
// the core writes, and writes nothing to the console.
func convertsTheExample(t *testing.T, url string) *browser.Page {
	t.Helper()
	p := browser.Open(t, url)
	if failed := failure(p); failed != "" {
		t.Fatalf("%s; on the console: %s", failed, p.Errors())
	}
	converted := map[string]string{}
	if err := json.Unmarshal([]byte(browser.Evaluate[string](p, `document.documentElement.dataset.converted`)), &converted); err != nil {
		t.Fatal(err)
	}
	b, _ := pbn.Export(pbn.Bytes(browser.Read(t, visit.Example)), export.Options{})
	var want strings.Builder
	for _, c := range b {
		want.WriteRune(rune(c))
	}
	for _, where := range []string{"page", "worker"} {
		if converted[where] != want.String() {
			t.Errorf("in the %s: got %d characters that are not the %d bytes which the core writes", where, len(converted[where]), len(b))
		}
	}
	p.NoErrors()
	return p
}

// TestConsumers: the packed package in a page of each bundler, on a static host in a sub-path.
func TestConsumers(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(http.StripPrefix(browser.SubPath, http.FileServer(http.Dir(consumers))))
	t.Cleanup(server.Close)
	convertsIn := func(t *testing.T, name string) *browser.Page {
		built(t, name)
		return convertsTheExample(t, server.URL+browser.SubPath+name+"/")
	}
	for _, name := range []string{
		"vite", "vite-url", "webpack", "webpack-in-worker", "esbuild-inline", "esbuild-inline-script",
		"esbuild-url", "esbuild-copied", "rollup-inline", "rollup-copied", "plain", "classic",
	} {
		t.Run(name, func(t *testing.T) { convertsIn(t, name) })
	}
	for name, board := range map[string]string{"vite-viewer": "Board 7", "vite-auto": "Donne 7", "webpack-auto": "Donne 7"} {
		t.Run(name, func(t *testing.T) {
			p := convertsIn(t, name)
			p.WaitFor(`document.querySelector(".pbn-step-forward") !== null`)
			if display := browser.Evaluate[string](p, `getComputedStyle(document.querySelector(".pbn-deal-grid")).display`); display != "grid" {
				t.Errorf("the viewer has no style: display is %s", display)
			}
			if got := browser.Evaluate[string](p, `document.querySelector(".pbn-board").textContent`); got != board {
				t.Errorf("the first game is %q, want %q", got, board)
			}
		})
	}
}

// TestConsumerChess: the packed package reads chess games in a page of bundlers and on a static host, by its own entry and by that of all
// notations.
func TestConsumerChess(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(http.StripPrefix(browser.SubPath, http.FileServer(http.Dir(consumers))))
	t.Cleanup(server.Close)
	const want = "2000 games: e4 e5 Nf3 Nc6, rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"
	for _, name := range []string{"vite-chess", "vite-any", "webpack-chess", "plain-chess"} {
		t.Run(name, func(t *testing.T) {
			built(t, name)
			p := browser.Open(t, server.URL+browser.SubPath+name+"/")
			if failed := failure(p); failed != "" {
				t.Fatalf("%s; on the console: %s", failed, p.Errors())
			}
			read := map[string]string{}
			if err := json.Unmarshal([]byte(browser.Evaluate[string](p, `document.documentElement.dataset.converted`)), &read); err != nil {
				t.Fatal(err)
			}
			if read["page"] != want || read["worker"] != want {
				t.Errorf("%q", read)
			}
			p.NoErrors()
		})
	}
}

// TestConsumerReact: a page in React lists the boards of a file and what is wrong with it, and draws the board that is picked.
func TestConsumerReact(t *testing.T) {
	t.Parallel()
	built(t, "vite-react")
	server := httptest.NewServer(http.StripPrefix(browser.SubPath, http.FileServer(http.Dir(consumers))))
	t.Cleanup(server.Close)
	p := convertsTheExample(t, server.URL+browser.SubPath+"vite-react/")
	p.WaitFor(`document.querySelectorAll(".boards button").length === 3 && document.querySelectorAll(".diagnostics li").length > 0`)
	for _, at := range []string{"1", "0"} {
		browser.Evaluate[any](p, `document.querySelectorAll(".boards button")[`+at+`].click()`)
		p.WaitFor(`[...document.querySelectorAll(".deal .pbn-board")].filter((board) => board.checkVisibility()).map((board) => board.textContent).join() === ` +
			`document.querySelectorAll(".boards button")[` + at + `].textContent`)
	}
	p.NoErrors()
}

// TestConsumerOfAnotherSite: the classic script comes from another site, with its module, its worker and the script for articles; a module that is not
// the one that it was built with is refused.
func TestConsumerOfAnotherSite(t *testing.T) {
	t.Parallel()
	built(t, "classic")
	files := http.FileServer(http.Dir(filepath.Join(consumers, "classic/pbnkit")))
	serve := func(change bool) string {
		other := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Access-Control-Allow-Origin", "*")
			if change && r.URL.Path == "/pbn.wasm" {
				w.Header().Set("Content-Type", "application/wasm")
				w.Write(append(browser.Read(t, filepath.Join(consumers, "classic/pbnkit/pbn.wasm")), 0))
				return
			}
			files.ServeHTTP(w, r)
		}))
		t.Cleanup(other.Close)
		html := strings.ReplaceAll(string(browser.Read(t, filepath.Join(consumers, "classic/index.html"))), `src="pbnkit/`, `src="`+other.URL+`/`)
		page := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			w.Write([]byte(html + "<pre class=pbn>[Board \"7\"]\n[Deal \"N:KT74.A63.K852.94 - - -\"]</pre>"))
		}))
		t.Cleanup(page.Close)
		return page.URL
	}
	p := convertsTheExample(t, serve(false))
	browser.Evaluate[any](p, `void pbnkit.auto().then(({ upgrade }) => upgrade())`)
	p.WaitFor(`document.querySelector(".pbn-board")?.textContent === "Board 7"`)
	if got := failure(browser.Open(t, serve(true))); !strings.Contains(got, "PbnLoadError") {
		t.Errorf("a changed module: %q", got)
	}
}

// TestConsumerFromFile: a page that no server sends, with the module inside.
func TestConsumerFromFile(t *testing.T) {
	t.Parallel()
	built(t, "esbuild-inline-script")
	path, err := filepath.Abs(filepath.Join(consumers, "esbuild-inline-script/index.html"))
	if err != nil {
		t.Fatal(err)
	}
	convertsTheExample(t, "file://"+filepath.ToSlash(path))
}

// TestConsumerInlinePolicy: the worker inside needs a word of the page's Content-Security-Policy; without it, the error
// says which.
func TestConsumerInlinePolicy(t *testing.T) {
	t.Parallel()
	built(t, "esbuild-inline")
	files := http.FileServer(http.Dir(consumers))
	serve := func(policy string) string {
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Security-Policy", policy)
			files.ServeHTTP(w, r)
		}))
		t.Cleanup(server.Close)
		return server.URL + "/esbuild-inline/"
	}
	const strict = "default-src 'none'; img-src data:; script-src 'self' 'wasm-unsafe-eval'"
	convertsTheExample(t, serve(strict+"; worker-src blob:"))
	if got, want := failure(browser.Open(t, serve(strict))), "PbnLoadError: the worker did not start: "; !strings.Contains(got, want) || !strings.Contains(got, "worker-src blob:") {
		t.Errorf("%q", got)
	}
}

// TestConsumerViteDev: Vite's development server, which prepares dependencies otherwise than its build.
func TestConsumerViteDev(t *testing.T) {
	t.Parallel()
	built(t)
	server := exec.Command("node", "js/test/consumers/dev.mjs")
	server.Stderr = os.Stderr
	end, err := server.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	printed, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		end.Close()
		if err := server.Wait(); err != nil {
			t.Error("Vite's server:", err)
		}
	})
	url, err := bufio.NewReader(printed).ReadString('\n')
	if err != nil {
		t.Fatal("Vite's server does not start:", err)
	}
	p := convertsTheExample(t, strings.TrimSpace(url))
	p.WaitFor(`document.querySelector(".pbn-step-forward") !== null`)
	if display := browser.Evaluate[string](p, `getComputedStyle(document.querySelector(".pbn-deal-grid")).display`); display != "grid" {
		t.Errorf("the block has no style: display is %s", display)
	}
}
