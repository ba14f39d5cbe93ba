package read

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestFillInMany: a file of many boards has progress, waits while it is paused, takes up again what a worker had that was killed, and
// computes nothing twice; what is done is saved at any time.
func TestFillInMany(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	count, killedAt, pausedAt := 200, 40, 90
	if browser.Everything {
		count, killedAt, pausedAt = 1000, 100, 300
	}
	p := browser.Blank(t, browser.SavingData)
	// A worker that somebody else ends says nothing.
	p.Before(`globalThis.Worker = class extends Worker {
		static all = [];
		static opened = 0;
		constructor(...given) { super(...given); Worker.all.push(this); }
		postMessage(message, transfer) { if (message.verb === "open" && message.argument === "strain") { Worker.opened++; Worker.solver = this; } super.postMessage(message, transfer); }
	}`)
	p.Do(chromedp.Navigate(browser.Serve(t, nil)))
	p.Ready()
	visit.ListBoards(p, browser.Written(t, "many.pbn", visit.SmallBoards(count)))
	visit.MenuOfFile(p, "many.pbn", "download", "dd")
	const bar = `document.querySelector(".fill-bar progress")`
	saves := func(button string) int {
		saved := p.Saved(browser.Click("[data-fill-button=" + button + "]"))
		tables := regexp.MustCompile(`OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"\]\r\n((?:[NESW] [NTSHDC ]+ \d+\r\n){20})`).FindAllSubmatch(saved, -1)
		seen := map[string]bool{}
		for _, table := range tables {
			seen[strings.Join(strings.Fields(string(table[1])), " ")] = true
		}
		if len(seen) != 1 || strings.Count(string(saved), "[Board ") != count {
			t.Errorf("%d tables, %d of them different, of %d boards", len(tables), len(seen), strings.Count(string(saved), "[Board "))
		}
		return len(tables)
	}
	p.WaitFor(fmt.Sprintf("%s.value >= %d", bar, killedAt))
	browser.Evaluate[int](p, "Worker.solver.terminate(), 0")
	p.WaitFor(fmt.Sprintf("%s.value >= %d", bar, pausedAt))
	p.Click("[data-fill-button=pause]")
	p.WaitFor(browser.Exists("[data-fill=paused]"))
	done := browser.Evaluate[int](p, bar+".value")
	lookAtAll(p, "fill paused")
	p.Painted()
	if now := browser.Evaluate[int](p, bar+".value"); now != done {
		t.Errorf("%d boards when it was paused, %d after that", done, now)
	}
	if got := saves("download"); got != done {
		t.Errorf("%d boards are done, %d are saved", done, got)
	}
	// When all are done, the file is saved.
	if got := saves("pause"); got != count {
		t.Errorf("at the end %d are saved", got)
	}
	// Besides the five denominations of each board, those that were under way when a worker was killed, and at the pause.
	if opened := browser.Evaluate[int](p, "Worker.opened"); opened < 5*count || opened > 5*count+100 {
		t.Errorf("%d searches", opened)
	}
	p.NoErrors()
}
