package e2e

import (
	"context"
	"fmt"
	"strings"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/core/pbn"
	"pbn/core/source"
)

// leaves has the person load the page anew, and is whether the browser asks first; the person then stays.
func (p *page) leaves() (asks bool) {
	p.t.Helper()
	return p.leavesAfter("0")
}

// leavesAfter is leaves, at once after an expression.
func (p *page) leavesAfter(expression string) (asks bool) {
	p.t.Helper()
	ctx, stop := context.WithCancel(p.ctx)
	defer stop()
	dialogs, loads := chromedp.Events(ctx, cdppage.JavascriptDialogOpening), chromedp.Events(ctx, cdppage.LoadEventFired)
	asked, loaded := make(chan bool, 1), make(chan bool, 1)
	go func() {
		for event, err := range dialogs {
			if err == nil && event.Type == cdppage.DialogTypeBeforeunload {
				asked <- true
			}
			return
		}
	}()
	go func() {
		for range loads {
			loaded <- true
			return
		}
	}()
	evaluate[int](p, `(setTimeout(() => { `+expression+`; location.reload(); }), 0)`)
	late, stopWaiting := patiently(p.ctx)
	defer stopWaiting()
	select {
	case <-asked:
		call(p, cdppage.HandleJavaScriptDialog, cdppage.HandleJavaScriptDialogParams{Accept: false})
		return true
	case <-loaded:
		return false
	case <-late.Done():
		p.fail("the page is neither left nor asked for")
		return false
	}
}

// TestUnsavedFixes: who leaves the page with fixes that are nowhere else is asked first; who has none, or has downloaded them, is not.
func TestUnsavedFixes(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	p.gives("faulty.pbn", []byte(faulty))
	p.click(".apply-safe")
	p.repaired("")
	if !p.leaves() {
		t.Fatal("the page is left with fixes that were not saved")
	}
	want, _, _ := pbn.ApplySafe([]byte(faulty), source.Automatic, nil)
	p.repairedFile("faulty.pbn", want)
	p.click("[data-tab=boards]")
	if p.leaves() {
		t.Fatal("a person who has downloaded the fixes is asked")
	}
	p.ready()
	p.gives("faulty.pbn", []byte(faulty))
	if p.leaves() {
		t.Fatal("a person without fixes is asked")
	}
	p.ready()
	p.noErrors()
}

// TestLeavesAtOnce: who leaves in the same moment in which the fixes were downloaded is not asked either.
func TestLeavesAtOnce(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	p.gives("faulty.pbn", []byte(faulty))
	p.click(".apply-safe")
	p.repaired("")
	p.waitFor(`document.querySelector("a[data-repaired]") !== null`)
	if p.leavesAfter(`document.querySelector("a[data-repaired]").click()`) {
		t.Fatal("a person who has just downloaded the fixes is asked")
	}
	p.ready()
	p.noErrors()
}

// TestClearedListComesBack: a list that was cleared comes back with its fixes, by keyboard too; so does one file.
func TestClearedListComesBack(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	p.gives("faulty.pbn", []byte(faulty))
	p.click(".apply-safe")
	p.repaired("")
	p.choose(example)
	p.finished("example.pbn")
	const names = `[...document.querySelectorAll(".file")].map(e => e.dataset.file).join()`
	evaluate[int](p, `[...document.querySelectorAll(".summary-actions button")].find(e => e.textContent === "Clear list").focus(), 0`)
	p.press(kb.Enter)
	p.waitFor(`document.querySelectorAll(".file").length === 0 && document.activeElement.matches(".put-back")`)
	if text := evaluate[string](p, `document.querySelector(".gone > span").textContent`); text != "2 files are no longer in the list." {
		t.Error(text)
	}
	p.press(kb.Enter)
	p.finished("faulty.pbn")
	p.finished("example.pbn")
	if got := evaluate[string](p, names); got != "faulty.pbn,example.pbn" {
		t.Errorf("the list is %s", got)
	}
	if text := evaluate[string](p, row("faulty.pbn")+`.querySelector(".file-facts").textContent`); !strings.Contains(text, "repaired, ") {
		t.Errorf("the fixes are lost: %s", text)
	}
	p.resize(360, 740)
	p.click(`[data-file="faulty.pbn"] .remove`)
	p.waitFor(names + ` === "example.pbn" && document.querySelector(".gone > span").textContent === "faulty.pbn is no longer in the list."`)
	p.click(".put-back")
	p.finished("faulty.pbn")
	if got := evaluate[string](p, names); got != "faulty.pbn,example.pbn" {
		t.Errorf("the list is %s", got)
	}
	if evaluate[bool](p, `document.querySelector(".gone") !== null`) {
		t.Error("what is back is called gone")
	}
	p.noErrors()
}

// TestSameNameToldApart: files that are called the same have numbers, and so have their buttons.
func TestSameNameToldApart(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	for range 3 {
		p.drop(example)
	}
	p.waitFor(`document.querySelectorAll('[data-file="example.pbn"][data-state="done"]').length === 3`)
	for at, want := range []string{"example.pbn", "example.pbn (2)", "example.pbn (3)"} {
		item := fmt.Sprintf(`document.querySelectorAll(".file")[%d]`, at)
		if name := evaluate[string](p, item+`.querySelector(".file-name").textContent`); name != want {
			t.Errorf("%q, want %q", name, want)
		}
		if name := evaluate[string](p, item+`.querySelector(".remove").getAttribute("aria-label")`); name != "Remove "+want+" from the list" {
			t.Errorf("%q, want %q", name, want)
		}
	}
	p.noErrors()
}
