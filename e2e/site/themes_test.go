package site

import (
	"fmt"
	"strings"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// themed opens an article in a theme: the theme's styles come last, as those of a blog do that loads the viewer's in its head.
func themed(t *testing.T, theme, body string) *browser.Page {
	t.Helper()
	p := browser.Open(t, visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag+visit.ScriptTag+`<style id="theme">`+theme+"</style>", `<main class="content"><h1>An article</h1><h2>Deals</h2>`+body+"</main>")}, nil)+"/")
	p.WaitFor("document.isReady === true")
	return p
}

// contrasts is a JavaScript function: of each block, and of each text that is seen in it, its contrast with what is painted below it, the page's
// colour first. Colours are painted, not parsed, so that any notation and any transparency counts as it is seen.
const contrasts = `[...document.querySelectorAll("[data-pbn-block]")].map((block) => {
	const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
	const brush = canvas.getContext("2d", { willReadFrequently: true });
	const paint = color => { brush.fillStyle = color; brush.fillRect(0, 0, 1, 1); return [...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)]; };
	const luminance = rgb => rgb.map(c => c / 255).map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4).reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
	const found = [];
	const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const { parentElement: e, data } = walker.currentNode;
		if (data.trim() === "" || e.closest(".pbn-spoken, option, textarea") || !e.checkVisibility()) continue;
		const above = [];
		for (let each = e; each; each = each.parentElement) above.unshift(getComputedStyle(each).backgroundColor);
		let below;
		for (const color of above) below = paint(color);
		const [a, b] = [paint(getComputedStyle(e).color), below].map(luminance).sort((a, b) => b - a);
		found.push({ text: data.trim().slice(0, 30), of: e.className || e.parentElement.className, suits: e.closest("[data-suits]").dataset.suits, red: e.closest(".pbn-suit-h, .pbn-suit-d") !== null, contrast: (a + 0.05) / (b + 0.05) });
	}
	return found;
})`

// TestColoursFollowTheText: in a theme that sets colours and no color-scheme, all that the viewer writes can be read.
func TestColoursFollowTheText(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	body := visit.ExampleBlock(t, "annotated.pbn", `data-at="card:12" data-links="bbo lin pbn" data-show="diagram auction notes play comments results dd hcp source"`)
	tables := visit.ExampleBlock(t, "tables.pbn", "")
	var blocks strings.Builder
	for _, suits := range []string{"2", "4"} {
		fmt.Fprintf(&blocks, `<div data-suits="%s">%s</div><div data-suits="%[1]s">%[3]s</div>`, suits, body, tables)
	}
	// The viewer asks for no colour when it is loaded: one page takes all of them.
	p := themed(t, "", blocks.String())
	p.WaitFor(visit.BlocksSeen(4))
	browser.Evaluate[int](p, `document.querySelectorAll("details").forEach(d => { d.open = true; }), 0`)
	for at, place := range []struct{ background, text string }{
		{"#181a1f", "#e6e3dc"}, {"#181a1f", "#c9c9c9"}, {"#000", "#fff"}, {"#000", "#bbb"},
		{"#fff", "#000"}, {"#fff", "#333"}, {"#f7f2ea", "#24211c"}, {"#f7f2ea", "#3d3a33"},
	} {
		t.Run(place.text+" on "+place.background, func(t *testing.T) {
			browser.Evaluate[int](p, fmt.Sprintf(`document.querySelector("#theme").textContent = "body { background: %s; color: %s }", 0`, place.background, place.text))
			// A reader whose system is dark has no dark colours where the page is light, and the other way round.
			for which, system := range []string{"light", "dark"} {
				if !browser.InTurn(at+which, 2) {
					continue
				}
				p.Emulate("screen", "prefers-color-scheme: "+system)
				seen := browser.Evaluate[[][]struct {
					Text, Of, Suits string
					Red             bool
					Contrast        float64
				}](p, contrasts)
				if len(seen) != 4 {
					t.Fatalf("%d blocks were measured", len(seen))
				}
				for _, texts := range seen {
					reds := 0
					for _, s := range texts {
						least := 4.5
						if s.Red {
							least = 3
							reds++
						}
						if s.Contrast < least {
							t.Errorf("%s colours of suits, system %s: %q (%s) has a contrast of %.2f", s.Suits, system, s.Text, s.Of, s.Contrast)
						}
					}
					if len(texts) < 40 || reds < 4 {
						t.Errorf("%d texts and %d red suits were measured", len(texts), reds)
					}
				}
				p.Look(strings.ReplaceAll(fmt.Sprintf("colours %s on %s, %s", place.text, place.background, system), "#", ""))
			}
		})
	}
}

// themes are what four common themes say of elements in general, written after their stylesheets: as broad as theirs, and in the order of
// theirs. What they say of classes of their own does not matter here.
var themes = map[string]string{
	"WordPress Twenty Twenty-Four": `
		:where(.wp-site-blocks) { line-height: 1.55; }
		body { font-family: "Cardo", serif; font-size: 1.2rem; line-height: 1.55; color: #111; background: #f9f9f9; }
		h1, h2, h3, h4, h5, h6 { font-family: Georgia, serif; font-weight: 400; line-height: 1.2; text-wrap: balance; }
		h2 { font-size: clamp(1.75rem, 1.75rem + 1vw, 3.3rem); margin-block: 2rem 1rem; }
		a { color: #c2410c; text-decoration: none; border-bottom: 2px solid; }
		.content button, .content [type="submit"] { background-color: #111; color: #f9f9f9; border: 0; border-radius: .33rem; padding: .6rem 1rem; font-size: .9rem; font-weight: 500; text-transform: uppercase; letter-spacing: .1em; }
		.content table { border-collapse: collapse; width: 100%; border: 3px solid #c4c4c4; margin: 0 0 1em; }
		.content :is(td, th) { border: 1px solid; padding: .5em; word-break: normal; }
		.content thead { border-bottom: 3px solid; }
		.content p { margin-block: 1.2rem; }
		.content select { padding: .7em 1em; border: 2px solid #949494; background: #fff; }`,
	"Bootstrap reboot and tables": `
		body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #212529; background: #fff; }
		h1, h2, h3, h4, h5, h6 { margin-top: 0; margin-bottom: .5rem; font-weight: 500; line-height: 1.2; color: #6610f2; }
		h2 { font-size: calc(1.325rem + .9vw); }
		p { margin-top: 0; margin-bottom: 1rem; }
		a { color: #0d6efd; text-decoration: underline; }
		table { caption-side: bottom; border-collapse: collapse; width: 100%; margin-bottom: 1rem; vertical-align: top; border-color: #dee2e6; }
		caption { padding-top: .5rem; padding-bottom: .5rem; color: rgba(33, 37, 41, .75); text-align: left; }
		th { text-align: inherit; text-align: -webkit-match-parent; }
		thead, tbody, tfoot, tr, td, th { border-color: inherit; border-style: solid; border-width: 0; }
		table > :not(caption) > * > * { padding: .5rem .5rem; color: #212529; background-color: #fff; border-bottom-width: 1px; box-shadow: inset 0 0 0 9999px rgba(0, 0, 0, .05); }
		button { border-radius: 0; text-transform: none; padding: .375rem .75rem; border: 1px solid #6c757d; background: #6c757d; color: #fff; }
		select { word-wrap: normal; padding: .375rem 2.25rem .375rem .75rem; }
		ol, ul { padding-left: 2rem; margin-bottom: 1rem; }
		sup { position: relative; font-size: .75em; line-height: 0; vertical-align: baseline; top: -.5em; }`,
	"Ghost Casper": `
		html { font-size: 62.5%; }
		body { font: 1.6rem/1.6em Inter, sans-serif; color: #35373a; background: #fff; }
		h1, h2, h3, h4, h5, h6 { margin: 1.5em 0 .5em; line-height: 1.15; font-weight: 700; text-rendering: optimizeLegibility; text-transform: uppercase; }
		h2 { font-size: 3.2rem; }
		a { color: #ff0095; text-decoration: none; box-shadow: inset 0 -2px 0 #ff0095; }
		.content > * + * { margin-top: max(3.2vmin, 24px); }
		.content p, .content ul, .content ol { font-family: Georgia, serif; font-weight: 400; font-size: 2rem; line-height: 1.6em; }
		.content li + li { margin-top: .8rem; padding-left: .3em; }
		.content table { display: inline-block; width: auto; max-width: 100%; border-spacing: 0; border-collapse: collapse; font-family: sans-serif; font-size: 1.6rem; white-space: nowrap; vertical-align: top;
			background: radial-gradient(ellipse at left, rgba(0, 0, 0, .2) 0%, rgba(0, 0, 0, 0) 75%) 0 center / 10px 100% no-repeat; }
		.content table td:first-child { background: linear-gradient(to right, #fff 50%, rgba(255, 255, 255, 0) 100%); }
		.content table th { color: #15171a; font-size: 1.2rem; font-weight: 700; letter-spacing: .2px; text-align: left; text-transform: uppercase; background-color: #f1f5f8; }
		.content table :is(th, td) { padding: 6px 12px; border: #e5eff5 1px solid; }
		button { padding: 0 18px; height: 44px; border: 0; border-radius: 100px; background: #15171a; color: #fff; font-weight: 600; letter-spacing: .2px; }`,
	"Jekyll minima": `
		body, h1, h2, h3, p, ul, ol, hr, pre { margin: 0; padding: 0; }
		body { font: 400 16px/1.5 -apple-system, sans-serif; color: #111; background: #fdfdfd; font-feature-settings: "kern" 1; }
		h1, h2, h3, p, ul, ol, table { margin-bottom: 15px; }
		ul, ol { margin-left: 30px; }
		h1, h2, h3 { font-weight: 400; }
		.content h2 { font-size: 32px; letter-spacing: -1px; }
		a { color: #2a7ae2; text-decoration: none; }
		a:hover { color: #111; text-decoration: underline; }
		table { margin-bottom: 30px; width: 100%; text-align: left; color: #3f3f3f; border-collapse: collapse; border: 1px solid #e8e8e8; }
		table tr:nth-child(even) { background-color: #f7f7f7; }
		table th, table td { padding: 10px 15px; }
		table th { background-color: #f0f0f0; border: 1px solid #dedede; border-bottom-color: #c9c9c9; }
		table td { border: 1px solid #e8e8e8; }
		button { background: #eee; border: 2px outset; padding: 5px; font: bold 18px monospace; text-transform: capitalize; }`,
}

// ofControls is a JavaScript expression: what the elements in the viewer look like that themes have rules for, in their order.
const ofControls = `[...document.querySelectorAll("[data-pbn-block] :is(table, thead, tbody, tr, th, td, caption, button, summary, select, h2, h3, h4, p, a, li)")].filter(e => e.checkVisibility()).map(e => {
	const style = getComputedStyle(e);
	return [e.localName + "." + e.className, ...["background-color", "background-image", "border-top-width", "border-bottom-width", "border-inline-start-width", "border-top-left-radius", "box-shadow",
		"padding-top", "padding-bottom", "padding-left", "padding-right", "margin-top", "margin-bottom", "text-transform", "letter-spacing", "text-align", "font-size", "font-weight", "font-style",
		"font-family", "color", "text-decoration-line"].map(name => name + ": " + style[name])];
})`

// TestThemesStayOutside: what a theme says of buttons, tables, headings, links and paragraphs in general does not reach into the viewer;
// the font and the colour of the text at the block's place do.
func TestThemesStayOutside(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	body := visit.ExampleBlock(t, "annotated.pbn", `data-hidden="EW" data-at="card:12" data-links="bbo lin pbn" data-show="diagram auction notes play comments results dd hcp source"`) +
		visit.ExampleBlock(t, "tables.pbn", "") + visit.ExampleBlock(t, "quiz.pbn", `data-view="quiz"`)
	for name, theme := range themes {
		t.Run(name, func(t *testing.T) {
			// The same place without the theme's rules for elements: its font, size and colours.
			p := themed(t, theme, body)
			place := browser.Evaluate[string](p, `(({ fontFamily, fontSize, fontWeight, lineHeight, color, backgroundColor, letterSpacing }) =>
				"font: " + fontWeight + " " + fontSize + "/" + lineHeight + " " + fontFamily + "; color: " + color + "; background: " + backgroundColor + "; margin: 0; letter-spacing: " + letterSpacing)(getComputedStyle(document.body))`)
			root := browser.Evaluate[string](p, `getComputedStyle(document.documentElement).fontSize`)
			plain := themed(t, "html { font-size: "+root+" } body { "+place+" }", body)
			for _, width := range []int64{360, 1280} {
				for _, each := range []*browser.Page{p, plain} {
					each.Resize(width, 900)
				}
				got, want := browser.Evaluate[[][]string](p, ofControls), browser.Evaluate[[][]string](plain, ofControls)
				if len(got) != len(want) || len(got) < 150 {
					t.Fatalf("%d px: %d elements, want %d and at least 150", width, len(got), len(want))
				}
				wrong := 0
				for i := range got {
					for j := range got[i] {
						if got[i][j] != want[i][j] {
							if wrong++; wrong <= 12 {
								t.Errorf("%d px, %s has %s, want %s", width, want[i][0], got[i][j], want[i][j])
							}
						}
					}
				}
				if wrong > 12 {
					t.Errorf("%d px: and %d more", width, wrong-12)
				}
				p.Look(fmt.Sprintf("theme %s, %d", name, width))
			}
			if text, of := browser.Evaluate[string](p, `getComputedStyle(document.querySelector(".pbn-auction td")).color`), browser.Evaluate[string](p, `getComputedStyle(document.body).color`); text != of {
				t.Errorf("a call is %s, the text around it %s", text, of)
			}
			if style := browser.Evaluate[string](p, `getComputedStyle(document.querySelector(".pbn-remarks")).listStyleType`); style != "lower-alpha" {
				t.Errorf("the remarks, whose marks are letters, are numbered by %s", style)
			}
			p.NoErrors()
		})
	}
}
