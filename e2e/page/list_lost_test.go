package page

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
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// leaves has the person load the page anew, and is whether the browser asks first; the person then stays.
func leaves(p *browser.Page) (asks bool) {
	p.T.Helper()
	return leavesBy(p, "location.reload()")
}

// leavesBy is leaves, by what a script does.
func leavesBy(p *browser.Page, script string) (asks bool) {
	p.T.Helper()
	ctx, stop := context.WithCancel(p.Ctx)
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
	browser.Evaluate[int](p, `(setTimeout(() => { `+script+`; }), 0)`)
	late, stopWaiting := browser.Patiently(p.Ctx)
	defer stopWaiting()
	select {
	case <-asked:
		browser.Call(p, cdppage.HandleJavaScriptDialog, cdppage.HandleJavaScriptDialogParams{Accept: false})
		return true
	case <-loaded:
		return false
	case <-late.Done():
		p.Fail("the page is neither left nor asked for")
		return false
	}
}

// TestUnsavedFixes: who leaves the page with fixes that are nowhere else is asked first; who has none, or has downloaded them, is not.
func TestUnsavedFixes(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	url := browser.Serve(t, nil)
	p := browser.Open(t, url+"help.html")
	p.Do(chromedp.Navigate(url))
	p.Ready()
	gives(p, "faulty.pbn", []byte(visit.Faulty))
	p.Click(".apply-safe")
	repaired(p, "")
	if !leaves(p) {
		t.Fatal("the page is left with fixes that were not saved")
	}
	// From the findings to the boards, and from there to the page before.
	p.WaitFor(`history.state?.spot.tab === "findings"`)
	if !leavesBy(p, "history.go(-2)") {
		t.Fatal("a person who goes back leaves fixes that were not saved")
	}
	want, _, _ := pbn.ApplySafe([]byte(visit.Faulty), source.Automatic, nil)
	repairedFile(p, "faulty.pbn", want)
	p.Click("[data-tab=boards]")
	if leaves(p) {
		t.Fatal("a person who has downloaded the fixes is asked")
	}
	p.Ready()
	gives(p, "faulty.pbn", []byte(visit.Faulty))
	if leaves(p) {
		t.Fatal("a person without fixes is asked")
	}
	p.Ready()
	p.NoErrors()
}

// TestLeavesAtOnce: who leaves in the same moment in which the fixes were downloaded is not asked either.
func TestLeavesAtOnce(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	gives(p, "faulty.pbn", []byte(visit.Faulty))
	p.Click(".apply-safe")
	repaired(p, "")
	p.WaitFor(visit.HasRepairs)
	p.Click("[data-file-menu=download]")
	if leavesBy(p, `document.querySelector("[data-item=repaired]").click(); location.reload()`) {
		t.Fatal("a person who has just downloaded the fixes is asked")
	}
	p.Ready()
	p.NoErrors()
}

// TestClearedListComesBack: a list that was cleared comes back with its fixes, by keyboard too; so does one file.
func TestClearedListComesBack(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	gives(p, "faulty.pbn", []byte(visit.Faulty))
	p.Click(".apply-safe")
	repaired(p, "")
	p.Choose(visit.Example)
	p.Finished("example.pbn")
	const names = `[...document.querySelectorAll(".file")].map(e => e.dataset.file).join()`
	browser.Evaluate[int](p, `[...document.querySelectorAll(".summary-actions button")].find(e => e.textContent === "Clear list").focus(), 0`)
	p.Press(kb.Enter)
	p.WaitFor(`document.querySelectorAll(".file").length === 0 && document.activeElement.matches(".put-back")`)
	if text := browser.Evaluate[string](p, `document.querySelector(".gone > span").textContent`); text != "2 files are no longer in the list." {
		t.Error(text)
	}
	p.Press(kb.Enter)
	p.Finished("faulty.pbn")
	p.Finished("example.pbn")
	if got := browser.Evaluate[string](p, names); got != "faulty.pbn,example.pbn" {
		t.Errorf("the list is %s", got)
	}
	if text := browser.Evaluate[string](p, browser.Row("faulty.pbn")+`.querySelector(".file-facts").textContent`); !strings.Contains(text, "repaired, ") {
		t.Errorf("the fixes are lost: %s", text)
	}
	p.Resize(360, 740)
	p.Click(`[data-file="faulty.pbn"] .remove`)
	p.WaitFor(names + ` === "example.pbn" && document.querySelector(".gone > span").textContent === "faulty.pbn is no longer in the list."`)
	p.Click(".put-back")
	p.Finished("faulty.pbn")
	if got := browser.Evaluate[string](p, names); got != "faulty.pbn,example.pbn" {
		t.Errorf("the list is %s", got)
	}
	if browser.Evaluate[bool](p, `document.querySelector(".gone") !== null`) {
		t.Error("what is back is called gone")
	}
	p.NoErrors()
}

// TestSameNameToldApart: files that are called the same have numbers, and so have their buttons.
func TestSameNameToldApart(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	for range 3 {
		p.Drop(visit.Example)
	}
	p.WaitFor(`document.querySelectorAll('[data-file="example.pbn"][data-state="done"]').length === 3`)
	for at, want := range []string{"example.pbn", "example.pbn (2)", "example.pbn (3)"} {
		item := fmt.Sprintf(`document.querySelectorAll(".file")[%d]`, at)
		if name := browser.Evaluate[string](p, item+`.querySelector(".file-name").textContent`); name != want {
			t.Errorf("%q, want %q", name, want)
		}
		if name := browser.Evaluate[string](p, item+`.querySelector(".remove").getAttribute("aria-label")`); name != "Remove "+want+" from the list" {
			t.Errorf("%q, want %q", name, want)
		}
	}
	p.NoErrors()
}
