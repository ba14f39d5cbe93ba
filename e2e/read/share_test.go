package read

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestShareLink: the link of a board opens it in another person's browser, at the same card; nothing of it is sent to the host.
func TestShareLink(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	browser.Copies(t)
	p := visit.Reader(t, visit.Example)
	p.Do(chromedp.Focus(chromedp.CSS(".pbn-game")))
	for range 3 {
		p.Press(kb.ArrowRight)
	}
	p.WaitFor(`location.hash === "#board=7&card=3"`)
	want := visit.GameIn(p)
	link := visit.LinkOfBoard(p)
	p.Click(`[data-share="copy"]`)
	p.WaitFor(`document.querySelector('[data-menu="share"] [role=status]').textContent === "Copied"`)
	if got := p.Clipboard(); got != link {
		t.Errorf("copied is %q, want %q", got, link)
	}
	p.NoErrors()

	other := browser.Fresh(t, link).Ready()
	other.WaitFor(`document.querySelector("#board .pbn-board")?.textContent === "Board 7" && document.querySelectorAll("#board .pbn-trick li").length === 3`)
	other.Click("#board .pbn-all > button")
	visit.SameGame(other, want)
	// The address stays a link to the board, and follows the play.
	other.Do(chromedp.Focus(chromedp.CSS("#board .pbn-game")))
	other.Press(kb.ArrowRight)
	other.WaitFor(fmt.Sprintf(`location.href === %q`, strings.Replace(link, "card=3", "card=4", 1)))
	if asked := browser.Evaluate[bool](other, `performance.getEntriesByType("resource").every(({ name }) => !name.includes("pbn="))`); !asked {
		t.Error("the board was sent to the host")
	}
	other.NoErrors()
}

// TestAddressFollows: the address names what is open, which is open again where the file is there.
func TestAddressFollows(t *testing.T) {
	t.Parallel()
	url := browser.Serve(t, nil)
	p := browser.Open(t, url+"?src=example.pbn#board=8&card=2").Ready()
	p.WaitFor(visit.Indexed)
	visit.ShownIs(p, 2)
	p.WaitFor(`document.querySelectorAll(".pbn-trick li").length === 2 && document.title === "Board 8 · example.pbn"`)
	p.Click(`[data-turn="on"]`)
	visit.ShownIs(p, 3)
	p.WaitFor(`location.hash === "#board=9" && location.search === "?src=example.pbn"`)
	p.Do(chromedp.Reload())
	p.Ready()
	p.WaitFor(visit.Indexed)
	visit.ShownIs(p, 3)
	// A person changes the address.
	browser.Evaluate[int](p, `location.hash = "#board=7&card=5", 0`)
	visit.ShownIs(p, 1)
	p.WaitFor(`document.querySelectorAll(".pbn-trick li").length === 1`)
	// The page writes its place at once after that.
	browser.Evaluate[int](p, `location.hash = "#board=8", history.replaceState(history.state, "", "?src=example.pbn#board=7"), 0`)
	visit.ShownIs(p, 2)
	p.Click(".remove")
	p.WaitFor(`location.hash === "" && document.title === "Check, repair and read PBN bridge files"`)
	p.NoErrors()
}

// TestNoteKeepsBoard: a link to a note of a board changes the address, and leaves the board open.
func TestNoteKeepsBoard(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "notes.pbn", []byte(visit.BoardOne+"\n[Board \"2\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1C =1= Pass Pass Pass\n[Note \"1:strong\"]\n")))
	p.Click(`[data-turn="on"]`)
	visit.ShownIs(p, 2)
	p.WaitFor(`location.hash === "#board=2"`)
	p.Click(".pbn-noteref a")
	p.WaitFor(`location.hash.includes("note")`)
	p.Painted()
	visit.ShownIs(p, 2)
	// Going back leads to the board, and not to another one.
	browser.Evaluate[int](p, `history.back(), 0`)
	p.WaitFor(`location.hash === "#board=2"`)
	p.Painted()
	visit.ShownIs(p, 2)
	p.NoErrors()
}

// TestBrokenLinks: a link that was cut, is none, or wants too much says so; nothing in it is run, and the page takes files as ever.
func TestBrokenLinks(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	whole := visit.Packed(strings.Repeat(visit.BoardOne+"\n", 3))
	bomb := visit.Packed(strings.Repeat("[Board \"1\"]\n", 40<<20/12))
	for name, c := range map[string]struct{ value, says string }{
		"cut":           {whole[:len(whole)/2], "The link is not complete"},
		"other letters": {"%C3%A4%C3%B6", "The link is not complete"},
		"not packed":    {"aaaaaaaaaaaaaaaaaaaaaaaaaaa", "The link is not complete"},
		"other text":    {visit.Packed("Dear partner, I am sorry."), "There is nothing in it that this page reads"},
		"a page":        {visit.Packed(`<img src="/x" onerror="document.title='run'"><script>document.title = "run"</script>`), "There is nothing in it that this page reads"},
		"far too much":  {bomb, "far more in this link"},
	} {
		t.Run(name, func(t *testing.T) {
			p := browser.Fresh(t, browser.Serve(t, nil)+"#pbn="+c.value).Ready()
			p.WaitFor(fmt.Sprintf(`document.querySelector(".address [role=alert]")?.textContent.includes(%q)`, c.says))
			if browser.Evaluate[string](p, "document.title") == "run" {
				t.Error("a script was run")
			}
			p.Click("#example")
			p.Finished("example.pbn")
			p.WaitFor(visit.Indexed)
			p.NoErrors()
		})
	}
}

// TestLongLinks: a link of 100 kB is read; one that is written by hand too, and one with what mail programs put around it.
func TestLongLinks(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	noise := make([]byte, 75_000)
	for i := range noise {
		noise[i] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \n"[random.IntN(64)]
	}
	for name, value := range map[string]string{
		"long":      visit.Packed(visit.BoardOne + "\n{" + string(noise) + string(noise) + "}\n"),
		"by hand":   `%5BBoard%20%221%22%5D%0A%5BDeal%20%22N:AKQJ.T98.765.432%20-%20-%20-%22%5D`,
		"in a mail": visit.Packed(visit.BoardOne) + ">.",
	} {
		t.Run(name, func(t *testing.T) {
			if name == "long" && len(value) < 100_000 {
				t.Fatalf("only %d characters", len(value))
			}
			p := browser.Fresh(t, browser.Serve(t, nil)+"#pbn="+value).Ready()
			p.WaitFor(`document.querySelector(".pbn-board")?.textContent === "Board 1"`)
			p.NoErrors()
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
	p := visit.Reader(t, browser.Written(t, "long.pbn", []byte(visit.BoardOne+"\n{"+words.String()+"}\n")))
	visit.OpenMenu(p, "share", "[role=alert]")
	if said := browser.Evaluate[string](p, `document.querySelector('[data-menu="share"] [role=alert]').textContent`); !strings.Contains(said, "too long for a link") || !strings.Contains(said, "16,000") {
		t.Error(said)
	}
	file := string(p.Saved(browser.Click(`[data-share="save"]`)))
	if !strings.Contains(file, `[Board "1"]`) || !strings.Contains(file, strings.Fields(words.String())[5999]) {
		t.Errorf("saved:\n%.300s", file)
	}
	p.NoErrors()
}

// TestShareSheet: where the system has a sheet to share with, it gets the link.
func TestShareSheet(t *testing.T) {
	t.Parallel()
	p := browser.Blank(t, `document.sent = []; navigator.share = async (what) => { document.sent.push(what); }; navigator.canShare = () => true;`)
	p.Do(chromedp.Navigate(browser.Serve(t, nil)))
	p.Ready()
	p.Choose(visit.Example)
	p.WaitFor(visit.Indexed)
	link := visit.LinkOfBoard(p)
	p.Click(`[data-share="send"]`)
	if sent := browser.Evaluate[string](p, `JSON.stringify(document.sent)`); sent != fmt.Sprintf(`[{"title":"Board 7, Harbour Club Tuesday Pairs","url":%q}]`, link) {
		t.Errorf("sent is %s", sent)
	}
	p.NoErrors()
}

// TestBoardElsewhere: a board is opened in other programs from its menu, without a word to them before.
func TestBoardElsewhere(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, visit.Example)
	visit.OpenMenu(p, "more", `a[data-more="publish"]`)
	for name, begins := range map[string]string{
		"bbo": "https://www.bridgebase.com/tools/handviewer.html?n=sK974hA63dK852c94", "bsol": "https://dds.bridgewebs.com/bsol2/ddummy.htm?board=7&dealer=S",
	} {
		if address := browser.Evaluate[string](p, fmt.Sprintf(`document.querySelector('[data-more=%q]').href`, name)); !strings.HasPrefix(address, begins) {
			t.Errorf("%s leads to %s", name, address)
		}
	}
	if lin := string(p.Saved(browser.Click(`[data-more="lin"]`))); !strings.Contains(lin, "md|1SAQT86HK5DA74CQJ3,") {
		t.Error(lin)
	}
	p.NoErrors()
}
