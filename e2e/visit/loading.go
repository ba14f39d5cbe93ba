package visit

// SitePages are the pages of the site, and what is there when a page has loaded all that it loads.
var SitePages = map[string]string{
	"":                 `document.documentElement.dataset.ready === "true"`,
	"articles.html":    `document.querySelectorAll(".pbn-block").length === 7 && document.querySelector(".pbn-picker") !== null`,
	"developers.html":  `document.readyState === "complete"`,
	"help.html":        `document.readyState === "complete"`,
	"publish.html":     `document.querySelector(".preview .pbn-auction") !== null`,
	"embed.html":       `document.querySelector("#board [role=alert]") !== null`,
	"rules/index.html": `document.readyState === "complete"`,
	"rules/pbn/auction/insufficient-bid.html": `document.readyState === "complete"`,
	"conformance.html":                        `document.readyState === "complete"`,
	"404.html":                                `document.readyState === "complete"`,
}
