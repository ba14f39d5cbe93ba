package visit

import (
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/trace"
)

// How long a task of the page may keep its reader waiting: as much as it may do. Time would be that of the machine.
const (
	MostSteps    = 400_000 // calls of functions and turns of loops: half a frame, even on a slow phone
	mostElements = 2_000   // whose style is computed, and the same for boxes that are placed
)

// ListOfFindings are the steps of the task in which the findings of a file become a list: as a whole and once, since one by one it takes four
// times as long. A rule lists so many at most, so this does not grow with the file; it is a frame or two of a slow phone.
const ListOfFindings = 2_500_000

// stepsOfMark is how many steps of the page make a mark in a trace.
const stepsOfMark = 1000

// stepsOfMillisecond makes the clock of a page that counts.
const stepsOfMillisecond = 20_000

// countSteps has a page count its steps, and take them for its clock: whoever works until some time is over stops after the same number of
// steps on every machine. What the browser does in one call counts by the size of what it is given.
var countSteps = fmt.Sprintf(`{
	const mark = console.timeStamp.bind(console);
	let steps = 0;
	let next = %[1]d;
	globalThis.countSteps = (n = 1) => {
		steps += n;
		for (; steps >= next; next += %[1]d) mark("steps");
	};
	performance.now = () => steps / %[2]d;
	const bySize = (of, names, sizeOf) => {
		for (const name of names) {
			const act = of[name];
			of[name] = function (...given) {
				countSteps(sizeOf(this, ...given) / 8);
				return act.apply(this, given);
			};
		}
	};
	bySize(JSON, ["parse"], (_, text) => text.length);
	bySize(TextEncoder.prototype, ["encode"], (_, text) => text.length);
	bySize(TextDecoder.prototype, ["decode"], (_, bytes) => bytes?.byteLength ?? 0);
	bySize(Worker.prototype, ["postMessage"], (_, { argument }) => argument?.length ?? 0);
	const own = (list) => list.length;
	bySize(Array.prototype, ["concat", "fill", "includes", "indexOf", "join", "slice", "sort", "toSorted"], own);
	bySize(String.prototype, ["includes", "indexOf", "match", "matchAll", "replace", "replaceAll", "split", "toLowerCase"], own);
	for (const name of ["arrayBuffer", "text"]) {
		const read = Blob.prototype[name];
		Blob.prototype[name] = async function () {
			const all = await read.call(this);
			countSteps(this.size / 8);
			return all;
		};
	}
}`, stepsOfMark, stepsOfMillisecond)

// countingScripts is a folder with the scripts of the site, which count their steps.
var countingScripts = sync.OnceValues(func() (string, error) {
	folder := filepath.Join(browser.Temporary, "steps")
	if out, err := exec.Command("node", "e2e/count-steps.mjs", browser.Dist, folder).CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w\n%s", err, out)
	}
	return filepath.Join(folder, "counting"), nil
})

// OpenCounting opens the page of the site, which counts its steps. A script runs before those of its workers.
func OpenCounting(t *testing.T, inWorkers string) *browser.Page {
	t.Helper()
	scripts, err := countingScripts()
	if err != nil {
		t.Fatal(err)
	}
	url := browser.Serve(t, func(w http.ResponseWriter, r *http.Request) bool {
		path := strings.TrimPrefix(r.URL.Path, browser.SubPath)
		script, err := os.ReadFile(filepath.Join(scripts, filepath.FromSlash(path)))
		if err != nil || !strings.HasSuffix(path, ".js") {
			return false
		}
		w.Header().Set("Content-Type", "text/javascript")
		if strings.HasSuffix(path, "/worker.js") {
			fmt.Fprintln(w, inWorkers)
		}
		_, _ = w.Write(script)
		return true
	})
	p := browser.Blank(t, browser.SavingData+countSteps)
	p.Do(chromedp.Navigate(url))
	return p.Ready()
}

// A task is what the thread that draws the page does before it does something else.
type task struct{ Begin, End, Steps, Elements, Boxes int }

// Traced returns the events of the threads that draw pages during some work.
func Traced(p *browser.Page, work func()) []trace.Event {
	p.T.Helper()
	ctx, stop := browser.Patiently(p.Ctx)
	recording, err := trace.Start(ctx, p.Ctx)
	stop()
	if err != nil {
		p.Fail("no trace: %v", err)
	}
	work()
	ctx, stop = browser.Patiently(p.Ctx)
	defer stop()
	events, err := recording.Stop(ctx)
	if err != nil {
		p.Fail("no trace: %v", err)
	}
	return events
}

// tasksOf returns the tasks of the page that counts its steps, and whether all of these are in them.
func tasksOf(events []trace.Event) (tasks []task, hasAll bool) {
	counts := slices.IndexFunc(events, func(e trace.Event) bool { return e.Name == trace.Mark })
	if counts < 0 {
		return nil, false
	}
	ofPage := func(e trace.Event) bool { return e.Process == events[counts].Process }
	for _, e := range events {
		if e.Name == trace.Task && ofPage(e) {
			tasks = append(tasks, task{Begin: e.Time, End: e.Time + e.Duration})
		}
	}
	slices.SortFunc(tasks, func(a, b task) int { return a.Begin - b.Begin })
	hasAll = true
	for _, e := range events {
		if !ofPage(e) {
			continue
		}
		at, isFirst := slices.BinarySearchFunc(tasks, e.Time, func(t task, time int) int { return t.Begin - time })
		if !isFirst {
			at--
		}
		if at < 0 || e.Time > tasks[at].End {
			hasAll = hasAll && e.Name != trace.Mark
			continue
		}
		switch e.Name {
		case trace.Mark:
			tasks[at].Steps += stepsOfMark
		case trace.Style:
			tasks[at].Elements += e.Arguments.Elements
		case trace.Layout:
			tasks[at].Boxes += e.Arguments.Begin.Boxes
		}
	}
	return tasks, hasAll
}

// ShortTasks fails the test where a task of a page that counts does much during some work: more than so many steps.
func ShortTasks(p *browser.Page, mostSteps int, work func()) {
	p.T.Helper()
	tasks, hasAll := tasksOf(Traced(p, work))
	if len(tasks) < 100 || !hasAll {
		p.T.Fatalf("the trace has %d tasks of the page, and with all of its steps: %t", len(tasks), hasAll)
	}
	for _, c := range []struct {
		what string
		most int
		of   func(t task) int
	}{
		{"steps", mostSteps, func(t task) int { return t.Steps }},
		{"elements", mostElements, func(t task) int { return t.Elements }},
		{"boxes", mostElements, func(t task) int { return t.Boxes }},
	} {
		sum := 0
		for _, t := range tasks {
			sum += c.of(t)
		}
		longest := slices.MaxFunc(tasks, func(a, b task) int { return c.of(a) - c.of(b) })
		p.T.Logf("%d tasks have %d %s, the longest %d", len(tasks), sum, c.what, c.of(longest))
		if c.of(longest) > c.most {
			p.T.Errorf("a task has %d of %d %s, more than %d", c.of(longest), sum, c.what, c.most)
		}
		if sum == 0 {
			p.T.Errorf("the tasks have no %s", c.what)
		}
	}
}
