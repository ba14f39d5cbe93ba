// Package trace records what a tab of Chromium does, for the tests in browsers and for the bench.
package trace

import (
	"context"
	"encoding/json"
	"errors"
	"sync"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// The names of events.
const (
	Task   = "RunTask" // what a thread does before it does something else
	Mark   = "TimeStamp"
	Style  = "UpdateLayoutTree"
	Layout = "Layout"
)

// An Event is one of a thread that draws pages. Times are in microseconds.
type Event struct {
	Name      string
	Process   int     `json:"pid"`
	Thread    int     `json:"tid"`
	Time      int     `json:"ts"`
	Duration  int     `json:"dur"`
	CPU       float64 `json:"tdur"`
	Arguments struct {
		Elements int `json:"elementCount"` // of Style: whose style was computed
		Begin    struct {
			Boxes int `json:"dirtyObjects"` // that were placed
		} `json:"beginData"` // of Layout
	} `json:"args"`
}

// A Recording is under way until it is stopped.
type Recording struct {
	cancel context.CancelFunc
	over   chan error

	mu     sync.Mutex
	events []Event
	unread error
}

// Start begins to record what a tab does. The request ends with the first context, and the recording with that of the tab.
func Start(ctx, tab context.Context) (*Recording, error) {
	tab, cancel := context.WithCancel(tab)
	r := &Recording{cancel: cancel, over: make(chan error, 1)}
	if err := chromedp.Listen(tab, r.take); err != nil {
		cancel()
		return nil, err
	}
	_, err := chromedp.Call(ctx, tracing.Start, tracing.StartParams{TransferMode: tracing.StartTransferModeReportEvents, TraceConfig: &tracing.TraceConfig{
		IncludedCategories: []string{"disabled-by-default-devtools.timeline", "devtools.timeline"}, ExcludedCategories: []string{"*"},
	}})
	return r, err
}

func (r *Recording) take(told any) {
	r.mu.Lock()
	defer r.mu.Unlock()
	switch told := told.(type) {
	case *tracing.EventDataCollected:
		for _, each := range told.Value {
			var e Event
			if err := json.Unmarshal(each, &e); err != nil {
				r.unread = err
			} else if e.Thread == e.Process {
				r.events = append(r.events, e)
			}
		}
	case *tracing.EventTracingComplete:
		if told.DataLossOccurred {
			r.unread = errors.New("the trace has lost events")
		}
		r.over <- r.unread
	}
}

// Stop ends the recording, and returns its events. It waits for them until the context ends.
func (r *Recording) Stop(ctx context.Context) ([]Event, error) {
	defer r.cancel()
	if _, err := chromedp.Call(ctx, tracing.End, cdp.Empty{}); err != nil {
		return nil, err
	}
	select {
	case err := <-r.over:
		return r.events, err
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
}
