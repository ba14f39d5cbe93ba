package e2e

import (
	"bytes"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
)

const example = "../site/src/example.pbn"

func read(t *testing.T, path string) []byte {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// written is a file of the test's own.
func written(t *testing.T, name string, content []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, content, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// converted checks that a file went through the page: done, as many games as the core finds, and a download that is what
// the core writes, and that parses again with as many games.
func (p *page) converted(path string) {
	p.t.Helper()
	name := filepath.Base(path)
	file := read(p.t, path)
	want, report := pbn.Export(pbn.Bytes(file), asSaved(file))
	if state := p.finished(name); state != "done" {
		p.t.Fatalf("%s: %s", name, state)
	}
	if games := evaluate[string](p, row(name)+".dataset.games"); games != strconv.Itoa(report.Games) {
		p.t.Errorf("%s: %s games, want %d", name, games, report.Games)
	}
	if saved := evaluate[string](p, row(name)+".querySelector('a[data-download]').download"); saved != strings.TrimSuffix(name, filepath.Ext(name))+" (export).pbn" {
		p.t.Errorf("%s is saved as %s", name, saved)
	}
	got := p.download(name)
	if !bytes.Equal(got, want) {
		p.t.Errorf("%s: %d bytes were downloaded that are not the %d that the core writes", name, len(got), len(want))
	}
	if again := pbn.Validate(pbn.Bytes(got), pbn.Options{}); again.Games != report.Games {
		p.t.Errorf("%s: %d games became %d", name, report.Games, again.Games)
	}
}

func TestDropAFile_6_1(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	p.drop(example)
	p.converted(example)
	p.waitFor(`document.querySelectorAll("[data-board]").length > 0`)
	p.tab("findings")
	p.waitFor(`document.querySelectorAll("[data-rule]").length > 0`)
	p.noErrors()
}

// TestChanges_2_1_b: the page says what the download has otherwise, and explains each kind; of a file in export format, that
// nothing is.
func TestChanges_2_1_b(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	p.drop(example)
	p.converted(example)
	p.tab("changes")
	_, report := pbn.Export(pbn.Bytes(read(t, example)), export.Options{})
	for _, change := range report.ChangeCounts() {
		line := fmt.Sprintf("document.querySelector('[data-change=%q] .change-head').textContent", rules.Name(change.Rule))
		want := fmt.Sprintf("%d ×%s%s (opens in a new tab)What this means", change.Count, rules.Of(change.Rule).Change, rules.Name(change.Rule))
		if got := evaluate[string](p, line); got != want {
			t.Errorf("%s: %q, want %q", rules.Name(change.Rule), got, want)
		}
	}
	p.click("[data-change] .explain")
	p.waitFor(`document.querySelector("[data-change] .rule-page h3") !== null`)
	done := written(t, "done.pbn", p.download("example.pbn"))
	p.drop(done)
	p.converted(done)
	p.waitFor(row("done.pbn") + `.querySelector("[data-tab=changes]") !== null`)
	if label := evaluate[string](p, row("done.pbn")+`.querySelector("[data-tab=changes]").textContent`); label != "Changes 0" {
		t.Error(label)
	}
	p.noErrors()
}

func TestFileButton(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	latin1 := "../core/pbn/answers/testdata/latin1.pbn"
	p.choose(example, latin1)
	p.converted(example)
	p.converted(latin1)
	p.noErrors()
}

func TestExampleByKeyboard(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	for range 10 {
		if evaluate[bool](p, `document.activeElement?.id === "example"`) {
			break
		}
		p.do(chromedp.KeyEvent(kb.Tab))
	}
	p.do(chromedp.KeyEvent(kb.Enter))
	if state := p.finished("example.pbn"); state != "done" {
		t.Error(state)
	}
	p.waitFor(`document.querySelectorAll("[data-board]").length > 0`)
	p.noErrors()
}

func TestDropAFolder_6_1(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	for name, content := range map[string]string{"a.pbn": "[Board \"1\"]", "notes.txt": "none", "deep/b.PBN": "[Board \"2\"]\n\n[Board \"3\"]"} {
		path := filepath.Join(folder, "season", name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p := open(t, serve(t, nil)).ready()
	p.drop(filepath.Join(folder, "season"))
	p.finished("a.pbn")
	p.finished("b.PBN")
	if rows := evaluate[int](p, `document.querySelectorAll("[data-file]").length`); rows != 2 {
		t.Errorf("%d rows for 2 PBN files", rows)
	}
	p.noErrors()
}

// TestFolderButton: the button takes the .pbn files of a folder, and of those in it.
func TestFolderButton(t *testing.T) {
	t.Parallel()
	folder := filepath.Join(t.TempDir(), "season")
	if err := os.MkdirAll(filepath.Join(folder, "deep"), 0o755); err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string]string{"a.pbn": "[Board \"1\"]", "notes.txt": "none", "deep/b.PBN": "[Board \"2\"]"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p := open(t, serve(t, nil)).ready()
	p.do(chromedp.SetUploadFiles(chromedp.CSS("#folder"), []string{folder}, chromedp.NodeReady))
	p.converted(filepath.Join(folder, "a.pbn"))
	p.converted(filepath.Join(folder, "deep/b.PBN"))
	if text := evaluate[string](p, row("b.PBN")+`.querySelector(".folder").textContent`); text != "season/deep/" {
		t.Error(text)
	}
	if text := evaluate[string](p, `document.querySelector(".skipped").textContent`); text != "1 file skipped: not .pbn" {
		t.Error(text)
	}
	p.noErrors()
}

// TestDropTwice: the same file twice is two rows that both come to an end.
func TestDropTwice(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	p.drop(example)
	p.drop(example)
	p.waitFor(`document.querySelectorAll('[data-file="example.pbn"][data-state="done"]').length === 2`)
	p.noErrors()
}

func TestBadInput(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	for _, c := range []struct{ name, content, says string }{
		{"picture.pbn", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "PNG"},
		{"empty.pbn", "", "empty"},
		{"chess.pgn", "[Event \"x\"]\n[White \"a\"]\n[Black \"b\"]\n1. e4", "PGN"},
		{"letter.txt", "Dear partner,\nI am sorry.\n", "tag pair"},
	} {
		p.drop(written(t, c.name, []byte(c.content)))
		if state := p.finished(c.name); state != "failed" {
			t.Errorf("%s: %s", c.name, state)
		}
		if text := evaluate[string](p, row(c.name)+".innerText"); !strings.Contains(text, c.says) {
			t.Errorf("%s: the row does not say %q: %s", c.name, c.says, text)
		}
		if evaluate[bool](p, row(c.name)+".querySelector('a[data-download]') !== null") {
			t.Errorf("%s has a download", c.name)
		}
		isForeign := c.says == "PNG" || c.says == "PGN" // and has nothing but its name
		if hasFinding := evaluate[bool](p, row(c.name)+".querySelector('.finding') !== null"); hasFinding == isForeign || evaluate[bool](p, row(c.name)+".querySelector('.correct') !== null") {
			t.Errorf("%s has a finding: %t, or a line to be corrected by hand", c.name, hasFinding)
		}
	}
	p.choose(example)
	p.converted(example)
	p.noErrors()
}

func TestFiveHundredFiles(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	var paths []string
	for i := range 500 {
		path := filepath.Join(folder, fmt.Sprintf("session-%03d.pbn", i))
		if err := os.WriteFile(path, fmt.Appendf(nil, "[Board \"%d\"]\n[Event \"Session\"]\n", i+1), 0o644); err != nil {
			t.Fatal(err)
		}
		paths = append(paths, path)
	}
	p := open(t, serve(t, nil)).ready()
	evaluate[chromedp.Void](p, `Object.defineProperty(navigator, "hardwareConcurrency", { value: 2 });
		window.others = 0; Worker = class extends Worker { constructor(...given) { super(...given); others++; } }`)
	p.drop(paths...)
	p.waitFor(`document.querySelectorAll('[data-file][data-state="done"]').length === 500`)
	if n := evaluate[int](p, "others"); n != 1 {
		t.Errorf("%d workers beside the first, want 1", n)
	}
	p.converted(paths[0])
	p.converted(paths[499])
	p.noErrors()
}

// TestModuleDoesNotLoad: the page says so, and a second try works.
func TestModuleDoesNotLoad(t *testing.T) {
	t.Parallel()
	var broken atomic.Bool
	broken.Store(true)
	p := open(t, serve(t, func(w http.ResponseWriter, r *http.Request) bool {
		if broken.Load() && strings.HasSuffix(r.URL.Path, ".wasm") {
			http.NotFound(w, r)
			return true
		}
		return false
	}))
	p.waitFor(`[...document.querySelectorAll("button")].some(b => /again|retry/i.test(b.textContent))`)
	broken.Store(false)
	evaluate[chromedp.Void](p, `[...document.querySelectorAll("button")].find(b => /again|retry/i.test(b.textContent)).click()`)
	p.ready()
	p.drop(example)
	p.converted(example)
	// What was not there is on the console, sooner or later.
	p.noErrorsExcept(".wasm", "404")
}

// TestNothingLeavesTheMachine: the page asks its own host for its own files, and sends nothing.
func TestNothingLeavesTheMachine(t *testing.T) {
	t.Parallel()
	var sent atomic.Int32
	p := open(t, serve(t, func(_ http.ResponseWriter, r *http.Request) bool {
		if r.Method != http.MethodGet || r.ContentLength > 0 {
			sent.Add(1)
		}
		return false
	})).ready()
	p.drop(example)
	p.finished("example.pbn")
	if sent.Load() > 0 {
		t.Errorf("%d requests sent something", sent.Load())
	}
	if hosts := evaluate[[]string](p, `performance.getEntriesByType("resource").map(e => e.name).filter(n => !n.startsWith(location.origin) && !n.startsWith("blob:" + location.origin))`); len(hosts) > 0 {
		t.Errorf("requests to %v", hosts)
	}
	p.noErrors()
}

// TestCorpus sends real files through the page: the standard's author's own, and one of nearly every program.
func TestCorpus(t *testing.T) {
	t.Parallel()
	const corpus = "../../shared/corpus"
	files, _ := filepath.Glob(corpus + "/*/*.pbn")
	if len(files) == 0 {
		t.Skip("no corpus at " + corpus)
	}
	taken := map[string]int{}
	var paths []string
	for _, path := range files {
		folder := filepath.Base(filepath.Dir(path))
		always := folder == "reference"
		if !always && (taken[folder] == 2 || pbn.Validate(pbn.Bytes(read(t, path)), pbn.Options{}).Games == 0) {
			continue
		}
		taken[folder]++
		paths = append(paths, path)
	}
	if len(paths) < 23 {
		t.Fatalf("only %d files", len(paths))
	}
	url := serve(t, nil)
	// Chromium drops the eleventh of downloads that follow each other fast.
	for batch := range slices.Chunk(paths, 8) {
		p := open(t, url).ready()
		p.drop(batch...)
		for _, path := range batch {
			p.finished(filepath.Base(path)) // the rows move until then
		}
		for _, path := range batch {
			p.converted(path)
		}
		p.noErrors()
	}
	t.Logf("%d files went through the page", len(paths))
}
