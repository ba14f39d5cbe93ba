package visit

import "pbn/e2e/browser"

// Previewed is whether the builder shows a preview.
const Previewed = `document.querySelector(".preview .pbn-game") !== null`

// Snippets are the pieces that a writer copies.
func Snippets(p *browser.Page) []string {
	p.T.Helper()
	return browser.Evaluate[[]string](p, `[...document.querySelectorAll(".copyable pre")].map((each) => each.textContent)`)
}
