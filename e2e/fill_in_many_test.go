package e2e

import (
	"context"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// smallBoards returns a file of small boards: each player has two cards of one suit, and no deal is there twice.
func smallBoards(count int) []byte {
	var pairs []string
	const ranks = "AKQJT98765432"
	for i := range ranks {
		for k := i + 1; k < len(ranks); k++ {
			pairs = append(pairs, ranks[i:i+1]+ranks[k:k+1])
		}
	}
	var file strings.Builder
	for n := range count {
		fmt.Fprintf(&file, "[Board \"%d\"]\n[Deal \"N:%s... .%s.. ..AK. ...AK\"]\n\n", n+1, pairs[n%len(pairs)], pairs[n/len(pairs)])
	}
	return []byte(file.String())
}

// TestFillInMany: a file of many boards has progress, waits while it is paused, takes up again what a worker had that was killed, and
// computes nothing twice; what is done is saved at any time.
func TestFillInMany(t *testing.T) {
	t.Parallel()
	count, killedAt, pausedAt := 200, 40, 90
	if everything {
		count, killedAt, pausedAt = 1000, 100, 300
	}
	p := blank(t, savingData)
	// A worker that somebody else ends says nothing.
	p.before(`globalThis.Worker = class extends Worker {
		static all = [];
		static opened = 0;
		constructor(...given) { super(...given); Worker.all.push(this); }
		postMessage(message, transfer) { if (message.verb === "open" && message.argument === "strain") { Worker.opened++; Worker.solver = this; } super.postMessage(message, transfer); }
	}`)
	p.do(chromedp.Navigate(serve(t, nil)))
	p.ready()
	p.choose(written(t, "many.pbn", smallBoards(count)))
	p.finished("many.pbn")
	p.waitFor(indexed)
	p.click("[data-menu=more] summary")
	p.click("[data-more=fill]")
	const bar = `document.querySelector(".fill-bar progress")`
	save := func() int {
		saved := p.saved(chromedp.Func(func(context.Context, *chromedp.Target) error {
			p.click("[data-fill-button=download]")
			return nil
		}))
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
	p.waitFor(fmt.Sprintf("%s.value >= %d", bar, killedAt))
	evaluate[int](p, "Worker.solver.terminate(), 0")
	p.waitFor(fmt.Sprintf("%s.value >= %d", bar, pausedAt))
	p.click("[data-fill-button=pause]")
	p.waitFor(is("[data-fill=paused]"))
	done := evaluate[int](p, bar+".value")
	p.lookAtAll("fill paused")
	p.painted()
	if now := evaluate[int](p, bar+".value"); now != done {
		t.Errorf("%d boards when it was paused, %d after that", done, now)
	}
	if got := save(); got != done {
		t.Errorf("%d boards are done, %d are saved", done, got)
	}
	p.click("[data-fill-button=pause]")
	p.waitFor(is("[data-fill=done]"))
	if got := save(); got != count {
		t.Errorf("at the end %d are saved", got)
	}
	// Besides the five denominations of each board, those that were under way when a worker was killed, and at the pause.
	if opened := evaluate[int](p, "Worker.opened"); opened < 5*count || opened > 5*count+100 {
		t.Errorf("%d searches", opened)
	}
	p.noErrors()
}
