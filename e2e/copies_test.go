package e2e

import (
	"encoding/base64"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"
)

// mayReadClipboard lets the pages read what is copied.
func (p *page) mayReadClipboard() {
	p.t.Helper()
	for _, name := range []string{"clipboard-read", "clipboard-write"} {
		call(p, browser.SetPermission, browser.SetPermissionParams{Permission: &browser.PermissionDescriptor{Name: name}, Setting: browser.PermissionSettingGranted})
	}
}

// copyAs opens the menu, chooses a form, and is what is copied then: a text, or the bytes of a picture in base64.
func (p *page) copyAs(form string) string {
	p.t.Helper()
	p.click(fmt.Sprintf(`[data-copy=%q]`, form))
	p.waitFor(`!document.querySelector('[data-copy="copy"]').disabled`)
	p.click(`[data-copy="copy"]`)
	p.waitFor(`document.querySelector('[data-menu="copy"] [role=status]').textContent === "Copied"`)
	if form != "png" {
		return evaluateAsync[string](p, `navigator.clipboard.readText()`)
	}
	return evaluateAsync[string](p, `(async () => {
		const [item] = await navigator.clipboard.read();
		const bytes = new Uint8Array(await (await item.getType("image/png")).arrayBuffer());
		return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
	})()`)
}

// TestCopies: a board is copied as a drawing and as a picture that show in another browser, without this page's styles and fonts,
// what the page shows; as a text that can be pasted into a mail; and as PBN.
func TestCopies(t *testing.T) {
	t.Parallel()
	copies(t)
	p := reader(t, example)
	p.mayReadClipboard()
	want := p.shownGame()
	p.openMenu("copy", ".copy-picture svg")
	p.click(`[data-copy="play"]`)
	svg := p.copyAs("svg")
	png, err := base64.StdEncoding.DecodeString(p.copyAs("png"))
	if err != nil {
		t.Fatal(err)
	}
	text, pbn := p.copyAs("text"), p.copyAs("pbn")
	if !strings.Contains(pbn, `[Board "7"]`) || strings.Contains(pbn, `[Board "8"]`) || !strings.Contains(pbn, "\n[Play \"W\"]\n") {
		t.Errorf("PBN:\n%s", pbn)
	}
	for _, line := range []string{
		"                    ♠ K974\n", "♥ QJ1094                            ♥ 872\n", "Pass  3♣!(1)  Pass  4♠\n",
		"4♠ by South, lead ♥Q: made (10 tricks)\n", "1      W       ♥Q   ♥3   ♥7  ♥K  1    0\n",
	} {
		if !strings.Contains(text, line) {
			t.Errorf("%q is not in the text:\n%s", line, text)
		}
	}
	p.noErrors()

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
	forget(t, host.URL)

	drawing := fresh(t, host.URL+"/board.svg")
	for name, shown := range map[string][]string{"hands": want.Hands, "calls": want.Calls, "tricks": want.Tricks} {
		written := evaluate[string](drawing, `[...document.querySelectorAll("text")].map((each) => each.textContent.replace(/\s/g, "")).join("")`)
		for _, each := range shown {
			letters := strings.NewReplacer("♠", "", "♥", "", "♦", "", "♣", "", "—", "").Replace(each)
			_, after, found := strings.Cut(written, letters)
			if !found {
				t.Fatalf("%s: %q is not in the rest of the drawing, %q", name, letters, written)
			}
			written = after
		}
	}
	if fonts := evaluate[string](drawing, `[...new Set([...document.querySelectorAll("[font-family]")].map((each) => each.getAttribute("font-family")))].join()`); fonts != "serif" {
		t.Errorf("fonts: %s", fonts)
	}
	if suits := evaluate[int](drawing, `document.querySelectorAll("path").length`); suits < 16+3+52 {
		t.Errorf("%d suits", suits)
	}
	if words := evaluate[string](drawing, `document.querySelector("title").textContent + "|" + document.querySelector("desc").textContent`); words != "Board 7, Harbour Club Tuesday Pairs|"+text {
		t.Errorf("in words: %q", words)
	}
	if other := evaluate[int](drawing, `document.querySelectorAll("script, image, foreignObject, [href], [style], style").length`); other > 0 {
		t.Errorf("%d elements are not of a plain drawing", other)
	}

	// The dots are those of the drawing, wherever it is drawn.
	type comparison struct {
		Width, Height  int
		Inked, Differs float64
	}
	compared := evaluateAsync[comparison](fresh(t, host.URL), `(async () => {
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
	p := reader(t, written(t, "quiz.pbn", []byte("[Board \"1\"]\n[Dealer \"N\"]\n[Hidden \"EW\"]\n[Deal \"N:A83.KQ7.AJ85.642 942.T53.962.K953 K76.AJ9642.K3.A7 QJT5.8.QT74.QJT8\"]\n")))
	p.openMenu("copy", ".copy-picture svg")
	if written := evaluate[string](p, `document.querySelector(".copy-picture svg").textContent.replace(/\s/g, "")`); !strings.Contains(written, "AJ85") || strings.Contains(written, "QJ105") || strings.Contains(written, "942") {
		t.Errorf("the picture has %q", written)
	}
	p.click(`[data-copy="text"]`)
	p.waitFor(`document.querySelector(".copy-preview pre") !== null`)
	if text := evaluate[string](p, `document.querySelector(".copy-preview pre").textContent`); !strings.Contains(text, "AJ85") || strings.Contains(text, "QJ105") {
		t.Errorf("the text has %q", text)
	}
	p.noErrors()
}

// TestCopyMenuByKeyboard: the menu is opened, used and left without a pointer.
func TestCopyMenuByKeyboard(t *testing.T) {
	t.Parallel()
	copies(t)
	p := reader(t, example)
	p.tabTo(`[data-menu="copy"] summary`)
	p.do(chromedp.KeyEvent("\r"))
	p.waitFor(`document.querySelector(".copy-picture svg") !== null`)
	p.tabTo(`[data-copy="copy"]`)
	p.do(chromedp.KeyEvent("\r"))
	p.waitFor(`document.querySelector('[data-menu="copy"] [role=status]').textContent === "Copied"`)
	p.do(chromedp.KeyEvent("\x1b"))
	p.waitFor(`document.activeElement.matches('[data-menu="copy"] summary') && !document.querySelector('[data-menu="copy"]').open`)
	p.noErrors()
}
