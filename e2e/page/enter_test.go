package page

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// suitField returns an expression for a suit's field in the editor of cards.
func suitField(seat string, suit int) string {
	return fmt.Sprintf(`document.querySelectorAll(".enter-hand[data-seat=%s] input")[%d]`, seat, suit)
}

// handCount returns an expression for how many cards the editor says that a hand has.
func handCount(seat string) string {
	return fmt.Sprintf(`document.querySelector(".enter-hand[data-seat=%s] .count")?.textContent`, seat)
}

const cardState = `(document.querySelector(".enter-state [role=status]")?.textContent ?? "")`

// TestNewDeal: a hand from a newspaper is entered by its suits and by clicks, the last hand gets the rest, and the deal is a file as any
// other.
func TestNewDeal(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	if loaded := browser.Evaluate[bool](p, `performance.getEntriesByType("resource").some(e => e.name.includes("new-deal"))`); loaded {
		t.Error("the editor is loaded before it is used")
	}
	browser.Evaluate[int](p, `document.querySelector("#enter").focus(), 0`)
	p.Press(kb.Enter)
	p.WaitFor("document.activeElement === " + suitField("N", 0))
	if got := browser.Evaluate[string](p, cardState); got != "Missing: 52" {
		t.Errorf("of no cards it says %q", got)
	}

	// Blanks lead from suit to suit, and 10 is T.
	p.Do(chromedp.KeyEvent("ak73 qj2 109 8642"))
	p.WaitFor(handCount("N") + ` === "13" && document.activeElement === ` + suitField("N", 3))
	p.WaitFor(suitField("N", 2) + `.value === "T9"`)
	p.Look("new-deal-1280")

	// A whole hand fits into one field; East and South have the five of spades at first.
	p.Do(chromedp.Focus(chromedp.JSPath(suitField("E", 0))), chromedp.KeyEvent("QJ5.AK3.KQJ.QJT9"))
	p.WaitFor(handCount("E") + ` === "13"`)
	p.Do(chromedp.Focus(chromedp.JSPath(suitField("S", 0))), chromedp.KeyEvent("T95 T98 A876 AK3"))
	p.WaitFor(handCount("S") + ` === "13" && ` + cardState + `.includes("Twice: ♠5")`)
	if browser.Evaluate[bool](p, `document.querySelector(".enter-state button").ariaDisabled !== "true"`) {
		t.Error("the rest can be dealt though a card is there twice")
	}
	// The focus has chosen South: a click gives it the six in place of the five, which goes to East with a key.
	p.Click("[data-card=S6]")
	browser.Evaluate[int](p, `document.querySelector("[data-card=S5]").focus(), 0`)
	p.Press("e")
	p.WaitFor(`!` + cardState + `.includes("Twice") && ` + handCount("S") + ` === "13"`)
	p.Press("z", chromedp.ModifierCtrl)
	p.WaitFor(cardState + `.includes("Twice: ♠5")`)
	p.Press("e")
	p.WaitFor(`document.querySelector(".enter-state button").textContent === "Deal the rest to West"`)
	p.Click(".enter-state button")
	p.WaitFor(cardState + `.includes("The deal is right")`)
	p.Look("new-deal-right")
	for _, width := range []int64{360, 1920} {
		p.Resize(width, 740)
		if browser.Evaluate[bool](p, `document.querySelector(".new-deal").scrollWidth > document.querySelector(".new-deal").clientWidth`) {
			t.Errorf("at %d px the dialog is wider than it shows", width)
		}
		if small := browser.Evaluate[float64](p, `Math.min(...[...document.querySelectorAll(".deck-card")].map(e => e.getBoundingClientRect().width))`); small < 24 {
			t.Errorf("at %d px a card is %.0f px wide", width, small)
		}
		p.Look(fmt.Sprintf("new-deal-%d", width))
	}
	p.Resize(1280, 900)
	p.Click(".enter-auction summary")
	if browser.Evaluate[string](p, `document.querySelector("[data-call=X]").ariaDisabled`) != "true" {
		t.Error("a double can be the first call")
	}
	for _, call := range []string{"1NT", "X", "Pass", "2C", "2S", "Pass", "4S"} {
		p.Click(`[data-call="` + call + `"]`)
	}
	p.Click(".undo-call")
	for _, call := range []string{"3S", "1C", "Pass", "Pass", "Pass"} { // one club is not sufficient
		p.Click(`[data-call="` + call + `"]`)
	}
	p.WaitFor(`[...document.querySelectorAll(".enter-auction td")].map(e => e.textContent).join() === "1NT,Dbl,Pass,2♣ clubs,2♠ spades,Pass,3♠ spades,Pass,Pass,Pass,,"`)
	p.Look("new-deal-auction")
	p.Click(".new-deal .primary")
	p.Finished("board 1.pbn")
	got := string(p.Download("board 1.pbn"))
	const deal = `[Deal "N:AK73.QJ2.T9.8642 QJ5.AK3.KQJ.QJT9 T96.T98.A876.AK3 842.7654.5432.75"]`
	for _, want := range []string{`[Board "1"]`, `[Dealer "N"]`, `[Vulnerable "None"]`, deal, `[Contract "3S"]`, "1NT X Pass 2C\r\n2S Pass 3S Pass\r\nPass Pass\r\n"} {
		if !strings.Contains(got, want) {
			t.Errorf("the download lacks %s:\n%s", want, got)
		}
	}

	// The next board follows, and who deals it.
	p.Click("#enter")
	p.WaitFor(`document.querySelector(".enter-facts input")?.value === "2"`)
	if facts := browser.Evaluate[string](p, `[...document.querySelectorAll(".enter-facts select")].map(e => e.value).join()`); facts != "E,NS" {
		t.Errorf("board 2 has dealer and vulnerability %s", facts)
	}
	p.Press(kb.Escape)
	p.WaitFor(`document.querySelector(".new-deal") === null && document.activeElement.id === "enter"`)
	p.NoErrors()
}

// TestDealByHand: the field of a line is as wide as the table, with the caret at the mark, and a deal is put right by moving cards.
func TestDealByHand(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	const wrong = `[Deal "N:AK73.QJ2.T9.864 QJ5.AK3.KQJ.QJT9 T96.T98.A876.AK3 842.7654.5432.752"]`
	gives(p, "wrong.pbn", []byte("[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n"+wrong+"\n"))
	visit.OpenAll(p)
	const line = `document.querySelector(".correction-form > input")`
	p.Click(`[data-rule^="deal/card-count"] .correct`)
	p.WaitFor(line + ` === document.activeElement && document.querySelector(".card-editor .enter-hand") !== null`)
	for _, width := range []int64{360, 1280} {
		p.Resize(width, 800)
		if wide := browser.Evaluate[bool](p, line+`.offsetWidth >= document.querySelector("table.findings").offsetWidth - 4`); !wide {
			t.Errorf("at %d px the field is not as wide as the table", width)
		}
		p.Look(fmt.Sprintf("deal-by-hand-%d", width))
	}
	if caret := browser.Evaluate[string](p, line+`.value.slice(`+line+`.selectionStart)`); !strings.HasSuffix(wrong, caret) || len(caret) < 3 ||
		!strings.Contains(browser.Evaluate[string](p, `document.querySelector(".correct[aria-expanded=true]").closest("tr").querySelector("mark").textContent`), caret[:3]) {
		t.Errorf("the caret is before %q", caret)
	}
	p.WaitFor(handCount("W") + ` === "14" && ` + handCount("N") + ` === "12"`)
	p.Click(`.enter-hand[data-seat=N] .hand-name`)
	p.Click("[data-card=C2]")
	p.WaitFor(line + `.value.includes("N:AK73.QJ2.T9.8642 ") && ` + cardState + `.includes("right")`)
	p.Click(".undo-cards")
	p.WaitFor(line + `.value === '` + wrong + `'`)
	// Dragged onto the hand, it is there, too.
	browser.Evaluate[int](p, `(() => {
		const [card, hand, dataTransfer] = [document.querySelector("[data-card=C2]"), document.querySelector(".enter-hand[data-seat=N]"), new DataTransfer()];
		const tell = (to, name) => to.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }));
		tell(card, "dragstart");
		if (!tell(hand, "dragover")) tell(hand, "drop");
		tell(card, "dragend");
		return 0;
	})()`)
	p.WaitFor(cardState + `.includes("right")`)
	p.Click(".correction-form .primary")
	p.WaitFor(`document.querySelector(".repair-said")?.textContent.startsWith("The line is corrected.") && document.querySelector('[data-rule^="deal/card-count"]') === null`)
	p.NoErrors()
}

// TestCardEditorWithAxe: the editor in both places it has, in colours that can be read, and no wider than the page.
func TestCardEditorWithAxe(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Click("#enter")
	p.WaitFor("document.activeElement === " + suitField("N", 0))
	p.Do(chromedp.KeyEvent("akqjt98765432"), chromedp.Focus(chromedp.JSPath(suitField("E", 0))), chromedp.KeyEvent("ak"))
	p.WaitFor(cardState + `.includes("Twice: ♠A ♠K")`)
	p.Sound(0, "new deal", []int64{360, 1280})
	p.Press(kb.Escape)
	p.WaitFor(`document.querySelector(".new-deal") === null`)
	// What was entered is kept.
	p.Click("#enter")
	p.WaitFor(cardState + `.includes("Twice: ♠A ♠K")`)
	p.Click(".new-deal .primary")
	p.Finished("board 1.pbn")
	tab(p, "findings")
	visit.OpenAll(p)
	p.Click(`[data-rule^="deal/duplicate-card"] .correct`)
	p.WaitFor(handCount("N") + ` === "13"`)
	p.Sound(1, "deal by hand", []int64{360, 1280})
	p.NoErrors()
}
