package site

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// stones are a file of the room of site/test/room, which the page takes for one of scores.
const stones = "<usebio>\n1. Qd2\n1. Rc7\n"

// withAnotherRoom builds the site with the room of site/test/room.
func withAnotherRoom(t *testing.T) string {
	t.Helper()
	dist := filepath.Join(t.TempDir(), "site")
	build := exec.Command("node", "build.mjs")
	build.Dir = "site"
	build.Env = append(os.Environ(), "DIST="+dist, "ANOTHER_ROOM=test/room")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return dist
}

// fingerprint is what a file's name has of its content.
var fingerprint = regexp.MustCompile(`-[0-9A-Za-z]{8}\.`)

// session is what a bridge player sees and loads.
type session struct {
	pictures []image.Image
	// files are their names without fingerprints, and bytes what they come to, not compressed. How scripts share their parts may differ.
	files map[string]bool
	bytes int
}

func sessionOf(t *testing.T, dist string) (s session) {
	t.Helper()
	_, url := browser.NewHost(t, dist)
	p := browser.Open(t, url).Ready()
	look := func() {
		p.WaitFor(`document.getAnimations().length === 0`)
		p.Painted()
		var last image.Image
		// What comes a moment later is a part of it.
		p.Until("that the page is still", func(ctx context.Context) (bool, string, error) {
			file, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
			if err != nil {
				return false, "", err
			}
			picture, err := png.Decode(bytes.NewReader(file))
			isStill := err == nil && last != nil && samePicture(last, picture)
			last = picture
			return isStill, "", err
		})
		s.pictures = append(s.pictures, last)
		p.Look(fmt.Sprintf("room-%s-%d", filepath.Base(filepath.Dir(dist)), len(s.pictures)))
	}
	p.WaitFor(browser.Exists(".first-deal button"))
	look()
	p.Drop(visit.Example)
	visit.Converted(p, visit.Example)
	browser.Evaluate[int](p, `(document.activeElement?.blur(), 0)`)
	look()
	s.files = map[string]bool{}
	for _, name := range browser.Evaluate[[]string](p, `performance.getEntriesByType("resource").map(({ name }) => name.slice(new URL(".", location.href).href.length))`) {
		if strings.HasPrefix(name, "sw.js") || strings.Contains(name, ":") {
			continue
		}
		s.files[fingerprint.ReplaceAllString(name, ".")] = true
		s.bytes += len(browser.Read(t, filepath.Join(dist, name)))
	}
	p.NoErrors()
	return s
}

// TestAnotherRoom: a room is a row of the table and what reads its files. Who plays bridge sees and loads the same as without it; of another
// game nothing is kept before one of its files was opened, and its files have its own words and menus.
func TestAnotherRoom(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	dist := withAnotherRoom(t)
	t.Run("bridge is as it was", func(t *testing.T) {
		before, after := sessionOf(t, browser.Dist), sessionOf(t, dist)
		if fmt.Sprint(before.files) != fmt.Sprint(after.files) {
			t.Errorf("it loads %v, without the room %v", after.files, before.files)
		}
		if more := after.bytes - before.bytes; more > 1000 || more < -1000 {
			t.Errorf("it loads %d bytes, without the room %d", after.bytes, before.bytes)
		}
		for i := range before.pictures {
			if !samePicture(before.pictures[i], after.pictures[i]) {
				t.Errorf("picture %d differs", i+1)
			}
		}
	})
	t.Run("its files", func(t *testing.T) {
		_, url := browser.NewHost(t, dist)
		p := browser.Open(t, url).Ready().OfflineReady()
		const keeps = `(async () => {
			const all = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
			return all.flat().filter((url) => /\/room-[^/]*\.js$/.test(url)).length;
		})()`
		if kept := browser.EvaluateAsync[int](p, keeps); kept != 0 {
			t.Errorf("%d files of the room are kept before it was used", kept)
		}
		stones := browser.Written(t, "stones.xml", []byte(stones))
		p.Drop(visit.Example, stones)
		visit.Converted(p, visit.Example)
		if state := p.Finished("stones.xml"); state != "done" {
			t.Fatalf("its file is %s", state)
		}
		heads := browser.Evaluate[[]string](p, `[...document.querySelectorAll(".room-head")].map((head) => head.innerText.trim())`)
		if want := []string{"♠ Bridge 1 file", "● Stones 1 file"}; !slices.Equal(heads, want) {
			t.Errorf("the heads are %q, want %q", heads, want)
		}
		if totals := browser.Evaluate[string](p, `document.querySelector(".totals").innerText`); !strings.Contains(totals, "3 boards, 2 stones") {
			t.Errorf("the totals are %q", totals)
		}
		p.Click(`[data-file="stones.xml"] .show-boards`)
		p.WaitFor(`document.querySelectorAll('[data-file="stones.xml"] .stones li').length === 2`)
		if tab := browser.Evaluate[string](p, `document.querySelector('[data-file="stones.xml"] [role=tab]').innerText`); tab != "Stones 2" {
			t.Errorf("its tab is %q", tab)
		}
		if text := browser.Evaluate[string](p, `document.querySelector('[data-file="stones.xml"]').innerText`); regexp.MustCompile(`(?i)board|deal|LIN\b`).MatchString(text) {
			t.Errorf("it speaks of bridge: %s", text)
		}
		p.Until("that the room is kept", func(ctx context.Context) (bool, string, error) {
			kept, err := chromedp.Run(ctx, chromedp.Evaluate[int](keeps, chromedp.EvalAwaitPromise))
			return kept == 1, fmt.Sprint(kept), err
		})
		p.Look("two-rooms.png")
		p.NoErrors()
	})
	t.Run("its links", func(t *testing.T) {
		_, address := browser.NewHost(t, dist)
		p := browser.Open(t, address+"#tst="+url.PathEscape(stones)).Ready()
		p.WaitFor(`document.querySelector(".stones li")?.innerText.startsWith("1. Qd2")`)
		p.Look("link-of-room.png")
		p.NoErrors()
	})
}

func samePicture(a, b image.Image) bool {
	if a.Bounds() != b.Bounds() {
		return false
	}
	for y := a.Bounds().Min.Y; y < a.Bounds().Max.Y; y++ {
		for x := a.Bounds().Min.X; x < a.Bounds().Max.X; x++ {
			if differs(a.At(x, y), b.At(x, y)) {
				return false
			}
		}
	}
	return true
}

// differs reports whether somebody could see that two colours are not the same: round corners are not drawn alike each time.
func differs(a, b color.Color) bool {
	const step = 16 << 8
	r, g, blue, _ := a.RGBA()
	otherR, otherG, otherBlue, _ := b.RGBA()
	return max(r, otherR)-min(r, otherR) > step || max(g, otherG)-min(g, otherG) > step || max(blue, otherBlue)-min(blue, otherBlue) > step
}
