package e2e

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"
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
)

// realFiles are folders of files that programs and people wrote.
const realFiles = "../../shared/corpus/*"

// repeated is a file of what is repeated until it has so many bytes.
func repeated(t *testing.T, content []byte, size int) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "season.pbn")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	for written := 0; written < size && err == nil; written += len(content) {
		_, err = f.Write(content)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	return path
}

// season is a large file made of our own examples, and of real ones where they are, of so many MB, or of as many as PBN_PAGE_MB says.
func season(t *testing.T, size int) string {
	t.Helper()
	paths := []string{example}
	for folder, least := range map[string]int{examples: 4, realFiles: 0} {
		found, err := filepath.Glob(folder + "/*.pbn")
		if err != nil || len(found) < least {
			t.Fatalf("%v: %d files in %s", err, len(found), folder)
		}
		paths = append(paths, found...)
	}
	slices.Sort(paths)
	var all []byte
	for _, path := range paths {
		all = append(append(all, read(t, path)...), "\r\n\r\n"...)
	}
	if given := os.Getenv("PBN_PAGE_MB"); given != "" {
		var err error
		if size, err = strconv.Atoi(given); err != nil {
			t.Fatal("PBN_PAGE_MB: ", err)
		}
	}
	return repeated(t, all, size<<20)
}

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
	t.Parallel()
	measuresMemory(t)
	const mostOfPage, mostOfModule = 32, 40 // MB
	path := season(t, 64)

	p := openCounting(t, tellMemory)
	evaluate[int](p, `(new BroadcastChannel("memory of modules").onmessage = ({ data }) => (globalThis.ofModule = Math.max(data, globalThis.ofModule ?? 0)), 0)`)
	p.shortTasks(func() {
		// Of two files none opens by itself: what is measured is the conversion.
		p.drop(path, example)
		p.waitFor(fmt.Sprintf(`%[1]s?.querySelector("progress")?.position > 0.5 || %[1]s?.dataset.state === "done"`, row("season.pbn")))
		if held := p.memory(); held > mostOfPage {
			t.Errorf("in the middle, the page holds %d MB", held)
		}
		if state := p.finished("season.pbn"); state != "done" {
			t.Fatal(state)
		}
	})
	if held := p.memory(); held > mostOfPage {
		t.Errorf("in the end, the page holds %d MB", held)
	}
	p.waitFor(`globalThis.ofModule > 0`)
	ofModule := evaluate[int](p, `globalThis.ofModule`) >> 20
	t.Logf("the memory of the module has grown to %d MB", ofModule)
	if ofModule > mostOfModule {
		t.Errorf("that is more than %d MB", mostOfModule)
	}
	sum := sha256.Sum256(p.download("season.pbn"))
	want, report := streamed(t, path)
	if got := hex.EncodeToString(sum[:]); got != want {
		t.Errorf("the download has the sum %s, want %s", got, want)
	}
	if games := evaluate[string](p, row("season.pbn")+".dataset.games"); games != strconv.Itoa(report.Games) {
		t.Errorf("%s games, want %d", games, report.Games)
	}
	p.noErrors()
}

// memory is what the scripts of the page hold, without garbage, in MB. What a process has of the machine's memory is a matter of that machine.
func (p *page) memory() int {
	p.t.Helper()
	call(p, heapprofiler.CollectGarbage, cdp.Empty{})
	used := call(p, runtime.GetHeapUsage, cdp.Empty{})
	mb := int(used.UsedSize+used.EmbedderHeapUsedSize+used.BackingStorageSize) >> 20
	p.t.Logf("the page holds %d MB", mb)
	return mb
}

// TestStop: a large file is stopped in the middle and converted after all; what waits goes on, and a file that is taken away
// while it is read takes nothing with it.
func TestStop(t *testing.T) {
	t.Parallel()
	board := append(read(t, example), "\n\n"...)
	path := repeated(t, board, 3<<20)
	p := open(t, serve(t, nil)).ready()
	reading := row("season.pbn") + `?.querySelector(".reading progress") != null`
	p.drop(path)
	p.waitFor(reading)
	p.drop(example)
	p.click(`[data-file="season.pbn"] .stop`)
	p.converted(example)
	if state := evaluate[string](p, row("season.pbn")+".dataset.state"); state != "stopped" {
		t.Error(state)
	}
	p.click(`[data-file="season.pbn"] .stop`)
	p.waitFor(reading)
	if n := evaluate[int](p, `document.querySelectorAll('[data-file="season.pbn"] a[data-download]').length`); n != 0 {
		t.Error("there is a download of what is being read")
	}
	p.converted(path)

	p.drop(path)
	p.waitFor(`document.querySelectorAll('[data-file="season.pbn"] .reading progress').length === 1`)
	evaluate[chromedp.Void](p, `document.querySelector('[data-file="season.pbn"]:has(.reading) .remove').click()`)
	p.drop(written(t, "last.pbn", []byte("[Board \"1\"]\n")))
	if state := p.finished("last.pbn"); state != "done" {
		t.Error(state)
	}
	p.waitFor(`document.querySelectorAll("[data-file]").length === 3`)

	p.drop(path)
	p.drop(written(t, "waits.pbn", []byte("[Board \"1\"]\n")))
	p.waitFor(`document.querySelector("#stop-all") !== null`)
	p.click("#stop-all")
	p.waitFor(fmt.Sprintf(`%s.dataset.state === "stopped" && document.querySelector("#stop-all") === null`, row("waits.pbn")))
	p.noErrors()
}
