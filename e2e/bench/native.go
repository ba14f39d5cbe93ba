package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"pbn/core/convert"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/source"
	"pbn/e2e/bench/work"
)

// measurement is what a process, or a page, tells of one thing that it did again and again.
type measurement struct {
	// First is the first call in a fresh process or instance, Again a later one; 0 where there was none.
	First, Again cost
	// Memory is the most that there was, in bytes: of the process natively, of the linear memory in wasm.
	Memory float64
	// Allocs are allocations of a call, for each game.
	Allocs float64
	// Speedup is how much faster two workers are than one, or the module than the one that wasm/flow did not rewrite.
	Speedup float64
	// Together is the same of the first call and a later one together.
	Together float64
	// Lines are of code.
	Lines float64
	// Told is how often a search said how far it is, Stop how long it takes to stop it, in seconds.
	Told, Stop float64
	// Times are those of the calls for many deals, in seconds of a processor.
	Times []float64
}

// sum is kept, or the compiler would leave out the arithmetic of the byte loop.
var sum uint32

// native is what is measured natively; each tells how many games there were, where it knows.
var native = map[string]func(file []byte, path string) (games int){
	"byte loop": func(file []byte, _ string) int { sum = work.Loop(file); return 0 },
	"lex":       func(file []byte, _ string) int { work.Lex(file); return 0 },
	"parse": func(file []byte, _ string) int {
		return pbn.Parse(pbn.Bytes(file), func(*source.Text, *game.Game) {}).Games
	},
	"validate": func(file []byte, _ string) int { return pbn.Validate(pbn.Bytes(file), pbn.Options{}).Games },
	"export": func(file []byte, _ string) int {
		_, report := pbn.Export(pbn.Bytes(file), export.Options{})
		return report.Games
	},
	"PBN to LIN": func(file []byte, _ string) int { return convertedTo(file, convert.LIN) },
	"LIN to PBN": func(file []byte, _ string) int { return convertedTo(file, convert.PBN) },
	"export, stream": func(_ []byte, path string) int {
		return streamed(path, habits.PBN, func(s *source.Stream) int { return pbn.ExportTo(io.Discard, s, export.Options{}).Games })
	},
	"validate, stream": func(_ []byte, path string) int {
		return streamed(path, habits.PBN, func(s *source.Stream) int { return pbn.Validate(s, pbn.Options{}).Games })
	},
}

// convertedTo gives no games: allocations are told of those that are read and checked only.
func convertedTo(file []byte, to convert.Notation) int {
	if _, _, report := convert.Convert(file, convert.Options{To: to}); report.Err != nil {
		panic(report.Err)
	}
	return 0
}

func streamed(path string, as *source.Habits, verb func(*source.Stream) int) int {
	f, err := os.Open(path)
	if err != nil {
		panic(err)
	}
	defer f.Close()
	return verb(as.Stream(f, source.Automatic))
}

// rounds is how many times testing.B measures: the fastest counts, since other work on the machine only adds.
const rounds = 3

// measureNative does one thing in this process, which does nothing else and has one core, and prints what it measured.
func measureNative(what, path string, once bool) error {
	runtime.GOMAXPROCS(1)
	testing.Init()
	if err := flag.Set("test.benchtime", "300ms"); err != nil {
		return err
	}
	if solving[what] != nil {
		times, err := measureSolving(what, path)
		if err != nil {
			return err
		}
		return json.NewEncoder(os.Stdout).Encode(measurement{Times: times, Memory: mostMemory(os.Getpid())})
	}
	var file []byte
	if !strings.HasSuffix(what, ", stream") {
		var err error
		if file, err = os.ReadFile(path); err != nil {
			return err
		}
	}
	var m measurement
	before, start := ownCPU(), time.Now()
	measured := native[what]
	if measured == nil {
		measured = nativeGames[what]
	}
	games := measured(file, path)
	m.First.Wall = time.Since(start).Seconds()
	m.First.CPU = ownCPU() - before
	for range rounds {
		if once {
			break
		}
		var cpu float64
		result := testing.Benchmark(func(b *testing.B) {
			before := ownCPU()
			for b.Loop() {
				measured(file, path)
			}
			cpu = (ownCPU() - before) / float64(b.N)
		})
		m.Again.fastest(cost{result.T.Seconds() / float64(result.N), cpu})
		if games > 0 {
			m.Allocs = float64(result.AllocsPerOp()) / float64(games)
		}
	}
	m.Memory = mostMemory(os.Getpid())
	return json.NewEncoder(os.Stdout).Encode(m)
}

// mostMemory is the most memory that a process has had until now, in bytes; 0 where the system does not tell.
func mostMemory(process int) float64 {
	status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", process))
	for line := range strings.Lines(string(status)) {
		if rest, ok := strings.CutPrefix(line, "VmHWM:"); ok {
			kB, _ := strconv.Atoi(strings.Fields(rest)[0])
			return float64(kB) * 1024
		}
	}
	return 0
}
