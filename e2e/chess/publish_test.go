package chess

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

const (
	previewed = `document.querySelector(".preview .pgn-view, .preview .pgn-diagram") !== null`
	fine      = `document.querySelector(".set-fine") !== null`
	faults    = `[...document.querySelectorAll(".set-faults li")].map((e) => e.textContent).join(" ")`
)

// TestPublishPosition: a position is set up by keys and clicks, its faults are told and mended, and the HTML for it shows it on another page.
func TestPublishPosition(t *testing.T) {
	t.Parallel()
	var article string
	url := browser.Serve(t, func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != browser.SubPath+"article" {
			return false
		}
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, "<!doctype html><html lang=en><title>Article</title><main><h1>An ending</h1>%s</main>", article)
		return true
	})
	p := browser.Open(t, url+"publish.html?for=pgn")
	p.WaitFor(previewed)
	// What the preview is at is taken over.
	p.Click(".preview .pgn-forward")
	p.Click(`[name=kind][value=fen]`)
	p.WaitFor(`document.querySelector(".set-position textarea")?.value.startsWith("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq ") && ` + fine)
	p.Click(`[data-set-up=empty]`)
	p.WaitFor(`/White has no king.*Black has no king/.test(` + faults + `)`)
	browser.Evaluate[int](p, `(document.querySelector('[data-set="0"]').focus(), 0)`)
	p.Press("K")
	p.Press(kb.ArrowRight)
	p.Press("p")
	p.WaitFor(`/No pawn can be on b1/.test(` + faults + `)`)
	p.Press(kb.Delete)
	p.Click(`[data-tool=k]`)
	p.Click(`[data-set="63"]`)
	p.WaitFor(fine)
	drag(p, 0, 4)
	p.WaitFor(`document.querySelector(".set-position textarea").value.includes("/4K3 ")`)
	p.Click(`[data-set-up=undo]`)
	p.WaitFor(`document.querySelector(".set-position textarea").value.includes("/K7 ")`)
	p.Click(`[data-right=K]`)
	p.WaitFor(`/castling with “K”/.test(` + faults + `)`)
	p.Look("builder of chess, a fault")
	p.Click(`[data-set-up=mend]`)
	p.WaitFor(fine)
	p.Click(`[data-show="html"]`)
	p.WaitFor(`document.querySelectorAll(".copyable pre")[1]?.textContent.includes("7k/8")`)
	pieces := visit.Snippets(p)
	if want := "<pre class=\"fen\">\n7k/8/8/8/8/8/8/K7 w - - 0 1\n</pre>\n"; pieces[1] != want {
		t.Errorf("the block is %q", pieces[1])
	}
	for name := range strings.FieldsSeq(loads(p)) {
		if name == "pbn.wasm" || name == "read.wasm" || strings.HasPrefix(name, "auto-view") {
			t.Errorf("of bridge there is %s", name)
		}
	}
	p.Click(`[name="blog"][value="frame"]`)
	p.WaitFor(`document.querySelector(".copyable pre")?.textContent.startsWith("<iframe") && !document.querySelector("[data-copy=html]").disabled`)
	frame := visit.Snippets(p)[0]
	p.NoErrors()

	article = pieces[0] + pieces[1] + frame
	q := browser.Fresh(t, url+"article")
	q.WaitFor(`document.querySelector("iframe").contentDocument?.querySelectorAll("#board .pgn-diagram .pgn-men use").length === 2`)
	q.WaitFor(`document.querySelectorAll(".pgn-diagram .pgn-men use").length === 2`)
	q.NoErrors()
}

// drag moves a man by the mouse.
func drag(p *browser.Page, from, to int) {
	p.T.Helper()
	at := browser.Evaluate[[]float64](p, fmt.Sprintf(`[%d, %d].flatMap((n) => (({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector('[data-set="' + n + '"]').getBoundingClientRect()))`, from, to))
	left := chromedp.ButtonLeft
	p.Do(
		chromedp.MouseEvent(input.DispatchMouseEventTypeMousePressed, at[0], at[1], left, chromedp.ClickCount(1)),
		chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, at[2], at[3], left),
		chromedp.MouseEvent(input.DispatchMouseEventTypeMouseReleased, at[2], at[3], left, chromedp.ClickCount(1)),
	)
}

// TestPublishQuiz: of a quiz neither the frame nor the picture tells what is played, nor how it ended; a game comes from its menu.
func TestPublishQuiz(t *testing.T) {
	t.Parallel()
	url := browser.Serve(t, nil)
	p := browser.Open(t, url+"chess/publish.html#pgn="+visit.Packed(study))
	p.WaitFor(previewed + ` && document.querySelector(".choices textarea").value.includes("Oakes")`)
	browser.Evaluate[int](p, `(() => {
		const set = (field, value) => { field.value = value; field.dispatchEvent(new Event(field.localName === "select" ? "change" : "input", { bubbles: true })); };
		const has = (value) => [...document.querySelectorAll("select")].find((each) => [...each.options].some((option) => option.value === value));
		set(has("quiz"), "quiz");
		set([...document.querySelectorAll(".knobs input")][0], "13");
	})(), 0`)
	p.Click(`[name="blog"][value="frame"]`)
	p.Click(`[data-show="html"]`)
	p.WaitFor(`document.querySelectorAll(".copyable pre")[1]?.textContent.includes("White to move. White: K") && !document.querySelector("[data-copy=html]").disabled`)
	made := visit.Snippets(p)
	if frame, want := made[0], `&amp;view=quiz&amp;from=13" title="Oakes – Quill, Club championship"`; !strings.Contains(frame, want) {
		t.Errorf("the frame is %s", frame)
	}
	if picture, want := made[1], `src="Oakes-Quill.png" alt="Oakes – Quill, Club championship. White to move. White: Kg1 Qd1 Ra1 Re1 Bc1 Bc2 Nf1 Nf3 a2 b2 f2 g2 c3 d3 h3 e4. Black: Kg8 Qd8 Ra8 Re8 Be6 Ba7 Nc6 Nf6 d5 e5 a6 h6 b7 c7 f7 g7."`; !strings.Contains(picture, want) {
		t.Errorf("the picture is %s", picture)
	}
	if picture := p.Saved(browser.Click(`[data-save="picture"]`)); !strings.HasPrefix(string(picture), "\x89PNG") {
		t.Errorf("the picture is %.8q", picture)
	}
	p.NoErrors()
	q := browser.Fresh(t, strings.ReplaceAll(strings.Split(made[0], `"`)[1], "&amp;", "&"))
	q.WaitFor(`document.querySelector("#board .pgn-answer") !== null`)
	if text := browser.Evaluate[string](q, `document.querySelector("#board").innerText`); strings.Contains(text, "1–0") || strings.Contains(text, "xd5") {
		t.Errorf("it tells %s", text)
	}
	q.NoErrors()
}

// TestPublishNarrow: on a phone the preview is first, and the board on which a position is set up is as wide as the page.
func TestPublishNarrow(t *testing.T) {
	t.Parallel()
	p := browser.Blank(t, watched)
	p.Resize(360, 740)
	p.Do(chromedp.Navigate(browser.Serve(t, nil) + "chess/publish.html#example=position"))
	p.WaitFor(previewed)
	if first := browser.Evaluate[bool](p, `document.querySelector(".previewed").getBoundingClientRect().top < document.querySelector(".choices").getBoundingClientRect().top`); !first {
		t.Error("the preview is below")
	}
	p.Click("#step-deal")
	p.WaitFor(fine)
	if wide := browser.Evaluate[int](p, `document.documentElement.scrollWidth`); wide > 360 {
		t.Errorf("the page is %d px wide", wide)
	}
	p.Sound(0, "the builder of chess, a position", []int64{360})
	p.Click(`[name=kind][value=pgn]`)
	p.WaitFor(`document.querySelector(".preview .pgn-view") !== null`)
	p.Sound(1, "the builder of chess, a game", []int64{1280})
	p.NoErrors()
}

// TestGallery: nobody is kept from what the examples of chess show once they are drawn.
func TestGallery(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"chess/articles.html")
	for state, width := range []int64{360, 1280} {
		p.Resize(width, 800)
		p.WaitFor(`((waiting) => { waiting?.scrollIntoView({ block: "center" }); return !waiting; })([...document.querySelectorAll("pre:is(.pgn, .fen)")].find((pre) => pre.checkVisibility()))`)
		p.Sound(state, "the gallery of chess", []int64{width})
	}
	p.NoErrors()
}
