package package_test

import (
	"encoding/json"
	"net/http"
	"os/exec"
	"strings"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// pageExample is one that needs a page: those of Node run in js/test/reference.slow.test.mjs, which knows what they say that they print.
type pageExample struct {
	Name, Script, Says string
}

// TestReferenceExamples: the examples of the reference that need a page run, and print what they say.
func TestReferenceExamples(t *testing.T) {
	t.Parallel()
	var examples []pageExample
	out, err := exec.Command("node", "js/test/page-examples.mjs").Output()
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(out, &examples); err != nil {
		t.Fatal(err)
	}
	if len(examples) < 9 {
		t.Fatalf("there are %d examples", len(examples))
	}
	preact := http.StripPrefix("/preact/", http.FileServer(http.Dir("js/node_modules/preact")))
	for _, each := range examples {
		t.Run(each.Name, func(t *testing.T) {
			page := `<!doctype html><html lang="en"><meta charset="utf-8">` + visit.StyleTag +
				`<script>document.ready = new Promise((ready) => document.addEventListener("pbn-ready", ready));</script>` +
				`<script type="importmap">{ "imports": { "pbnkit": "/pbnkit/index.js", "pbnkit/auto": "/pbnkit/auto.js", "pbnkit/viewer": "/pbnkit/viewer.js",
				"preact": "/preact/dist/preact.mjs", "preact/hooks": "/preact/hooks/dist/hooks.mjs", "preact/jsx-runtime": "/preact/jsx-runtime/dist/jsxRuntime.mjs" } }</script>
				<body><script type="module">const printed = []; console.log = (...all) => printed.push(all.join(" "));` + "\n" + each.Script +
				"\ndocument.printed = printed.join('\\n');</script></body></html>"
			p := browser.Open(t, visit.Site(t, map[string]string{"/": page}, func(w http.ResponseWriter, r *http.Request) bool {
				if !strings.HasPrefix(r.URL.Path, "/preact/") {
					return false
				}
				preact.ServeHTTP(w, r)
				return true
			})+"/")
			p.WaitFor(`document.printed !== undefined`)
			if got := browser.Evaluate[string](p, `document.printed`); got != each.Says {
				t.Errorf("it prints %q, and says that it prints %q", got, each.Says)
			}
			p.NoErrors()
		})
	}
}

// TestReferenceSearch: the list of all names gets shorter as one types, and every name has its place.
func TestReferenceSearch(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"reference/index.html")
	p.WaitFor(`document.querySelector(".doc-search")?.hidden === false`)
	search := func(text string) {
		t.Helper()
		encoded, _ := json.Marshal(text)
		browser.Evaluate[int](p, `((field) => { field.value = `+string(encoded)+`; field.dispatchEvent(new Event("input")); return 0; })(document.querySelector("#search"))`)
	}
	const seen = `[...document.querySelectorAll(".doc-index > ul > li")].filter((item) => item.checkVisibility()).map((item) => item.querySelector("a").textContent)`
	all := len(browser.Evaluate[[]string](p, seen))
	search("ExportDoc")
	if got := strings.Join(browser.Evaluate[[]string](p, seen), " "); got != "pbn.exportDocument ExportDocumentOptions" {
		t.Errorf("found: %s", got)
	}
	search("no such name")
	if got := browser.Evaluate[[]string](p, seen); len(got) != 0 {
		t.Errorf("found: %s", got)
	}
	search("")
	if got := len(browser.Evaluate[[]string](p, seen)); got != all || all < 150 {
		t.Errorf("%d names are shown, at first %d", got, all)
	}
	p.Click(`a[href="pbnkit.html#pbn.validate"]`)
	p.WaitFor(`location.hash === "#pbn.validate" && document.querySelector("h2:target") !== null`)
	p.NoErrors()
}
