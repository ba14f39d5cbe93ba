package visit

import (
	"fmt"

	"pbn/e2e/browser"
)

// BlocksSeen is a JavaScript expression: whether so many blocks of an article are drawn. Until then a reader goes through it from screen to screen,
// since a block waits for one.
func BlocksSeen(n int) string {
	return fmt.Sprintf(`((all) => {
		scrollTo(0, all ? 0 : (globalThis.readTo = ((globalThis.readTo ?? 0) + innerHeight) %% document.documentElement.scrollHeight));
		return all;
	})(document.querySelectorAll(".pbn-block").length === %d)`, n)
}

// SitePages are the pages of the site, and what is there when a page has loaded all that it loads.
var SitePages = map[string]string{
	"":                 browser.Loaded,
	"articles.html":    `document.querySelectorAll(".pbn-block").length >= 2`,
	"developers.html":  `document.readyState === "complete"`,
	"help.html":        `document.readyState === "complete"`,
	"how-to.html":      `document.readyState === "complete"`,
	"publish.html":     `document.querySelector(".preview .pbn-auction") !== null`,
	"embed.html":       `document.querySelector("#board [role=alert]") !== null`,
	"rules/index.html": `document.readyState === "complete"`,
	"rules/pbn/auction/insufficient-bid.html": `document.readyState === "complete"`,
	"conformance.html":                        `document.readyState === "complete"`,
	"404.html":                                `document.readyState === "complete"`,
}
