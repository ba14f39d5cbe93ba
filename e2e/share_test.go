package e2e

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// fresh shows a page as somebody else has it: in a browser that keeps and knows nothing of the other pages.
func fresh(t *testing.T, url string) *page {
	t.Helper()
	b, _ := pool.take(t)
	ctx, cancel := chromedp.NewContext(b.ctx, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	p := &page{t: t, owner: t, ctx: ctx, browser: b, downloads: t.TempDir()}
	b.makeTab(t, ctx)
	p.resize(usualWidth, usualHeight)
	p.before(savingData)
	p.do(chromedp.Navigate(url))
	return p
}

// shownGame is what a person sees of a game: the cards of each hand, the calls and the tricks, each list with what is in a cell.
type shownGame struct{ Hands, Calls, Tricks []string }

func (p *page) shownGame() shownGame {
	p.t.Helper()
	return evaluate[shownGame](p, shownGameScript)
}

const shownGameScript = `(() => {
		const text = (node) => {
			if (node.nodeType === 3) return node.data;
			if (node.matches?.(".pbn-spoken, .pbn-noteref")) return "";
			return [...node.childNodes].map(text).join("");
		};
		const texts = (selector) => [...document.querySelectorAll(".pbn-view " + selector)].map((each) => text(each).replace(/[\s\uFE0E]/g, "")).filter(Boolean);
		return { Hands: texts(".pbn-hand"), Calls: texts(".pbn-auction td"), Tricks: texts(".pbn-play tbody tr:not(.pbn-comment-row)") };
	})()`

// sameGame fails where a game is not as another page shows it, or not whole.
func (p *page) sameGame(want shownGame) {
	p.t.Helper()
	if got := p.shownGame(); fmt.Sprint(got) != fmt.Sprint(want) || len(got.Hands) != 4 || len(got.Calls) < 4 || len(got.Tricks) != 13 {
		p.t.Errorf("it shows\n%q\nwant\n%q", got, want)
	}
}

// openMenu opens a menu of the board that is shown, and waits until its content has come.
func (p *page) openMenu(name, ready string) {
	p.t.Helper()
	p.click(fmt.Sprintf(`[data-menu=%q] summary`, name))
	p.waitFor(fmt.Sprintf(`document.querySelector('[data-menu=%q][open] %s') !== null`, name, ready))
}

// linkOfBoard is the link that the menu gives.
func (p *page) linkOfBoard() string {
	p.t.Helper()
	p.openMenu("share", ".share-link")
	return evaluate[string](p, `document.querySelector(".share-link").value`)
}

// packed is a text as a link has it.
func packed(text string) string {
	var b bytes.Buffer
	w, _ := flate.NewWriter(&b, flate.BestCompression)
	w.Write([]byte(text))
	w.Close()
	return base64.RawURLEncoding.EncodeToString(b.Bytes())
}

// TestShareLink: the link of a board opens it in another person's browser, at the same card; nothing of it is sent to the host.
func TestShareLink(t *testing.T) {
	t.Parallel()
	copies(t)
	p := reader(t, example)
	p.do(chromedp.Focus(chromedp.CSS(".pbn-game")))
	for range 3 {
		p.press(kb.ArrowRight)
	}
	p.waitFor(`location.hash === "#board=7&card=3"`)
	want := p.shownGame()
	link := p.linkOfBoard()
	p.click(`[data-share="copy"]`)
	p.waitFor(`document.querySelector('[data-menu="share"] [role=status]').textContent === "Copied"`)
	if got := p.clipboard(); got != link {
		t.Errorf("copied is %q, want %q", got, link)
	}
	p.noErrors()

	other := fresh(t, link).ready()
	if state := other.finished("shared.pbn"); state != "done" {
		t.Fatal(state)
	}
	other.waitFor(`document.querySelector(".pbn-current")?.textContent.includes("7") && document.querySelectorAll(".pbn-trick li").length === 3`)
	other.sameGame(want)
	// The address stays a link to the board, and follows the play.
	other.do(chromedp.Focus(chromedp.CSS(".pbn-game")))
	other.press(kb.ArrowRight)
	other.waitFor(fmt.Sprintf(`location.href === %q`, strings.Replace(link, "card=3", "card=4", 1)))
	if asked := evaluate[bool](other, `performance.getEntriesByType("resource").every(({ name }) => !name.includes("pbn="))`); !asked {
		t.Error("the board was sent to the host")
	}
	other.noErrors()
}

// TestAddressFollows: the address names what is open, which is open again where the file is there; going back leaves the page.
func TestAddressFollows(t *testing.T) {
	t.Parallel()
	url := serve(t, nil)
	p := open(t, url+"?src=example.pbn#board=8&card=2").ready()
	p.waitFor(indexed)
	p.shownIs(2)
	p.waitFor(`document.querySelectorAll(".pbn-trick li").length === 2`)
	before := evaluate[int](p, `history.length`)
	p.click(`[data-turn="on"]`)
	p.shownIs(3)
	p.waitFor(`location.hash === "#board=9" && location.search === "?src=example.pbn"`)
	if after := evaluate[int](p, `history.length`); after != before {
		t.Errorf("%d pages to go back to, want %d", after, before)
	}
	p.do(chromedp.Reload())
	p.ready()
	p.waitFor(indexed)
	p.shownIs(3)
	// A person changes the address.
	evaluate[int](p, `location.hash = "#board=7&card=5", 0`)
	p.shownIs(1)
	p.waitFor(`document.querySelectorAll(".pbn-trick li").length === 1`)
	// The page writes its place before it is told of that.
	evaluate[int](p, `location.hash = "#board=8", history.replaceState(history.state, "", "?src=example.pbn#board=7"), 0`)
	p.shownIs(2)
	p.click(".remove")
	p.waitFor(`location.hash === ""`)
	p.noErrors()
}

// TestNoteKeepsBoard: a link to a note of a board changes the address, and leaves the board open.
func TestNoteKeepsBoard(t *testing.T) {
	t.Parallel()
	p := reader(t, written(t, "notes.pbn", []byte(boardOne+"\n[Board \"2\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1C =1= Pass Pass Pass\n[Note \"1:strong\"]\n")))
	p.click(`[data-turn="on"]`)
	p.shownIs(2)
	p.waitFor(`location.hash === "#board=2"`)
	p.click(".pbn-noteref a")
	p.waitFor(`location.hash.includes("note")`)
	p.painted()
	p.shownIs(2)
	// Going back leads to the board, and not to another one.
	evaluate[int](p, `history.back(), 0`)
	p.waitFor(`location.hash === "#board=2"`)
	p.painted()
	p.shownIs(2)
	p.noErrors()
}

// TestBrokenLinks: a link that was cut, is none, or wants too much says so; nothing in it is run, and the page takes files as ever.
func TestBrokenLinks(t *testing.T) {
	t.Parallel()
	whole := packed(strings.Repeat(boardOne+"\n", 3))
	bomb := packed(strings.Repeat("[Board \"1\"]\n", 40<<20/12))
	for name, c := range map[string]struct{ value, says string }{
		"cut":           {whole[:len(whole)/2], "The link is not complete"},
		"other letters": {"%C3%A4%C3%B6", "The link is not complete"},
		"not packed":    {"aaaaaaaaaaaaaaaaaaaaaaaaaaa", "The link is not complete"},
		"other text":    {packed("Dear partner, I am sorry."), "There is no board in it"},
		"a page":        {packed(`<img src="/x" onerror="document.title='run'"><script>document.title = "run"</script>`), "There is no board in it"},
		"far too much":  {bomb, "far more in this link"},
	} {
		t.Run(name, func(t *testing.T) {
			p := fresh(t, serve(t, nil)+"#pbn="+c.value).ready()
			p.waitFor(fmt.Sprintf(`document.querySelector(".address [role=alert]")?.textContent.includes(%q)`, c.says))
			if evaluate[string](p, "document.title") == "run" {
				t.Error("a script was run")
			}
			p.click("#example")
			p.finished("example.pbn")
			p.waitFor(indexed)
			p.noErrors()
		})
	}
}

// TestLongLinks: a link of 100 kB is read; one that is written by hand too, and one with what mail programs put around it.
func TestLongLinks(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	noise := make([]byte, 75_000)
	for i := range noise {
		noise[i] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \n"[random.IntN(64)]
	}
	for name, value := range map[string]string{
		"long":      packed(boardOne + "\n{" + string(noise) + string(noise) + "}\n"),
		"by hand":   `%5BBoard%20%221%22%5D%0A%5BDeal%20%22N:AKQJ.T98.765.432%20-%20-%20-%22%5D`,
		"in a mail": packed(boardOne) + ">.",
	} {
		t.Run(name, func(t *testing.T) {
			if name == "long" && len(value) < 100_000 {
				t.Fatalf("only %d characters", len(value))
			}
			p := fresh(t, serve(t, nil)+"#pbn="+value).ready()
			if state := p.finished("shared.pbn"); state != "done" {
				t.Fatal(state)
			}
			p.waitFor(`document.querySelector(".pbn-board")?.textContent === "Board 1"`)
			p.noErrors()
		})
	}
}

// TestShareTooLong: of a board that is too long for a link, it is said, and its file is the way out.
func TestShareTooLong(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(3, 4))
	var words strings.Builder
	for range 6000 {
		fmt.Fprintf(&words, "%x ", random.Uint32())
	}
	p := reader(t, written(t, "long.pbn", []byte(boardOne+"\n{"+words.String()+"}\n")))
	p.openMenu("share", "[role=alert]")
	if said := evaluate[string](p, `document.querySelector('[data-menu="share"] [role=alert]').textContent`); !strings.Contains(said, "too long for a link") || !strings.Contains(said, "16,000") {
		t.Error(said)
	}
	file := string(p.saved(click(`[data-share="save"]`)))
	if !strings.Contains(file, `[Board "1"]`) || !strings.Contains(file, strings.Fields(words.String())[5999]) {
		t.Errorf("saved:\n%.300s", file)
	}
	p.noErrors()
}

// TestShareSheet: where the system has a sheet to share with, it gets the link.
func TestShareSheet(t *testing.T) {
	t.Parallel()
	p := blank(t, `document.sent = []; navigator.share = async (what) => { document.sent.push(what); }; navigator.canShare = () => true;`)
	p.do(chromedp.Navigate(serve(t, nil)))
	p.ready()
	p.choose(example)
	p.waitFor(indexed)
	link := p.linkOfBoard()
	p.click(`[data-share="send"]`)
	if sent := evaluate[string](p, `JSON.stringify(document.sent)`); sent != fmt.Sprintf(`[{"title":"Board 7, Harbour Club Tuesday Pairs","url":%q}]`, link) {
		t.Errorf("sent is %s", sent)
	}
	p.noErrors()
}

// TestBoardElsewhere: a board is opened in other programs from its menu, without a word to them before.
func TestBoardElsewhere(t *testing.T) {
	t.Parallel()
	p := reader(t, example)
	p.openMenu("more", `a[data-more="publish"]`)
	for name, begins := range map[string]string{
		"bbo": "https://www.bridgebase.com/tools/handviewer.html?n=sK974hA63dK852c94", "bsol": "https://dds.bridgewebs.com/bsol2/ddummy.htm?board=7&dealer=S",
	} {
		if address := evaluate[string](p, fmt.Sprintf(`document.querySelector('[data-more=%q]').href`, name)); !strings.HasPrefix(address, begins) {
			t.Errorf("%s leads to %s", name, address)
		}
	}
	if lin := string(p.saved(click(`[data-more="lin"]`))); !strings.Contains(lin, "md|1SAQT86HK5DA74CQJ3,") {
		t.Error(lin)
	}
	p.noErrors()
}
