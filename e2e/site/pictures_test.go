package site

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// pictures is where those of README.md and js/README.md are.
const pictures = "js/pictures"

// column is a page of somebody who writes about bridge.
const column = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pbnkit/style.css">
<script type="module" src="/pbnkit/auto.js"></script>
<style>
body { max-width: 36rem; margin: 0 auto; padding: 1rem 1.2rem; background: #fffdf8; color: #222; font: 1rem/1.5 Georgia, serif; }
</style>
<p>North raises with a conventional bid, and everybody plays in four spades. The trumps break, but will declarer find a tenth trick?</p>
<pre class="pbn" data-heading-level="2" data-show="diagram auction notes">
[Board "7"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:K974.A63.K852.94 53.872.J93.AT872 AQT86.K5.A74.QJ3 J2.QJT94.QT6.K65"]
[Contract "4S"]
[Declarer "S"]
[Auction "S"]
1S Pass 3C =1= Pass
4S AP
[Note "1:Bergen raise: four spades, 10 or 11 points"]
</pre>
</html>
`

// TestPictures: what the pictures of README.md and js/README.md show can be seen, and they are there; PBN_PICTURES=1 takes them anew.
func TestPictures(t *testing.T) {
	t.Parallel()
	take := func(t *testing.T, p *browser.Page, name string, width, height float64) {
		t.Helper()
		p.NoErrors()
		path := filepath.Join(pictures, name)
		if os.Getenv("PBN_PICTURES") != "" {
			p.Painted()
			if err := os.WriteFile(path, browser.Step(p, "look", chromedp.CaptureScreenshot()), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		config, err := png.DecodeConfig(bytes.NewReader(b))
		if err != nil || config.Width != int(width) || config.Height != int(height) {
			t.Errorf("%s is %d by %d, want %g by %g: %v", name, config.Width, config.Height, width, height, err)
		}
	}
	t.Run("page", func(t *testing.T) {
		p := browser.Open(t, browser.Serve(t, nil))
		p.Resize(1180, 940)
		visit.ListBoards(p, visit.Example)
		take(t, p, "page.png", 1180, 940)
	})
	t.Run("article", func(t *testing.T) {
		p := browser.Open(t, visit.Site(t, map[string]string{"/": column}, nil)+"/")
		p.Resize(600, 690)
		p.WaitFor(`document.querySelector(".pbn-auction") !== null`)
		take(t, p, "article.png", 600, 690)
	})
}
