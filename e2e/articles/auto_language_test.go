package articles

import (
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestAutoLanguages: a block speaks the language of the page around it, or English where there are no words in that one.
func TestAutoLanguages(t *testing.T) {
	t.Parallel()
	const pre = `<pre class="pbn"`
	p := visit.Article(t, `<section lang="fr">`+pre+`>`+visit.BoardOne+`</pre>`+pre+` lang="de-CH">`+visit.BoardOne+`</pre></section>`+
		pre+` lang="nn">`+visit.BoardOne+`</pre>`+pre+` lang="it">`+visit.BoardOne+`</pre>`+pre+`>`+visit.BoardOne+`</pre>`)
	visit.Shows(p, "1", "1", "1", "1", "1")
	const blocks = `[...document.querySelectorAll("[data-pbn-block]")].map(`
	if got, want := browser.Evaluate[string](p, blocks+`b => b.lang).join(" ")`), "fr de nb en en"; got != want {
		t.Errorf("blocks are in %q, want %q", got, want)
	}
	names := blocks + `b => b.querySelector("article").getAttribute("aria-label")).join(", ")`
	if got, want := browser.Evaluate[string](p, names), "Donne 1, Board 1, Spill 1, Board 1, Board 1"; got != want {
		t.Errorf("the games are %q, want %q", got, want)
	}
	p.NoErrors()
}
