package page

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
	"pbn/core/source"
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestFindingLeadsToItsBoard: the board of a finding is a button that shows it, for mouse and keyboard, and the focus goes along.
func TestFindingLeadsToItsBoard(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	for _, width := range []int64{1280, 360} {
		p.Resize(1280, 900)
		name := fmt.Sprintf("faulty%d.pbn", width)
		browser.Evaluate[int](p, `document.querySelector(".remove")?.click(), 0`)
		gives(p, name, []byte(visit.Faulty))
		p.Resize(width, 740)
		visit.OpenAll(p)
		const second = `[...document.querySelectorAll(".open-board")].find(e => e.textContent.endsWith("2"))`
		if width == 1280 {
			browser.Evaluate[int](p, second+`.setAttribute("data-wanted", ""), 0`)
			p.Click("[data-wanted]")
		} else {
			browser.Evaluate[int](p, second+".focus(), 0")
			p.Press(kb.Enter)
		}
		p.WaitFor(`document.activeElement.matches('[data-tab=boards][aria-selected=true]')`)
		p.WaitFor(visit.ChosenBoard + " === 2")
		// The same board again, after another was looked at.
		p.Click("[data-turn=back]")
		p.WaitFor(visit.ChosenBoard + " === 1")
		tab(p, "findings")
		browser.Evaluate[int](p, second+".click(), 0")
		p.WaitFor(visit.ChosenBoard + " === 2")
	}
	p.NoErrors()
}

// TestCorrectByHand: the line of a finding is written anew by a person and checked again, in every encoding; what else is in the file
// stays.
func TestCorrectByHand(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	for _, c := range []struct {
		name    string
		content []byte
		encoded func(text string) []byte
	}{
		{"latin1.pbn", []byte(visit.Faulty), func(text string) []byte { return []byte(text) }},
		{"utf16.pbn", inUTF16(visit.Faulty), inUTF16},
		{"crlf.pbn", []byte("\xef\xbb\xbf" + strings.ReplaceAll(strings.ReplaceAll(visit.Faulty, "\xe9", "é"), "\n", "\r\n")), func(text string) []byte {
			return []byte("\xef\xbb\xbf" + strings.ReplaceAll(strings.ReplaceAll(text, "\xe9", "é"), "\n", "\r\n"))
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := browser.Open(t, browser.Serve(t, nil)).Ready()
			gives(p, c.name, c.content)
			if c.name == "utf16.pbn" {
				p.Resize(360, 740)
			}
			visit.OpenAll(p)
			const button = `[...document.querySelectorAll(".finding")].find(e => e.querySelector("mark").textContent.includes('"Q"')).querySelector(".correct")`
			const field = `document.querySelector(".correction-form input")`
			browser.Evaluate[int](p, button+".focus(), 0")
			p.Press(kb.Enter)
			p.WaitFor(field + `?.value === '[Dealer "Q"]' && document.activeElement === ` + field)
			p.Press(kb.Escape)
			p.WaitFor(field + " === null && document.activeElement === " + button)
			p.Press(kb.Enter)
			p.WaitFor("document.activeElement === " + field)
			p.Press("a", chromedp.ModifierCtrl)
			p.Do(chromedp.KeyEvent(`[Dealer "S"]`))
			p.Press(kb.Enter)
			repaired(p, "The line is corrected.")
			p.WaitFor(`document.activeElement !== document.body`)
			want := c.encoded(strings.Replace(visit.Faulty, `[Dealer "Q"]`, `[Dealer "S"]`, 1))
			repairedFile(p, c.name, want)
			same(t, "after the correction", browser.Evaluate[[]string](p, overview), checked(want, false).overview())
			p.Click(".undo")
			repaired(p, "The file is as it came.")
			same(t, "the original", browser.Evaluate[[]string](p, overview), checked(c.content, false).overview())
			p.NoErrors()
		})
	}
}

// TestLongLineByHand: a line that is no line for a field is left as it is.
func TestLongLineByHand(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	gives(p, "long.pbn", []byte("[Room \"x\ty"+strings.Repeat("z", 5000)+"\"]\n"))
	visit.OpenAll(p)
	p.Click(".correct")
	p.WaitFor(`document.querySelector(".correction-note")?.textContent.includes("too long")`)
	p.NoErrors()
}

// TestApplyToAll: all fixes of a rule in one step.
func TestApplyToAll(t *testing.T) {
	t.Parallel()
	native := checked([]byte(visit.Faulty), false)
	var fixes []diag.Fix
	for _, d := range native.report.Diagnostics.Items {
		if d.Rule == rules.TextTabInString {
			fixes = append(fixes, d.Fixes[0])
		}
	}
	want, applied := mend.Apply([]byte(visit.Faulty), native.report.Text.Encoding, fixes)
	if applied < 2 {
		t.Fatalf("%d fixes", applied)
	}
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	gives(p, "faulty.pbn", []byte(visit.Faulty))
	visit.OpenAll(p)
	const button = `[data-rule="text/tab-in-string"] .apply-together`
	if label, as := browser.Evaluate[string](p, fmt.Sprintf("document.querySelector(%q).textContent", button)), fmt.Sprintf("Apply to all %d", applied); label != as {
		t.Errorf("%q, want %q", label, as)
	}
	p.Click(button)
	repaired(p, fmt.Sprintf("%d fixes applied.", applied))
	repairedFile(p, "faulty.pbn", want)
	p.NoErrors()
}

// TestSafeFixesBecomeMore: where safe fixes make others possible, the page says so.
func TestSafeFixesBecomeMore(t *testing.T) {
	t.Parallel()
	content := []byte("[Board \"1\"]\n[Play\"\nK")
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	gives(p, "more.pbn", content)
	if label := browser.Evaluate[string](p, `document.querySelector(".apply-safe").textContent`); label != "Apply the safe fix" {
		t.Fatal(label)
	}
	if _, applied, _ := pbn.ApplySafe(content, source.Automatic, nil); applied != 2 {
		t.Fatalf("%d fixes are applied", applied)
	}
	p.Click(".apply-safe")
	repaired(p, "2 fixes applied. One of them became possible only by the others.")
	p.NoErrors()
}

// TestSameBytesAreNoChange: of a file whose export has the same bytes, no change is told, though a line is as long as a line may be.
func TestSameBytesAreNoChange(t *testing.T) {
	t.Parallel()
	const around = len(`[Event ""]`)
	content, _ := pbn.Export(pbn.Bytes([]byte("[Event \""+strings.Repeat("x", 255-around)+"\"]\n[Board \"1\"]\n")), export.Options{})
	again, report := pbn.Export(pbn.Bytes(content), export.Options{})
	if !bytes.Equal(again, content) || len(report.ChangeCounts()) == 0 {
		t.Fatalf("%d changes, same bytes: %v", len(report.ChangeCounts()), bytes.Equal(again, content))
	}
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	gives(p, "same.pbn", content)
	if text := browser.Evaluate[string](p, browser.Row("same.pbn")+`.querySelector(".file-facts").textContent + document.querySelector("[data-tab=changes]").textContent`); !strings.HasSuffix(text, "no changesChanges 0") {
		t.Error(text)
	}
	tab(p, "changes")
	p.WaitFor(`document.querySelector(".changes-note").textContent === "The download is the same as your file."`)
	p.NoErrors()
}
