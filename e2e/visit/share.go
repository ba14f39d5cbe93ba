package visit

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"fmt"

	"pbn/e2e/browser"
)

// ShownGame is what a person sees of a game: the cards of each hand, the calls and the tricks, each list with what is in a cell.
type ShownGame struct{ Hands, Calls, Tricks []string }

// GameIn is the game that a page shows.
func GameIn(p *browser.Page) ShownGame {
	p.T.Helper()
	p.WaitFor(TricksOpen)
	return browser.Evaluate[ShownGame](p, ShownGameScript)
}

// TricksOpen is a JavaScript expression: whether all tables of tricks are open. It opens them.
const TricksOpen = `[...document.querySelectorAll(".pbn-all")].every((all) => (all.querySelector("[aria-expanded=false]")?.click(), all.querySelector(".pbn-play")))`

// ShownGameScript is a JavaScript expression for a ShownGame.
const ShownGameScript = `(() => {
		const text = (node) => {
			if (node.nodeType === 3) return node.data;
			if (node.matches?.(".pbn-spoken, .pbn-noteref")) return "";
			return [...node.childNodes].map(text).join("");
		};
		const texts = (selector) => [...document.querySelectorAll(".pbn-view " + selector)].filter((each) => !each.closest("[data-link] #app")).map((each) => text(each).replace(/[\s\uFE0E]/g, "")).filter(Boolean);
		return { Hands: texts(".pbn-hand"), Calls: texts(".pbn-auction td"), Tricks: texts(".pbn-play tbody tr:not(.pbn-comment-row)") };
	})()`

// SameGame fails where a game is not as another page shows it, or not whole.
func SameGame(p *browser.Page, want ShownGame) {
	p.T.Helper()
	if got := GameIn(p); fmt.Sprint(got) != fmt.Sprint(want) || len(got.Hands) != 4 || len(got.Calls) < 4 || len(got.Tricks) != 13 {
		p.T.Errorf("it shows\n%q\nwant\n%q", got, want)
	}
}

// OpenMenu opens a menu of the board that is shown, and waits until its content has come.
func OpenMenu(p *browser.Page, name, ready string) {
	p.T.Helper()
	p.Click(fmt.Sprintf(`[data-menu=%q] summary`, name))
	p.WaitFor(fmt.Sprintf(`document.querySelector('[data-menu=%q][open] %s') !== null`, name, ready))
}

// LinkOfBoard is the link that the menu gives.
func LinkOfBoard(p *browser.Page) string {
	p.T.Helper()
	OpenMenu(p, "share", ".share-link")
	return browser.Evaluate[string](p, `document.querySelector(".share-link").value`)
}

// Packed is a text as a link has it.
func Packed(text string) string {
	var b bytes.Buffer
	w, _ := flate.NewWriter(&b, flate.BestCompression)
	w.Write([]byte(text))
	w.Close()
	return base64.RawURLEncoding.EncodeToString(b.Bytes())
}

// ChooseBoards opens the dialog of the file that is open in which boards are chosen to be saved.
func ChooseBoards(p *browser.Page) {
	p.T.Helper()
	p.Click("[data-file-menu=download]")
	p.Click("[data-item=chosen]")
	p.WaitFor(`document.querySelector("[data-dialog=chosen] [data-take=save]")?.disabled === false`)
}

// Takes fills the form of that dialog in, and is the file that is saved then.
func Takes(p *browser.Page, choices ...string) string {
	p.T.Helper()
	for _, choice := range choices {
		p.Click(fmt.Sprintf(`[data-take=%q]`, choice))
	}
	return string(p.Saved(browser.Click(`[data-take="save"]`)))
}
