package e2e

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
)

// TestFindingLeadsToItsBoard: the board of a finding is a button that shows it, for mouse and keyboard, and the focus goes along.
func TestFindingLeadsToItsBoard(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	for _, width := range []int64{1280, 360} {
		p.resize(1280, 900)
		name := fmt.Sprintf("faulty%d.pbn", width)
		evaluate[int](p, `document.querySelector(".remove")?.click(), 0`)
		p.gives(name, []byte(faulty))
		p.resize(width, 740)
		p.openAll()
		const second = `[...document.querySelectorAll(".open-board")].find(e => e.textContent.endsWith("2"))`
		if width == 1280 {
			evaluate[int](p, second+`.setAttribute("data-wanted", ""), 0`)
			p.click("[data-wanted]")
		} else {
			evaluate[int](p, second+".focus(), 0")
			p.press(kb.Enter)
		}
		p.waitFor(`document.activeElement.matches('[data-tab=boards][aria-selected=true]')`)
		p.waitFor(chosenBoard + " === 2")
		// The same board again, after another was looked at.
		p.click("[data-turn=back]")
		p.waitFor(chosenBoard + " === 1")
		p.tab("findings")
		evaluate[int](p, second+".click(), 0")
		p.waitFor(chosenBoard + " === 2")
	}
	p.noErrors()
}

// TestCorrectByHand: the line of a finding is written anew by a person and checked again, in every encoding; what else is in the file
// stays.
func TestCorrectByHand(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name    string
		content []byte
		encoded func(text string) []byte
	}{
		{"latin1.pbn", []byte(faulty), func(text string) []byte { return []byte(text) }},
		{"utf16.pbn", inUTF16(faulty), inUTF16},
		{"crlf.pbn", []byte("\xef\xbb\xbf" + strings.ReplaceAll(strings.ReplaceAll(faulty, "\xe9", "é"), "\n", "\r\n")), func(text string) []byte {
			return []byte("\xef\xbb\xbf" + strings.ReplaceAll(strings.ReplaceAll(text, "\xe9", "é"), "\n", "\r\n"))
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := open(t, serve(t, nil)).ready()
			p.gives(c.name, c.content)
			if c.name == "utf16.pbn" {
				p.resize(360, 740)
			}
			p.openAll()
			const button = `[...document.querySelectorAll(".finding")].find(e => e.querySelector("mark").textContent.includes('"Q"')).querySelector(".correct")`
			const field = `document.querySelector(".correction-form input")`
			evaluate[int](p, button+".focus(), 0")
			p.press(kb.Enter)
			p.waitFor(field + `?.value === '[Dealer "Q"]' && document.activeElement === ` + field)
			p.press(kb.Escape)
			p.waitFor(field + " === null && document.activeElement === " + button)
			p.press(kb.Enter)
			p.waitFor("document.activeElement === " + field)
			p.press("a", chromedp.ModifierCtrl)
			p.do(chromedp.KeyEvent(`[Dealer "S"]`))
			p.press(kb.Enter)
			p.repaired("The line is corrected.")
			p.waitFor(`document.activeElement !== document.body`)
			want := c.encoded(strings.Replace(faulty, `[Dealer "Q"]`, `[Dealer "S"]`, 1))
			p.repairedFile(c.name, want)
			same(t, "after the correction", evaluate[[]string](p, overview), checked(want, false).overview())
			p.click(".undo")
			p.repaired("The file is as it came.")
			same(t, "the original", evaluate[[]string](p, overview), checked(c.content, false).overview())
			p.noErrors()
		})
	}
}

// TestLongLineByHand: a line that is no line for a field is left as it is.
func TestLongLineByHand(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	p.gives("long.pbn", []byte("[Room \"x\ty"+strings.Repeat("z", 5000)+"\"]\n"))
	p.openAll()
	p.click(".correct")
	p.waitFor(`document.querySelector(".correction-note")?.textContent.includes("too long")`)
	p.noErrors()
}

// TestApplyToAll: all fixes of a rule in one step.
func TestApplyToAll(t *testing.T) {
	t.Parallel()
	native := checked([]byte(faulty), false)
	var fixes []diag.Fix
	for _, d := range native.report.Diagnostics.Items {
		if d.Rule == rules.TextTabInString {
			fixes = append(fixes, d.Fixes[0])
		}
	}
	want, applied := mend.Apply([]byte(faulty), native.report.Text.Encoding, fixes)
	if applied < 2 {
		t.Fatalf("%d fixes", applied)
	}
	p := open(t, serve(t, nil)).ready()
	p.gives("faulty.pbn", []byte(faulty))
	p.openAll()
	const button = `[data-rule="text/tab-in-string"] .apply-together`
	if label, as := evaluate[string](p, fmt.Sprintf("document.querySelector(%q).textContent", button)), fmt.Sprintf("Apply to all %d", applied); label != as {
		t.Errorf("%q, want %q", label, as)
	}
	p.click(button)
	p.repaired(fmt.Sprintf("%d fixes applied.", applied))
	p.repairedFile("faulty.pbn", want)
	p.noErrors()
}

// TestSafeFixesBecomeMore: where safe fixes make others possible, the page says so.
func TestSafeFixesBecomeMore(t *testing.T) {
	t.Parallel()
	content := []byte("[Board \"1\"]\n[Play\"\nK")
	p := open(t, serve(t, nil)).ready()
	p.gives("more.pbn", content)
	if label := evaluate[string](p, `document.querySelector(".apply-safe").textContent`); label != "Apply the safe fix" {
		t.Fatal(label)
	}
	if _, applied, _ := pbn.ApplySafe(content, source.Automatic, nil); applied != 2 {
		t.Fatalf("%d fixes are applied", applied)
	}
	p.click(".apply-safe")
	p.repaired("2 fixes applied. One of them became possible only by the others.")
	p.noErrors()
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
	p := open(t, serve(t, nil)).ready()
	p.gives("same.pbn", content)
	if text := evaluate[string](p, row("same.pbn")+`.querySelector(".file-facts").textContent + document.querySelector("[data-tab=changes]").textContent`); !strings.HasSuffix(text, "no changesChanges 0") {
		t.Error(text)
	}
	p.tab("changes")
	p.waitFor(`document.querySelector(".changes-note").textContent === "The download is the same as your file."`)
	p.noErrors()
}
