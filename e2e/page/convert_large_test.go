package page

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"strconv"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/plain"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// streamed is the sum of what the core writes of a file, with all of its characters, and what it says of it.
func streamed(t *testing.T, path string) (sum string, report *report.Report) {
	t.Helper()
	for _, encoding := range []plain.Encoding{plain.Latin1, plain.UTF8} {
		f, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		out := sha256.New()
		report = pbn.ExportTo(out, habits.PBN.Stream(f, source.Automatic), export.Options{Encoding: encoding})
		if sum = hex.EncodeToString(out.Sum(nil)); report.NeedsUTF8 == "" {
			break
		}
	}
	return sum, report
}

// tellMemory has a worker tell its page how large the memory of its module is, before each answer. It never becomes smaller.
const tellMemory = `{
	const told = new BroadcastChannel("memory of modules");
	const { instantiate } = WebAssembly;
	const { postMessage } = globalThis;
	WebAssembly.instantiate = async (...given) => {
		const made = await instantiate(...given);
		const memory = Object.values(made.exports).find((each) => each instanceof WebAssembly.Memory);
		globalThis.postMessage = (...answer) => {
			told.postMessage(memory.buffer.byteLength);
			postMessage(...answer);
		};
		return made;
	};
}`

// TestLargeFile: a file that is larger than what the page may hold of it goes through the page in pieces: no task of the page does much, the
// memory of page and module stays small, and what is downloaded is what the core writes. PBN_PAGE_MB sets another size.
func TestLargeFile(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	browser.MeasuresMemory(t)
	const mostOfPage, mostOfModule = 32, 40 // MB
	path := visit.Season(t, 64)

	p := visit.OpenCounting(t, tellMemory)
	browser.Evaluate[int](p, `(new BroadcastChannel("memory of modules").onmessage = ({ data }) => (globalThis.ofModule = Math.max(data, globalThis.ofModule ?? 0)), 0)`)
	visit.ShortTasks(p, visit.ListOfFindings, func() {
		// Of two files none opens by itself: what is measured is the conversion.
		p.Drop(path, visit.Example)
		p.WaitFor(fmt.Sprintf(`%[1]s?.querySelector("progress")?.position > 0.5 || %[1]s?.dataset.state === "done"`, browser.Row("season.pbn")))
		if held := memory(p); held > mostOfPage {
			t.Errorf("in the middle, the page holds %d MB", held)
		}
		if state := p.Finished("season.pbn"); state != "done" {
			t.Fatal(state)
		}
	})
	if held := memory(p); held > mostOfPage {
		t.Errorf("in the end, the page holds %d MB", held)
	}
	p.WaitFor(`globalThis.ofModule > 0`)
	ofModule := browser.Evaluate[int](p, `globalThis.ofModule`) >> 20
	t.Logf("the memory of the module has grown to %d MB", ofModule)
	if ofModule > mostOfModule {
		t.Errorf("that is more than %d MB", mostOfModule)
	}
	sum := sha256.Sum256(p.Download("season.pbn"))
	want, report := streamed(t, path)
	if got := hex.EncodeToString(sum[:]); got != want {
		t.Errorf("the download has the sum %s, want %s", got, want)
	}
	if games := browser.Evaluate[string](p, browser.Row("season.pbn")+".dataset.games"); games != strconv.Itoa(report.Games) {
		t.Errorf("%s games, want %d", games, report.Games)
	}
	p.NoErrors()
}

// memory is what the scripts of the page hold, without garbage, in MB. What a process has of the machine's memory is a matter of that machine.
func memory(p *browser.Page) int {
	p.T.Helper()
	browser.Call(p, heapprofiler.CollectGarbage, cdp.Empty{})
	used := browser.Call(p, runtime.GetHeapUsage, cdp.Empty{})
	mb := int(used.UsedSize+used.EmbedderHeapUsedSize+used.BackingStorageSize) >> 20
	p.T.Logf("the page holds %d MB", mb)
	return mb
}

// TestStop: a large file is stopped in the middle and converted after all; what waits goes on, and a file that is taken away
// while it is read takes nothing with it.
func TestStop(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	board := append(browser.Read(t, visit.Example), "\n\n"...)
	path := visit.Repeated(t, board, 3<<20)
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	reading := browser.Row("season.pbn") + `?.querySelector(".reading progress") != null`
	p.Drop(path)
	p.WaitFor(reading)
	p.Drop(visit.Example)
	p.Click(`[data-file="season.pbn"] .stop`)
	visit.Converted(p, visit.Example)
	if state := browser.Evaluate[string](p, browser.Row("season.pbn")+".dataset.state"); state != "stopped" {
		t.Error(state)
	}
	p.Click(`[data-file="season.pbn"] .stop`)
	p.WaitFor(reading)
	if n := browser.Evaluate[int](p, `document.querySelectorAll('[data-file="season.pbn"] a[data-download]').length`); n != 0 {
		t.Error("there is a download of what is being read")
	}
	visit.Converted(p, path)

	p.Drop(path)
	p.WaitFor(`document.querySelectorAll('[data-file="season.pbn"] .reading progress').length === 1`)
	browser.Evaluate[chromedp.Void](p, `document.querySelector('[data-file="season.pbn"]:has(.reading) .remove').click()`)
	p.Drop(browser.Written(t, "last.pbn", []byte("[Board \"1\"]\n")))
	if state := p.Finished("last.pbn"); state != "done" {
		t.Error(state)
	}
	p.WaitFor(`document.querySelectorAll("[data-file]").length === 3`)

	p.Drop(path)
	p.Drop(browser.Written(t, "waits.pbn", []byte("[Board \"1\"]\n")))
	p.WaitFor(`document.querySelector("#stop-all") !== null`)
	p.Click("#stop-all")
	p.WaitFor(fmt.Sprintf(`%s.dataset.state === "stopped" && document.querySelector("#stop-all") === null`, browser.Row("waits.pbn")))
	p.NoErrors()
}
