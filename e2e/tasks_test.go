package e2e

import (
	"context"
	"encoding/json"
	"slices"
	"sync"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// longestTask is how long the page may keep its reader waiting: the CPU time of its thread from one task to the next. Time by the clock
// would be that of everything else on the machine.
const longestTask = 100 * time.Millisecond

// task is an event of a trace: a task of a thread.
type task struct {
	Name    string
	Process int `json:"pid"`
	Thread  int `json:"tid"`
	CPU     int `json:"tdur"` // microseconds
}

// shortTasks fails the test where a task of the page takes long during some work.
func (p *page) shortTasks(work func()) {
	p.t.Helper()
	ctx, stop := context.WithCancel(p.ctx)
	defer stop()
	var mu sync.Mutex
	var took []int // by the tasks of the thread that draws the page, in ms
	var unread error
	isOver := make(chan struct{})
	err := chromedp.Listen(ctx, func(event any) {
		mu.Lock()
		defer mu.Unlock()
		switch event := event.(type) {
		case *tracing.EventDataCollected:
			for _, traced := range event.Value {
				var t task
				if err := json.Unmarshal(traced, &t); err != nil {
					unread = err
				} else if t.Name == "RunTask" && t.Thread == t.Process {
					took = append(took, t.CPU/1000)
				}
			}
		case *tracing.EventTracingComplete:
			close(isOver)
		}
	})
	if err != nil {
		p.t.Fatal(err)
	}
	call(p, tracing.Start, tracing.StartParams{TransferMode: tracing.StartTransferModeReportEvents, TraceConfig: &tracing.TraceConfig{
		IncludedCategories: []string{"disabled-by-default-devtools.timeline"}, ExcludedCategories: []string{"*"},
	}})
	work()
	call(p, tracing.End, cdp.Empty{})
	late, stopWaiting := patiently(p.ctx)
	defer stopWaiting()
	select {
	case <-isOver:
	case <-late.Done():
		p.fail("the trace does not end")
	}
	stop()

	mu.Lock()
	defer mu.Unlock()
	if unread != nil {
		p.t.Fatal(unread)
	}
	slices.Sort(took)
	slices.Reverse(took)
	if len(took) < 100 {
		p.t.Fatalf("the trace has %d tasks of the page", len(took))
	}
	p.t.Logf("the longest of %d tasks, in ms of CPU time: %v", len(took), took[:10])
	if longest := time.Duration(took[0]) * time.Millisecond; longest > longestTask {
		p.t.Errorf("a task takes %v of CPU time, more than %v", longest, longestTask)
	}
}
