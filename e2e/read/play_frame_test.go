package read

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// boxes keeps where all elements of the page are, except what is inside of those that a card changes: the trick, the lines below the
// buttons, the tally, and what is said in words only. It is what is elsewhere than at the first look.
const boxes = `(() => {
	const inside = ".pbn-trick, .pbn-ranks, .pbn-spoken, .pbn-current, .pbn-place, .pbn-won, .pbn-player";
	const now = [...document.querySelectorAll("body *")].filter(e => !e.matches(".pbn-trick, .pbn-spoken") && !e.parentElement.closest(inside)).map(e => {
		const { left, top, width, height } = e.getBoundingClientRect();
		return { what: e.localName + "." + e.getAttribute("class"), at: [left, top + scrollY, width, height] };
	});
	const first = document.firstBoxes ??= now;
	if (now.length !== first.length) return [now.length + " elements, before " + first.length];
	return now.flatMap(({ what, at }, n) => at.some((side, i) => Math.abs(side - first[n].at[i]) >= 1) ? [what + " at " + at + ", before " + first[n].at] : []).slice(0, 5);
})()`

// axis is how far what is below the table is from the middle of the table, in CSS pixels.
const axis = `(() => {
	const middle = e => { const { left, right } = e.getBoundingClientRect(); return (left + right) / 2; };
	const text = document.createRange();
	text.selectNodeContents(document.querySelector(".pbn-current"));
	const table = middle(document.querySelector(".pbn-compass"));
	return [text, document.querySelector(".pbn-steps"), document.querySelector(".pbn-place")].map(e => Math.abs(middle(e) - table));
})()`

// stepThrough is a JavaScript function of the number of cards: it steps through all of them, until something else moves, and says what.
const stepThrough = `(async (cards) => {
	for (let card = 1; card <= cards; card++) {
		document.querySelector(".pbn-step-forward").click();
		do await new Promise(requestAnimationFrame); while (!` + place + `.startsWith("card " + card + " of " + cards + ","));
		const moved = ` + boxes + `;
		if (moved.length > 0) return ["card " + card, ...moved];
	}
	return [];
})(%d)`

// TestNothingMovesWhileStepping: through all cards of a play nothing but what the card changes is elsewhere, on a phone and on a wide
// screen, in an article and in the site, each with one of the widths; and what is below the table has the table's axis.
func TestNothingMovesWhileStepping(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	for of, name := range []string{"play.pbn", "annotated.pbn"} {
		for on, where := range []string{"article", "site"} {
			t.Run(name+" "+where, func(t *testing.T) {
				var p *browser.Page
				if where == "site" {
					p = visit.Reader(t, filepath.Join(visit.Examples, name))
				} else {
					p = visit.ArticleOf(t, visit.ExampleBlock(t, name, ""))
				}
				p.WaitFor(`document.querySelector(".pbn-step-forward") !== null`)
				cards := browser.Evaluate[int](p, `Number(/\d+$/.exec(document.querySelector(".pbn-place").textContent)[0])`)
				if name == "play.pbn" && cards != 52 {
					t.Fatalf("%d cards", cards)
				}
				for at, width := range []int64{360, 768, 1280, 1920} {
					// A phone has the play on the site, which has most around it.
					if !browser.InTurn(at-3-2*of-on, 4) {
						continue
					}
					p.Resize(width, 800)
					p.Painted()
					browser.Evaluate[int](p, `document.querySelector(".pbn-step-forward").focus(), delete document.firstBoxes, 0`)
					p.Press(kb.Home)
					p.WaitFor(`document.querySelector(".pbn-step-first").ariaDisabled === "true"`)
					p.Painted()
					off := browser.Evaluate[[]float64](p, axis)
					for at, what := range []string{"text", "buttons", "place"} {
						if off[at] > 1 {
							t.Errorf("%d px: the %s is %.1f px off the axis of the table", width, what, off[at])
						}
					}
					browser.Evaluate[[]string](p, boxes)
					if moved := browser.EvaluateAsync[[]string](p, fmt.Sprintf(stepThrough, cards)); len(moved) > 0 {
						t.Errorf("%d px: %q", width, moved)
					}
				}
				p.NoErrors()
			})
		}
	}
}

// TestTurn: who plays the next card is marked on the table and at the hand, and those who listen hear it.
func TestTurn(t *testing.T) {
	t.Parallel()
	p := visit.ArticleOf(t, visit.ExampleBlock(t, "play.pbn", ""))
	marked := func(seat, name string) {
		t.Helper()
		p.WaitFor(fmt.Sprintf(`[...document.querySelectorAll(".pbn-next")].map(e => e.className).sort().join() === "pbn-hand pbn-hand-%s pbn-next,pbn-side pbn-side-%[1]s pbn-next"`, seat))
		if got := browser.Evaluate[string](p, `document.querySelector(".pbn-hand.pbn-next").textContent`); got[:len(name)] != name || !browser.Evaluate[bool](p, `document.querySelector(".pbn-hand.pbn-next").textContent.includes("to play")`) {
			t.Errorf("%q, want %s to play", got, name)
		}
	}
	marked("w", "West")
	p.Click(".pbn-step-forward")
	marked("n", "North")
	p.Click(".pbn-step-last")
	p.WaitFor(`document.querySelector(".pbn-next") === null`)
	p.NoErrors()
}

// TestTouchThroughPlay: a tap on the table and a swipe are the next card, a swipe back the one before; what goes up and down scrolls.
func TestTouchThroughPlay(t *testing.T) {
	t.Parallel()
	p := visit.ArticleOf(t, visit.ExampleBlock(t, "play.pbn", "")+`<p style="height: 3000px">After.</p>`)
	p.Resize(360, 740)
	browser.Call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 1})
	at := func(card int) {
		t.Helper()
		p.WaitFor(fmt.Sprintf(`%s.startsWith("card %d of 52")`, place, card))
	}
	p.Touch(".pbn-compass", 0, 0)
	at(1)
	p.Touch(".pbn-deal", -150, 10)
	at(2)
	p.Touch(".pbn-compass", -120, 0)
	at(3)
	p.Touch(".pbn-deal", 150, -10)
	at(2)
	p.Touch(".pbn-hand-n", 0, 0)
	p.Touch(".pbn-deal", 0, -300)
	p.WaitFor("scrollY > 50")
	at(2)
	standsStill(p)
	// A mouse taps, too.
	p.Click(".pbn-compass")
	at(3)
	p.NoErrors()
}

// standsStill waits until the page scrolls no more: after a swipe it goes on by itself, and a click would meet what was there before.
func standsStill(p *browser.Page) {
	p.T.Helper()
	browser.EvaluateAsync[int](p, `new Promise((done) => {
		let last = -1, frames = 0;
		(function look() {
			frames = scrollY === last ? frames + 1 : 0;
			last = scrollY;
			if (frames < 30) requestAnimationFrame(look);
			else done(0);
		})();
	})`)
}

// TestAllTricks: the table of the tricks is behind a button, which keys open; on paper it is open.
func TestAllTricks(t *testing.T) {
	t.Parallel()
	p := visit.ArticleOf(t, visit.ExampleBlock(t, "play.pbn", ""))
	const seen = `(document.querySelector(".pbn-play table")?.checkVisibility() ?? false)`
	if browser.Evaluate[bool](p, seen) {
		t.Error("the tricks are open")
	}
	p.Emulate("print")
	p.WaitFor(seen + ` && !document.querySelector(".pbn-all > button").checkVisibility()`)
	p.Emulate("screen")
	browser.Evaluate[int](p, `document.querySelector(".pbn-all > button").focus(), 0`)
	p.Press(kb.Enter)
	p.WaitFor(seen + ` && document.activeElement.getAttribute("aria-expanded") === "true"`)
	p.Press(kb.Enter)
	p.WaitFor(`!` + seen)
	p.NoErrors()
}

// TestVulnerable: both sides are said once, and the table has four red edges; one side alone has two, and is named in table and auction.
func TestVulnerable(t *testing.T) {
	t.Parallel()
	of := func(vulnerable string) string {
		return `<pre class="pbn">[Board "1"]
[Dealer "N"]
[Vulnerable "` + vulnerable + `"]
[Deal "N:K974.A63.K852.94 53.872.J93.AT872 AQT86.K5.A74.QJ3 J2.QJT94.QT6.K6"]
[Auction "N"]
1S AP
</pre>`
	}
	p := visit.ArticleOf(t, of("All")+of("NS")+of("None"))
	for at, want := range []struct {
		text, marks int
		edges       string
	}{{1, 0, "3px 3px 3px 3px"}, {1 + 2 + 2, 2, "3px 1px 3px 1px"}, {1, 0, "1px 1px 1px 1px"}} {
		game := fmt.Sprintf(`document.querySelectorAll(".pbn-game")[%d]`, at)
		text := browser.Evaluate[int](p, game+`.textContent.match(/vul/g).length`)
		marks := browser.Evaluate[int](p, game+`.querySelectorAll(".pbn-vulnerable").length`)
		edges := browser.Evaluate[string](p, `(s => [s.borderTopWidth, s.borderRightWidth, s.borderBottomWidth, s.borderLeftWidth].join(" "))`+
			`(getComputedStyle(`+game+`.querySelector(".pbn-compass")))`)
		if text != want.text || marks != want.marks || edges != want.edges {
			t.Errorf("game %d: %d times in words, %d marks, edges %s; want %+v", at, text, marks, edges, want)
		}
	}
	p.Look("vulnerable")
	p.NoErrors()
}
