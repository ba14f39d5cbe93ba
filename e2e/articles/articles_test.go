package articles

import "pbn/e2e/browser"

// prose is what a reader sees of the page, with single spaces, without what we show and the notes to the writer.
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
