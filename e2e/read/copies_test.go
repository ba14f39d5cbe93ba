package read

import (
	"encoding/base64"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// mayReadClipboard lets the pages read what is copied.
func mayReadClipboard(p *browser.Page) {
	p.T.Helper()
	for _, name := range []string{"clipboard-read", "clipboard-write"} {
		browser.Call(p, cdpbrowser.SetPermission, cdpbrowser.SetPermissionParams{Permission: &cdpbrowser.PermissionDescriptor{Name: name}, Setting: cdpbrowser.PermissionSettingGranted})
	}
}

// copyAs opens the menu, chooses a form, and is what is copied then: a text, or the bytes of a picture in base64.
func copyAs(p *browser.Page, form string) string {
	p.T.Helper()
	p.Click(fmt.Sprintf(`[data-copy=%q]`, form))
	p.WaitFor(`!document.querySelector('[data-copy="copy"]').disabled`)
	p.Click(`[data-copy="copy"]`)
	p.WaitFor(`document.querySelector('[data-menu="copy"] [role=status]').textContent === "Copied"`)
	if form != "png" {
		return browser.EvaluateAsync[string](p, `navigator.clipboard.readText()`)
	}
	return browser.EvaluateAsync[string](p, `(async () => {
		const [item] = await navigator.clipboard.read();
		const bytes = new Uint8Array(await (await item.getType("image/png")).arrayBuffer());
		return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
	})()`)
}

// TestCopies: a board is copied as a drawing and as a picture that show in another browser, without this page's styles and fonts,
// what the page shows; as a text that can be pasted into a mail; and as PBN.
func TestCopies(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	browser.Copies(t)
	p := visit.Reader(t, visit.Example)
	mayReadClipboard(p)
	want := visit.GameIn(p)
	visit.OpenMenu(p, "copy", ".copy-picture svg")
	p.Click(`[data-copy="play"]`)
	svg := copyAs(p, "svg")
	png, err := base64.StdEncoding.DecodeString(copyAs(p, "png"))
	if err != nil {
		t.Fatal(err)
	}
	text, pbn := copyAs(p, "text"), copyAs(p, "pbn")
	if !strings.Contains(pbn, `[Board "7"]`) || strings.Contains(pbn, `[Board "8"]`) || !strings.Contains(pbn, "\n[Play \"W\"]\n") {
		t.Errorf("PBN:\n%s", pbn)
	}
	for _, line := range []string{
		"                    ♠ K974\n", "♥ QJ1094                            ♥ 872\n", "Pass  3♣!(1)  Pass  4♠\n",
		"4♠ by South, lead ♥Q: made (10 tricks)", "1      W       ♥Q   ♥3   ♥7  ♥K  1    0\n",
	} {
		if !strings.Contains(text, line) {
			t.Errorf("%q is not in the text:\n%s", line, text)
		}
	}
	p.NoErrors()

	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/board.svg":
			w.Header().Set("Content-Type", "image/svg+xml")
			fmt.Fprint(w, svg)
		case "/board.png":
			w.Header().Set("Content-Type", "image/png")
			w.Write(png)
		default:
			fmt.Fprint(w, "<!doctype html><title>Elsewhere</title>")
		}
	}))
	t.Cleanup(host.Close)
	browser.Forget(t, host.URL)

	drawing := browser.Fresh(t, host.URL+"/board.svg")
	for name, shown := range map[string][]string{"hands": want.Hands, "calls": want.Calls, "tricks": want.Tricks} {
		written := browser.Evaluate[string](drawing, `[...document.querySelectorAll("text")].map((each) => each.textContent.replace(/\s/g, "")).join("")`)
		for _, each := range shown {
			letters := strings.NewReplacer("♠", "", "♥", "", "♦", "", "♣", "", "—", "").Replace(each)
			_, after, found := strings.Cut(written, letters)
			if !found {
				t.Fatalf("%s: %q is not in the rest of the drawing, %q", name, letters, written)
			}
			written = after
		}
	}
	if fonts := browser.Evaluate[string](drawing, `[...new Set([...document.querySelectorAll("[font-family]")].map((each) => each.getAttribute("font-family")))].join()`); fonts != "serif" {
		t.Errorf("fonts: %s", fonts)
	}
	if suits := browser.Evaluate[int](drawing, `document.querySelectorAll("path").length`); suits < 16+3+52 {
		t.Errorf("%d suits", suits)
	}
	if words := browser.Evaluate[string](drawing, `document.querySelector("title").textContent + "|" + document.querySelector("desc").textContent`); words != "Board 7, Harbour Club Tuesday Pairs|"+text {
		t.Errorf("in words: %q", words)
	}
	if other := browser.Evaluate[int](drawing, `document.querySelectorAll("script, image, foreignObject, [href], [style], style").length`); other > 0 {
		t.Errorf("%d elements are not of a plain drawing", other)
	}

	// The dots are those of the drawing, wherever it is drawn.
	type comparison struct {
		Width, Height  int
		Inked, Differs float64
	}
	compared := browser.EvaluateAsync[comparison](browser.Fresh(t, host.URL), `(async () => {
		const load = async (src) => { const image = new Image(); image.src = src; await image.decode(); return image; };
		const [png, svg] = await Promise.all(["board.png", "board.svg"].map(load));
		const dots = (image) => {
			const canvas = document.createElement("canvas");
			[canvas.width, canvas.height] = [png.naturalWidth, png.naturalHeight];
			const to = canvas.getContext("2d");
			to.drawImage(image, 0, 0, canvas.width, canvas.height);
			return to.getImageData(0, 0, canvas.width, canvas.height).data;
		};
		// By the ink in small squares: the edges of a letter may differ.
		const [size, across] = [8, Math.ceil(png.naturalWidth / 8)];
		const ink = (data) => {
			const squares = new Float64Array(across * Math.ceil(png.naturalHeight / size));
			for (let at = 0; at < data.length / 4; at++) {
				const [x, y] = [at % png.naturalWidth, Math.floor(at / png.naturalWidth)];
				squares[Math.floor(y / size) * across + Math.floor(x / size)] += (255 - data[4 * at + 1]) / 255 / size ** 2;
			}
			return squares;
		};
		const [a, b] = [ink(dots(png)), ink(dots(svg))];
		let [inked, differs] = [0, 0];
		for (const [at, each] of a.entries()) {
			if (each > 0.1) inked++;
			if (Math.abs(each - b[at]) > 0.3) differs++;
		}
		return { Width: png.naturalWidth, Height: png.naturalHeight, Inked: inked, Differs: differs };
	})()`)
	if compared.Width < 1200 || compared.Inked < 2_000 || compared.Differs > compared.Inked/20 {
		t.Errorf("the picture and the drawing: %+v", compared)
	}
}

// TestCopyKeepsHidden: hands that the page hides are not in what is copied of it, except as PBN.
func TestCopyKeepsHidden(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "quiz.pbn", []byte("[Board \"1\"]\n[Dealer \"N\"]\n[Hidden \"EW\"]\n[Deal \"N:A83.KQ7.AJ85.642 942.T53.962.K953 K76.AJ9642.K3.A7 QJT5.8.QT74.QJT8\"]\n")))
	visit.OpenMenu(p, "copy", ".copy-picture svg")
	if written := browser.Evaluate[string](p, `document.querySelector(".copy-picture svg").textContent.replace(/\s/g, "")`); !strings.Contains(written, "AJ85") || strings.Contains(written, "QJ105") || strings.Contains(written, "942") {
		t.Errorf("the picture has %q", written)
	}
	p.Click(`[data-copy="text"]`)
	p.WaitFor(`document.querySelector(".copy-preview pre") !== null`)
	if text := browser.Evaluate[string](p, `document.querySelector(".copy-preview pre").textContent`); !strings.Contains(text, "AJ85") || strings.Contains(text, "QJ105") {
		t.Errorf("the text has %q", text)
	}
	p.NoErrors()
}

// TestCopyMenuByKeyboard: the menu is opened, used and left without a pointer.
func TestCopyMenuByKeyboard(t *testing.T) {
	t.Parallel()
	browser.Copies(t)
	p := visit.Reader(t, visit.Example)
	p.TabTo(`[data-menu="copy"] summary`)
	p.Do(chromedp.KeyEvent("\r"))
	p.WaitFor(`document.querySelector(".copy-picture svg") !== null`)
	p.TabTo(`[data-copy="copy"]`)
	p.Do(chromedp.KeyEvent("\r"))
	p.WaitFor(`document.querySelector('[data-menu="copy"] [role=status]').textContent === "Copied"`)
	p.Do(chromedp.KeyEvent("\x1b"))
	p.WaitFor(`document.activeElement.matches('[data-menu="copy"] summary') && !document.querySelector('[data-menu="copy"]').open`)
	p.NoErrors()
}
