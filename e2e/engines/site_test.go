package engines

import (
	"bytes"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
)

const (
	siteFiles    = "../../site/dist"
	packageFiles = "../../js/dist"
	exampleFile  = "../../site/src/example.pbn"
)

// otherHost is this computer, but by a name that no browser trusts without https.
const otherHost = "pbn.test"

// serveSite is a plain static host of the built site, in a folder of its own; it may be gone.
func serveSite(t *testing.T, gone *atomic.Bool) string {
	t.Helper()
	const folder = "/clubs/spade/"
	files := http.StripPrefix(folder, http.FileServer(http.Dir(siteFiles)))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if gone != nil && gone.Load() {
			panic(http.ErrAbortHandler)
		}
		files.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL + folder
}

// serveArticle is a writer's host, with the package at /pbnkit/.
func serveArticle(t *testing.T, html string) string {
	t.Helper()
	mux := http.NewServeMux()
	mux.Handle("/pbnkit/", http.StripPrefix("/pbnkit/", http.FileServer(http.Dir(packageFiles))))
	mux.HandleFunc("/{$}", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		_, _ = w.Write([]byte(html))
	})
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	return server.URL + "/"
}

// ready opens the converter and waits until the module is loaded.
func (p *page) ready(url string) {
	p.t.Helper()
	p.navigate(url).waitFor(`document.documentElement.dataset.ready === "true"`)
}

// converted waits until a file has gone through the page, and compares its download with what the core writes.
func (p *page) converted(name string, file []byte) {
	p.t.Helper()
	const most = 2 * time.Minute
	row := fmt.Sprintf(`document.querySelector('[data-file=%q]')`, name)
	p.waitLongFor(most, `["done", "failed"].includes(`+row+`?.dataset.state)`)
	if state := evaluate[string](p, row+".dataset.state"); state != "done" {
		p.t.Fatalf("%s: %s", name, state)
	}
	want, report := pbn.Export(pbn.Bytes(file), export.Options{})
	if games := evaluate[string](p, row+".dataset.games"); games != fmt.Sprint(report.Games) {
		p.t.Errorf("%s: %s games, want %d", name, games, report.Games)
	}
	got, err := p.tab.save("a[data-download]")
	p.must(err)
	if !bytes.Equal(got, want) {
		p.t.Errorf("%s: %d bytes are saved that are not the %d that the core writes", name, len(got), len(want))
	}
	p.t.Logf("%s: %d games, %d bytes as the core writes them", name, report.Games, len(got))
}

func example(t *testing.T) []byte {
	t.Helper()
	content, err := os.ReadFile(exampleFile)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// TestExample: a press converts the example.
func TestExample(t *testing.T) {
	url := serveSite(t, nil)
	inEach(t, func(p *page) {
		p.ready(url)
		p.must(p.tab.click("#example"))
		p.converted("example.pbn", example(t))
		p.noErrors()
	})
}

// TestSeason: a file of 5 MB.
func TestSeason(t *testing.T) {
	one := append(example(t), "\r\n"...)
	season := bytes.Repeat(one, 5<<20/len(one)+1)
	path := filepath.Join(t.TempDir(), "season.pbn")
	if err := os.WriteFile(path, season, 0o644); err != nil {
		t.Fatal(err)
	}
	url := serveSite(t, nil)
	inEach(t, func(p *page) {
		p.ready(url)
		p.must(p.tab.choose("#files", path))
		p.converted("season.pbn", season)
		p.noErrors()
	})
}

// TestPlayThrough: a board is opened, read card by card to its end with the mouse, and printed with the others.
func TestPlayThrough(t *testing.T) {
	url := serveSite(t, nil)
	path := filepath.Join(t.TempDir(), "played.pbn")
	if err := os.WriteFile(path, []byte(played), 0o644); err != nil {
		t.Fatal(err)
	}
	inEach(t, func(p *page) {
		p.ready(url)
		p.must(p.tab.choose("#files", path))
		p.waitFor(`document.querySelector("[data-shown] .pbn-step-forward") !== null`)
		for card := 1; card <= cardsPlayed; card++ {
			p.must(p.tab.click("[data-shown] .pbn-step-forward"))
			p.waitFor(fmt.Sprintf(`document.querySelector("[data-shown]").textContent.includes("card %d of %d")`, card, cardsPlayed))
		}
		p.waitFor(`document.querySelector("[data-shown] .pbn-step-forward").matches(":disabled, [aria-disabled=true]")`)
		p.printed()
		p.noErrors()
	})
}

// played is two boards, the first with three tricks of its play.
const (
	played = "[Board \"1\"]\n[West \"Fenwick\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:A83.KQ7.AJ85.642 942.T53.962.K953 K76.AJ9642.K3.A7 QJT5.8.QT74.QJT8\"]\n" +
		"[Declarer \"S\"]\n[Contract \"6H\"]\n[Result \"12\"]\n[Play \"W\"]\nCQ C2 C3 CA\nH8 HK H3 H2\nS5 HQ H5 H4\n*\n\n" +
		"[Board \"2\"]\n[Dealer \"E\"]\n[Vulnerable \"NS\"]\n[Deal \"E:A83.KQ7.AJ85.642 942.T53.962.K953 K76.AJ9642.K3.A7 QJT5.8.QT74.QJT8\"]\n"
	cardsPlayed = 12
)

// printed prints the hand records of both boards: they are on one page, whole.
func (p *page) printed() {
	p.t.Helper()
	evaluate[int](p, `(window.print = () => { document.documentElement.dataset.printed = "true"; }, 0)`)
	p.must(p.tab.click(`[data-menu="print"] summary`))
	p.waitFor(`document.querySelector('[data-menu="print"] [type=submit]') !== null`)
	p.must(p.tab.click(`[data-menu="print"] [type=submit]`))
	p.waitFor(`document.documentElement.dataset.printed === "true" && document.querySelectorAll(".sheets .record").length === 2`)
	pdf, err := p.tab.print()
	if errors.Is(err, errors.ErrUnsupported) {
		p.t.Log("its driver does not print")
		return
	}
	p.must(err)
	command := exec.Command("pdftotext", "-layout", "-", "-")
	command.Stdin = bytes.NewReader(pdf)
	text, err := command.Output()
	p.must(err)
	pages := strings.Split(strings.TrimSuffix(string(text), "\f"), "\f")
	said := strings.Join(strings.Fields(strings.ReplaceAll(pages[0], "\uFE0E", "")), " ")
	if len(pages) != 1 || strings.Count(said, "A J 9 6 4 2") != 2 || strings.Contains(said, "played.pbn") {
		p.t.Errorf("%d pages are printed: %q", len(pages), pages)
	}
}

// TestOffline: after the first visit the page works without its host.
func TestOffline(t *testing.T) {
	inEach(t, func(p *page) {
		var gone atomic.Bool
		url := serveSite(p.t, &gone)
		p.ready(url)
		p.waitFor(`navigator.serviceWorker.controller?.state === "activated"`)
		gone.Store(true)
		if there := evaluate[bool](p, `fetch("not-there").then(() => true, () => false)`); there {
			p.t.Fatal("the host is still there")
		}
		p.ready(url)
		p.must(p.tab.click("#example"))
		p.converted("example.pbn", example(p.t))
		for _, e := range p.tab.errors() {
			if !strings.Contains(e, "not-there") && !strings.Contains(e, "Failed to load resource") {
				p.t.Errorf("on the console: %s", e)
			}
		}
	})
}
