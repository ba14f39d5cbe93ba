package page

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
	"pbn/core/testkit"
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

func TestDropAFile_6_1(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Drop(visit.Example)
	visit.Converted(p, visit.Example)
	p.WaitFor(`document.querySelectorAll("[data-board]").length > 0`)
	tab(p, "findings")
	p.WaitFor(`document.querySelectorAll("[data-rule]").length > 0`)
	p.NoErrors()
}

// TestChanges_2_1_b: the page says what the download has otherwise, and explains each kind; of a file in export format, that
// nothing is.
func TestChanges_2_1_b(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Drop(visit.Example)
	visit.Converted(p, visit.Example)
	tab(p, "changes")
	_, report := pbn.Export(pbn.Bytes(browser.Read(t, visit.Example)), export.Options{})
	for _, change := range report.ChangeCounts() {
		line := fmt.Sprintf("document.querySelector('[data-change=%q] .change-head').textContent", rules.Name(change.Rule))
		want := fmt.Sprintf("%d ×%sWhat this means", change.Count, rules.Of(change.Rule).Change)
		if got := browser.Evaluate[string](p, line); got != want {
			t.Errorf("%s: %q, want %q", rules.Name(change.Rule), got, want)
		}
	}
	p.Click("[data-change] .explain")
	p.WaitFor(`document.querySelector("[data-change] .rule-page h3") !== null`)
	done := browser.Written(t, "done.pbn", p.Download("example.pbn"))
	p.Drop(done)
	visit.Converted(p, done)
	p.WaitFor(browser.Row("done.pbn") + `.querySelector("[data-tab=changes]") !== null`)
	if label := browser.Evaluate[string](p, browser.Row("done.pbn")+`.querySelector("[data-tab=changes]").textContent`); label != "Changes 0" {
		t.Error(label)
	}
	p.Click(`[data-file="done.pbn"] .remove`)
	p.Click(`[data-file="example.pbn"] .remove`)
	p.WaitFor(`document.querySelector(".file") === null`)

	// What was there and what it becomes, three at first, each with the way to its board.
	p.Drop(browser.Written(t, "table.pbn", []byte("[Board \"1\"]\n\n[Board \"22\"]\n[ScoreTable \"Contract;Declarer\"]\n1N N\n2N S\n3N E\n4S W\n5N E\n")))
	p.WaitFor(browser.Row("table.pbn") + `?.dataset.state === "done"`)
	tab(p, "changes")
	const places = `[...document.querySelectorAll('[data-file="table.pbn"] [data-change="table/bad-element"] .change-places > li')]`
	told := places + `.map((e) => [...e.querySelectorAll("button, code")].map((one) => one.textContent).join(": ")).join("; ")`
	p.WaitFor(told + ` === "Board 22: goes: 1N → comes: 1NT; Board 22: goes: 2N → comes: 2NT; Board 22: goes: 3N → comes: 3NT; Show more (1 left)"`)
	p.Click(`[data-file="table.pbn"] .change-places .more`)
	p.WaitFor(places + `.length === 4`)
	p.Click(`[data-file="table.pbn"] .change-places .link`)
	p.WaitFor(`document.activeElement.matches("[data-tab=boards]") && ` + visit.ChosenBoard + ` === 2`)
	p.NoErrors()
}

func TestFileButton(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	latin1 := "core/pbn/answers/testdata/latin1.pbn"
	p.Choose(visit.Example, latin1)
	visit.Converted(p, visit.Example)
	visit.Converted(p, latin1)
	p.NoErrors()
}

func TestExampleByKeyboard(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	for range 20 {
		if browser.Evaluate[bool](p, `document.activeElement?.id === "example"`) {
			break
		}
		p.Do(chromedp.KeyEvent(kb.Tab))
	}
	p.Do(chromedp.KeyEvent(kb.Enter))
	if state := p.Finished("example.pbn"); state != "done" {
		t.Error(state)
	}
	p.WaitFor(`document.querySelectorAll("[data-board]").length > 0`)
	p.NoErrors()
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
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Drop(filepath.Join(folder, "season"))
	p.Finished("a.pbn")
	p.Finished("b.PBN")
	if rows := browser.Evaluate[int](p, `document.querySelectorAll("[data-file]").length`); rows != 2 {
		t.Errorf("%d rows for 2 PBN files", rows)
	}
	p.NoErrors()
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
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Do(chromedp.SetUploadFiles(chromedp.CSS("#folder"), []string{folder}, chromedp.NodeReady))
	visit.Converted(p, filepath.Join(folder, "a.pbn"))
	visit.Converted(p, filepath.Join(folder, "deep/b.PBN"))
	if text := browser.Evaluate[string](p, browser.Row("b.PBN")+`.querySelector(".folder").textContent`); text != "season/deep/" {
		t.Error(text)
	}
	if text := browser.Evaluate[string](p, `document.querySelector(".skipped").textContent`); text != "1 file skipped: not read by this page" {
		t.Error(text)
	}
	p.NoErrors()
}

// TestDropTwice: the same file twice is two rows that both come to an end.
func TestDropTwice(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Drop(visit.Example)
	p.Drop(visit.Example)
	p.WaitFor(`document.querySelectorAll('[data-file="example.pbn"][data-state="done"]').length === 2`)
	p.NoErrors()
}

func TestBadInput(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	for _, c := range []struct{ name, content, says string }{
		{"picture.pbn", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "PNG"},
		{"empty.pbn", "", "empty"},
		{"problems.inp", "BeginProblem\n", "Popeye"},
		{"letter.txt", "Dear partner,\nI am sorry.\n", "tag pair"},
	} {
		p.Drop(browser.Written(t, c.name, []byte(c.content)))
		if state := p.Finished(c.name); state != "failed" {
			t.Errorf("%s: %s", c.name, state)
		}
		p.WaitFor(fmt.Sprintf("%s.innerText.includes(%q)", browser.Row(c.name), c.says))
		if browser.Evaluate[bool](p, browser.Row(c.name)+".querySelector('a[data-download]') !== null") {
			t.Errorf("%s has a download", c.name)
		}
		if told := browser.Evaluate[bool](p, browser.Row(c.name)+`.querySelector(".details, [data-file-menu]") !== null || /need/.test(`+browser.Row(c.name)+`.innerText)`); told {
			t.Errorf("%s: more than one sentence is told of what is no file of boards", c.name)
		}
	}
	p.Choose(visit.Example)
	visit.Converted(p, visit.Example)
	p.NoErrors()
}

func TestFiveHundredFiles(t *testing.T) {
	browser.Slow(t)
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
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	browser.Evaluate[chromedp.Void](p, `Object.defineProperty(navigator, "hardwareConcurrency", { value: 2 });
		window.others = 0; Worker = class extends Worker { constructor(...given) { super(...given); others++; } }`)
	p.Drop(paths...)
	p.WaitFor(`document.querySelectorAll('[data-file][data-state="done"]').length === 500`)
	if n := browser.Evaluate[int](p, "others"); n != 1 {
		t.Errorf("%d workers beside the first, want 1", n)
	}
	visit.Converted(p, paths[0])
	visit.Converted(p, paths[499])
	p.NoErrors()
}

// TestModuleDoesNotLoad: the page says so, and a second try works.
func TestModuleDoesNotLoad(t *testing.T) {
	t.Parallel()
	var broken atomic.Bool
	broken.Store(true)
	p := browser.Open(t, browser.Serve(t, func(w http.ResponseWriter, r *http.Request) bool {
		if broken.Load() && strings.HasSuffix(r.URL.Path, ".wasm") {
			http.NotFound(w, r)
			return true
		}
		return false
	}))
	browser.Evaluate[chromedp.Void](p, `document.querySelector("#example").focus()`)
	p.WaitFor(`[...document.querySelectorAll("button")].some(b => /again|retry/i.test(b.textContent))`)
	broken.Store(false)
	browser.Evaluate[chromedp.Void](p, `[...document.querySelectorAll("button")].find(b => /again|retry/i.test(b.textContent)).click()`)
	p.Ready()
	p.Drop(visit.Example)
	visit.Converted(p, visit.Example)
	// What was not there is on the console, sooner or later.
	p.NoErrorsExcept(".wasm", "404")
}

// TestNothingLeavesTheMachine: the page asks its own host for its own files, and sends nothing.
func TestNothingLeavesTheMachine(t *testing.T) {
	t.Parallel()
	var sent atomic.Int32
	p := browser.Open(t, browser.Serve(t, func(_ http.ResponseWriter, r *http.Request) bool {
		if r.Method != http.MethodGet || r.ContentLength > 0 {
			sent.Add(1)
		}
		return false
	})).Ready()
	p.Drop(visit.Example)
	p.Finished("example.pbn")
	if sent.Load() > 0 {
		t.Errorf("%d requests sent something", sent.Load())
	}
	if hosts := browser.Evaluate[[]string](p, `performance.getEntriesByType("resource").map(e => e.name).filter(n => !n.startsWith(location.origin) && !n.startsWith("blob:" + location.origin))`); len(hosts) > 0 {
		t.Errorf("requests to %v", hosts)
	}
	p.NoErrors()
}

// TestCorpus sends real files through the page: the standard's author's own, and one of nearly every program.
func TestCorpus(t *testing.T) {
	t.Parallel()
	files, _ := filepath.Glob(testkit.NeedShared(t, "corpus") + "/*/*.pbn")
	taken := map[string]int{}
	var paths []string
	for _, path := range files {
		folder := filepath.Base(filepath.Dir(path))
		always := folder == "reference"
		if !always && (taken[folder] == 2 || pbn.Validate(pbn.Bytes(browser.Read(t, path)), pbn.Options{}).Games == 0) {
			continue
		}
		taken[folder]++
		paths = append(paths, path)
	}
	if len(paths) < 23 {
		t.Fatalf("only %d files", len(paths))
	}
	url := browser.Serve(t, nil)
	// Chromium drops the eleventh of downloads that follow each other fast.
	for batch := range slices.Chunk(paths, 8) {
		p := browser.Open(t, url).Ready()
		p.Drop(batch...)
		for _, path := range batch {
			p.Finished(filepath.Base(path)) // the rows move until then
		}
		for _, path := range batch {
			visit.Converted(p, path)
		}
		p.NoErrors()
	}
	t.Logf("%d files went through the page", len(paths))
}
