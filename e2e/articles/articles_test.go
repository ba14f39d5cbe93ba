package articles

import "pbn/e2e/browser"

// prose is what a reader sees of the page but what we show and what the writer alone is told, with single spaces.
func prose(p *browser.Page) string {
	p.T.Helper()
	return browser.Evaluate[string](p, `(() => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const words = [];
		while (walker.nextNode()) {
			const { parentElement, data } = walker.currentNode;
			if (parentElement.checkVisibility() && !parentElement.closest("[data-pbn-block], .pbn-note-to-writer, script")) words.push(...data.split(/\s+/));
		}
		return words.filter(word => word !== "").join(" ");
	})()`)
}
