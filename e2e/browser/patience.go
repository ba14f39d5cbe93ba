package browser

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/chromedp/chromedp"
)

// patience is how long a test waits for one step, or for one condition while nothing in the page moves. Only time in which no thread of
// the browser or of the tests has worked or has waited for a processor counts, so a busy or slow machine never ends a test.
const patience = 20 * time.Second

// endurance is how much CPU time the browser may take for one step, or for one condition while nothing in the page moves: an endless loop
// takes more.
const endurance = 10 * time.Minute

// patienceByClock takes the place of patience where the system does not say what threads do.
const patienceByClock = 3 * time.Minute

// longestStart is how long a browser may take to start. One that ends instead of starting is noticed at once.
const longestStart = 10 * time.Minute

// Most waits are over soon. Those that are not look at the threads now and then.
const soon, nowAndThen = 2 * time.Second, time.Second

// A thread is what a thread has done since it began.
type thread struct {
	ran, queued time.Duration // queued: ready to run, while others had the processors
	isBrowser   bool
}

// A wait counts the time in which nothing is done.
type wait struct {
	threads func() map[string]thread // by process and number; empty where the system does not say
	last    map[string]thread
	at      time.Time // of the last look, or when the wait began
	idle    time.Duration
	ran     time.Duration // by the browser
}

// waiting begins a wait for something of a tab.
func waiting(ctx context.Context) *wait {
	return &wait{at: time.Now(), threads: func() map[string]thread {
		if b := chromedp.FromContext(ctx); b != nil && b.Browser != nil && b.Browser.Process() != nil {
			return threadsOf(b.Browser.Process().Pid)
		}
		return threadsOf(0)
	}}
}

// restart forgets what was counted: something has moved.
func (w *wait) restart(now time.Time) {
	w.last, w.at, w.idle, w.ran = nil, now, 0, 0
}

// isOver looks at the threads if some time has passed since it last did, and reports whether the wait was long enough.
func (w *wait) isOver(now time.Time) bool {
	passed := now.Sub(w.at)
	if passed < nowAndThen || w.last == nil && passed < soon {
		return false
	}
	before := w.last
	w.last, w.at = w.threads(), now
	if before == nil {
		return false
	}
	var busy time.Duration
	for name, t := range w.last {
		ran := t.ran - before[name].ran
		busy += ran + t.queued - before[name].queued
		if t.isBrowser {
			w.ran += ran
		}
	}
	w.idle += max(0, passed-busy)
	most := patience
	if len(w.last) == 0 {
		most = patienceByClock
	}
	return w.idle >= most || w.ran >= endurance
}

// pause is how long to wait before a page is asked once more. To be asked is work, too, so a page that lets wait long is asked less often.
func pause(usual time.Duration, began time.Time) time.Duration {
	if time.Since(began) < soon {
		return usual
	}
	return nowAndThen / 4
}

// errLate is the cause of a context that ends because patience is over.
var errLate = errors.New("it takes too long")

// Patiently is the context of a tab for one step: it ends when patience is over.
func Patiently(ctx context.Context) (context.Context, context.CancelFunc) {
	w := waiting(ctx)
	ctx, cancel := context.WithCancelCause(ctx)
	var look *time.Timer
	look = time.AfterFunc(soon, func() {
		if w.isOver(time.Now()) {
			cancel(errLate)
		} else if ctx.Err() == nil {
			look.Reset(nowAndThen)
		}
	})
	return ctx, func() {
		look.Stop()
		cancel(nil)
	}
}

// threadsOf returns the threads of this process, and of a browser's with all the processes that it has started. On Linux alone these
// are known.
func threadsOf(browser int) map[string]thread {
	all := map[string]thread{}
	for process, isBrowser := range family(browser) {
		threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/schedstat", process))
		for _, path := range threads {
			statistics, _ := os.ReadFile(path)
			var ran, queued time.Duration // in nanoseconds
			if _, err := fmt.Sscan(string(statistics), &ran, &queued); err == nil {
				all[path] = thread{ran, queued, isBrowser}
			}
		}
	}
	return all
}

// family returns the number of this process, and those of a browser's processes, which are told apart.
func family(browser int) map[int]bool {
	children := map[int][]int{}
	paths, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, path := range paths {
		statistics, _ := os.ReadFile(path)
		// The name of the program, in parentheses, may have anything in it.
		number, rest, _ := strings.Cut(string(statistics), " ")
		fields := strings.Fields(rest[strings.LastIndexByte(rest, ')')+1:])
		if process, err := strconv.Atoi(number); err == nil && len(fields) > 1 {
			parent, _ := strconv.Atoi(fields[1])
			children[parent] = append(children[parent], process)
		}
	}
	found := map[int]bool{os.Getpid(): false}
	if browser == 0 {
		return found
	}
	for next := []int{browser}; len(next) > 0; next = next[1:] {
		found[next[0]] = true
		next = append(next, children[next[0]]...)
	}
	return found
}
