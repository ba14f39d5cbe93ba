// Command steps measures how much the verbs do for a byte of texts in which one or two constructs repeat: the bytes they allocate,
// the CPU time that they take, and, built with -cover -covermode=atomic -coverpkg=pbn/core/..., the blocks of statements they run.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"runtime"
	"runtime/coverage"
	"slices"
	"strings"
	"syscall"
	"time"
	"unsafe"

	"pbn/core/convert"
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/mend"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
	"pbn/core/wire"
	"pbn/e2e/bench/texts"
)

type verb struct {
	name string
	run  func(file []byte)
}

// verbs are what a file can be given to.
var verbs = []verb{
	{"parse", func(file []byte) { answers.ParsePacked(file, wire.Options{}) }},
	{"validate", func(file []byte) { answers.Validate(file, wire.Options{}, pbn.Options{}) }},
	{"export", func(file []byte) { answers.Export(file, wire.Options{}, export.Options{}) }},
	{"resolve", func(file []byte) { answers.Export(file, wire.Options{}, export.Options{Inherit: export.Resolve}) }},
	{"document", func(file []byte) { answers.ExportDocument(inDocument(file), wire.Options{}, export.Options{}) }},
	{"blocks", func(file []byte) { answers.Export(inDocument(file), wire.Options{}, export.Options{}) }},
	{"apply", apply},
	{"safe fixes", func(file []byte) {
		wire.CheckReport(pbn.Mend(file, source.Automatic, pbn.Options{}).Report, wire.Options{})
	}},
}

func inDocument(file []byte) []byte { return []byte("<html><pbn>" + string(file) + "</pbn>") }

// others are what texts of a kind are given to that hold no PBN, or little.
var others = map[string][]verb{
	"markup":     {{"find", find}},
	"movetext":   {{"items", items}},
	"commentary": {{"segments", func(text []byte) { game.Segments(string(text)) }}},
	"foreign": {
		{"recognize", func(file []byte) { convert.Recognize(file, source.Automatic) }},
		{"convert", func(file []byte) { convert.Convert(file, convert.Options{To: convert.PBN, As: convert.AsRead()}) }},
		{"bare", func(file []byte) {
			convert.Convert(file, convert.Options{From: convert.Bare, To: convert.PBN, As: convert.AsRead()})
		}},
		{"LIN", func(file []byte) {
			convert.Convert(file, convert.Options{From: convert.LIN, To: convert.PBN, As: convert.AsRead()})
		}},
	},
}

// moves are two letters and two digits, as much as it takes to have moves in a text.
var moves = item.Movetext{
	Tags: item.NewTags([]item.Row{{Name: "Event", Number: 1, Telling: 1}, {Name: "Site", Number: 2, Telling: 2}}, `[Event "`),
	Read: func(word uint64, length int) (val uint32, kind item.Kind) {
		switch {
		case word == '*' || length == 3 && word>>8&0xFF == '-':
			return 0, item.Marker
		case length == 2 && word&0x40 != 0:
			return 0, item.FirstOwn
		}
		return 0, item.None
	},
	Move: item.FirstOwn, Bytes: "-", PercentAnywhere: true, Setups: true,
}

// items reads the items of movetext.
func items(file []byte) {
	var r item.Reader
	r.Reset(habits.PBN.Text(file, source.UTF8).Stream(), moves.NewScanner)
	for ok := true; ok; {
		_, ok = r.Next()
	}
}

// find looks for the blocks of a document.
func find(file []byte) {
	document := habits.PBN.Text(file, source.Automatic)
	pbn.Embedded.Find(document, &diag.List{Rules: rules.Of}, nil)
	pbn.Embedded.FirstTag(document.Bytes)
}

// apply makes the first fix of every diagnostic.
func apply(file []byte) {
	report := pbn.Validate(pbn.Bytes(file), pbn.Options{})
	var fixes []diag.Fix
	for _, d := range report.Diagnostics.Items {
		if len(d.Fixes) > 0 {
			fixes = append(fixes, d.Fixes[0])
		}
	}
	mend.Apply(file, report.Text.Encoding, fixes)
}

// measurement is what a verb took for a text.
type measurement struct {
	Text, Verb string
	Size       int // of the text, in bytes
	Steps      int // blocks of statements of the core; 0 where those are not counted
	Allocated  int // bytes
	CPU        time.Duration
}

func main() {
	size := flag.Int("size", 32<<10, "bytes of a text")
	kinds := flag.String("texts", "one,among,behind,files", "one: one construct; among: two take turns; behind: one after another; files: games or blocks after a construct; markup alone: documents, in which blocks are looked for; commentary alone: comments, which are read for viewers; foreign alone: what may be another notation; movetext alone: games of moves with variations")
	only := flag.String("only", "", "the text of this name alone")
	wanted := flag.String("verbs", "", "these verbs alone, with commas between")
	share := flag.Int("share", 1, "measure each text in one of so many verbs, and the next text in others")
	flag.Parse()
	// The counters can be read only when what they count has been written, which goes where nobody looks.
	counting := coverage.WriteMeta(discard{}) == nil
	runtime.LockOSThread()
	out := json.NewEncoder(os.Stdout)
	verbs := verbs
	if other := others[*kinds]; other != nil {
		verbs = other
	}
	for i, t := range texts.Of(strings.Split(*kinds, ",")...) {
		if *only != "" && t.Name != *only {
			continue
		}
		for k, v := range verbs {
			if (i+k)%*share != 0 || *wanted != "" && !slices.Contains(strings.Split(*wanted, ","), v.name) {
				continue
			}
			file := []byte(t.Make(*size))
			m := measure(func() { v.run(file) }, counting)
			m.Text, m.Verb, m.Size = t.Name, v.name, len(file)
			if err := out.Encode(m); err != nil {
				fmt.Fprintln(os.Stderr, err)
				os.Exit(1)
			}
		}
	}
}

type discard struct{}

func (discard) Write(b []byte) (int, error) { return len(b), nil }

func measure(run func(), counting bool) (m measurement) {
	var before, after runtime.MemStats
	if counting {
		if err := coverage.ClearCounters(); err != nil {
			panic(err)
		}
	}
	runtime.ReadMemStats(&before)
	start := cpu()
	run()
	m.CPU = cpu() - start
	runtime.ReadMemStats(&after)
	m.Allocated = int(after.TotalAlloc - before.TotalAlloc)
	if counting {
		m.Steps = counted()
	}
	return m
}

// cpu is the CPU time of the thread so far.
func cpu() time.Duration {
	// Getrusage is some milliseconds behind while a thread runs.
	const ofThread = 3
	var now syscall.Timespec
	if _, _, fault := syscall.Syscall(syscall.SYS_CLOCK_GETTIME, ofThread, uintptr(unsafe.Pointer(&now)), 0); fault != 0 {
		panic(fault)
	}
	return time.Duration(now.Nano())
}
