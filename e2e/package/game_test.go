package package_test

import (
	"encoding/json"
	"net/http"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// gamePage runs the functions of pbnkit/game for the games of the files that its address names.
const gamePage = `import * as functions from "/pbnkit/game.js";
import { load } from "/pbnkit/index.js";
import { results } from "/test/game-calls.mjs";

const pbn = await load();
const found = [];
for (const name of location.search.slice(1).split(",")) found.push(results(functions, (await pbn.parse(await fetch(name))).games));
document.found = found;`

// TestGameFunctions: under a strict policy each function of pbnkit/game gives in a page what it gives in Node.
func TestGameFunctions(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	files, err := filepath.Glob("core/pbn/answers/testdata/*.pbn")
	if err != nil || len(files) < 5 {
		t.Fatalf("%d files (%v)", len(files), err)
	}
	files = append(files, visit.Example)
	out, err := exec.Command("node", append([]string{"js/test/game-results.mjs"}, files...)...).Output()
	if err != nil {
		t.Fatal(err)
	}
	var inNode []string
	if err := json.Unmarshal(out, &inNode); err != nil {
		t.Fatal(err)
	}
	pages := map[string]string{"/": `<!doctype html><html lang="en"><meta charset="utf-8"><title>Games</title><script type="module" src="/page.js"></script></html>`}
	var names []string
	for _, file := range files {
		names = append(names, filepath.Base(file))
		pages["/"+filepath.Base(file)] = string(browser.Read(t, file))
	}
	own := http.StripPrefix("/test/", http.FileServer(http.Dir("js/test")))
	policy, _, _ := strings.Cut(strict, "; report-uri")
	p := browser.Open(t, visit.Site(t, pages, func(w http.ResponseWriter, r *http.Request) bool {
		w.Header().Set("Content-Security-Policy", policy)
		switch {
		case r.URL.Path == "/page.js":
			w.Header().Set("Content-Type", "text/javascript")
			_, _ = w.Write([]byte(gamePage))
		case strings.HasPrefix(r.URL.Path, "/test/"):
			own.ServeHTTP(w, r)
		default:
			return false
		}
		return true
	})+"/?"+strings.Join(names, ","))
	p.WaitFor(`document.found !== undefined`)
	inPage := browser.Evaluate[[]string](p, `document.found`)
	if len(inPage) != len(files) || len(inNode) != len(files) {
		t.Fatalf("%d files: the page has results of %d, Node of %d", len(files), len(inPage), len(inNode))
	}
	for i, file := range files {
		got, want := resultsByName(t, inPage[i]), resultsByName(t, inNode[i])
		if len(got) != len(want) || len(want) < 15 {
			t.Errorf("%s: there are %d functions in the page, %d in Node", file, len(got), len(want))
		}
		for name, result := range want {
			switch {
			case string(result.Result) == "null":
				t.Errorf("%s has no call in js/test/game-calls.mjs", name)
			case string(got[name].Result) != string(result.Result) || got[name].Error != result.Error:
				t.Errorf("%s: %s gives in the page\n%.300s, %s\nand in Node\n%.300s, %s", file, name, got[name].Result, got[name].Error, result.Result, result.Error)
			}
		}
	}
	p.NoErrors()
}

// gameResult is what a function gives, and what it says of what it cannot take.
type gameResult struct {
	Result json.RawMessage
	Error  string
}

func resultsByName(t *testing.T, text string) (results map[string]gameResult) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), &results); err != nil {
		t.Fatalf("%v: %.300s", err, text)
	}
	return results
}
