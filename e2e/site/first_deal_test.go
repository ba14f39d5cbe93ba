package site

import (
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestFirstDeal: who comes first sees a board beside the headline, on a phone below the buttons, and can play it through; it makes room for
// files, and nothing moves when the page comes alive.
func TestFirstDeal(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	for _, width := range []int64{360, 1280, 1920} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			p := browser.Blank(t, observer)
			p.Resize(width, 800)
			p.Do(chromedp.Navigate(browser.Serve(t, nil)))
			p.Ready()
			p.WaitFor(`document.querySelector(".first-deal .pbn-step-forward") !== null`)
			beside := browser.Evaluate[bool](p, `(() => {
				const [title, drop, deal] = ["h1", "#drop", ".first-deal"].map(e => document.querySelector(e).getBoundingClientRect());
				return innerWidth < 600 ? deal.top >= drop.bottom : deal.left >= title.right && deal.top <= title.top + 8 && deal.bottom <= innerHeight && drop.right <= deal.left;
			})()`)
			if !beside {
				t.Error("the board is not in its place")
			}
			if space := browser.Evaluate[string](p, `getComputedStyle(document.querySelector(".first-deal .pbn-game")).marginBlock`); space != "0px" {
				t.Errorf("in its frame there is a space of %s around the board", space)
			}
			p.Click(".first-deal .pbn-step-forward")
			p.Hears("West leads the queen of hearts.")
			p.Press(kb.ArrowRight)
			p.Hears("North plays the three of hearts.")
			if moved := browser.Evaluate[float64](p, `shifts.reduce((sum, { value }) => sum + value, 0)`); moved > 0.01 {
				t.Errorf("the page moves by %.3f: %s", moved, browser.Evaluate[string](p, "JSON.stringify(shifts)"))
			}
			p.Choose(visit.Example)
			p.Finished("example.pbn")
			p.WaitFor(`document.querySelector(".first-deal") === null`)
			p.NoErrors()
		})
	}
}

// TestFirstDealLate: where the board arrives later than what is before it in the page, nothing moves.
func TestFirstDealLate(t *testing.T) {
	t.Parallel()
	before, after, ok := strings.Cut(string(browser.Read(t, browser.Dist+"/index.html")), `<aside class="first-deal"`)
	if !ok {
		t.Fatal("the page has no board")
	}
	rest := make(chan struct{})
	url := browser.Serve(t, func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != browser.SubPath {
			return false
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		_, _ = io.WriteString(w, before)
		w.(http.Flusher).Flush()
		select {
		case <-rest:
			_, _ = io.WriteString(w, `<aside class="first-deal"`+after)
		case <-r.Context().Done():
		}
		return true
	})
	p := browser.Blank(t, observer)
	p.Resize(1920, 800)
	browser.Evaluate[chromedp.Void](p, fmt.Sprintf("location.href = %q", url))
	p.WaitFor(`document.querySelector(".files") !== null`)
	p.Painted()
	close(rest)
	p.Ready()
	if moved := browser.Evaluate[float64](p, `shifts.reduce((sum, { value }) => sum + value, 0)`); moved > 0.01 {
		t.Errorf("the page moves by %.3f: %s", moved, browser.Evaluate[string](p, "JSON.stringify(shifts)"))
	}
}

// TestTouchButton: where there is only a finger, the button says what a finger can do, and nobody is asked to drop something.
func TestTouchButton(t *testing.T) {
	t.Parallel()
	p := browser.Blank(t, "")
	browser.Call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 1})
	browser.Call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: 360, Height: 740, DeviceScaleFactor: 1, Mobile: true})
	p.Do(chromedp.Navigate(browser.Serve(t, nil)))
	p.Ready()
	if !browser.Evaluate[bool](p, `matchMedia("(pointer: coarse)").matches`) {
		t.Fatal("the pointer is not a finger")
	}
	const first = "Choose a PBN or LIN file"
	if text := browser.Evaluate[string](p, `document.querySelector("#drop").innerText`); !strings.HasPrefix(text, first+"\n") {
		t.Errorf("it says %q", text)
	}
	p.NoErrors()
}
