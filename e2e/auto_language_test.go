package e2e

import "testing"

// TestAutoLanguages: a block speaks the language of the page around it, or English where there are no words in that one.
func TestAutoLanguages(t *testing.T) {
	t.Parallel()
	const pre = `<pre class="pbn"`
	p := article(t, `<section lang="fr">`+pre+`>`+boardOne+`</pre>`+pre+` lang="de-CH">`+boardOne+`</pre></section>`+
		pre+` lang="nn">`+boardOne+`</pre>`+pre+` lang="it">`+boardOne+`</pre>`+pre+`>`+boardOne+`</pre>`)
	p.shows("1", "1", "1", "1", "1")
	const blocks = `[...document.querySelectorAll("[data-pbn-block]")].map(`
	if got, want := evaluate[string](p, blocks+`b => b.lang).join(" ")`), "fr de nb en en"; got != want {
		t.Errorf("blocks are in %q, want %q", got, want)
	}
	names := blocks + `b => b.querySelector("article").getAttribute("aria-label")).join(", ")`
	if got, want := evaluate[string](p, names), "Donne 1, Board 1, Spill 1, Board 1, Board 1"; got != want {
		t.Errorf("the games are %q, want %q", got, want)
	}
	p.noErrors()
}
