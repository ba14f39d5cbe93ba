package main

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"time"
)

// machine says on what is measured.
func machine() (string, error) {
	processor := runtime.GOARCH
	info, _ := os.ReadFile("/proc/cpuinfo")
	for line := range strings.Lines(string(info)) {
		if name, value, _ := strings.Cut(line, ":"); strings.TrimSpace(name) == "model name" {
			processor = strings.TrimSpace(value)
		}
	}
	load := ""
	if average, err := os.ReadFile("/proc/loadavg"); err == nil {
		load = ", load before " + strings.Fields(string(average))[0]
	}
	node, err := output("node", "--version")
	if err != nil {
		return "", err
	}
	chromium, err := chromiumVersion()
	if err != nil {
		return "", err
	}
	commit, err := output("git", "describe", "--always", "--dirty=, changed", "--exclude=*")
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%s: %s, %d cores%s; %s; %s, Node %s, %s; commit %s", time.Now().UTC().Format(time.DateOnly), processor, runtime.NumCPU(),
		load, runtime.GOOS, runtime.Version(), node, chromium, commit), nil
}

const howToRead = `Each row has a process, or a browser, of its own. “First call” is the first in a fresh instance, whose code is not yet optimized;
what comes before it, the start and the reading of the file, is not in it. “Again” is the rate of the fastest of some later rounds,
natively of three of testing.B, on one core; of 100 MB there is only the first call.

“Wall” is by the clock, waiting and the other work of the machine with it (“load before” is how much there was); “CPU” is what the
system counts for the threads that do the work (/proc/…/schedstat): natively all of the process, which has one core; in Node the main
thread; in Chromium that of the page and its workers. What V8 compiles and collects on other threads is in wall time alone. “–” is where
it is not counted: on a system without /proc, and until a page shows something. Other work changes CPU time far less than wall time,
so “× byte loop” and the targets of rates come from CPU time where there is one; first calls are for those who wait, by the clock.

“× byte loop” is the time beside that of a plain loop over the same bytes in the same runtime, one multiplication and one addition a
byte (e2e/bench/work): Go's loop, in Node and Chromium compiled to wasm, and for the package of npm the loop in JavaScript.

“Memory” is the most that the process had, the file and the runtime with it, or in Node and Chromium the linear memory at the end, which
never shrinks; of the package of npm the process again. “Lex” reads the tokens of each game; “parse” makes games in the core and none
for JavaScript, “parse to objects” a list of them, each of which is made when it is read, as “parse, all read” does with all. A stream is read from the disk or over HTTP, and its export is thrown away. “pbn” of
npm reads the file to objects of tags, and checks nothing. “Two workers” convert 40 files of 500 kB, each the next when it is free, as the site does; their rate is of both together, and
so is their CPU time.

Of the solver, the target has how the CPU time of many deals is spread, each solved once by one instance. The deals are the first 100 of core/dd/testdata/random.txt,
which its own benchmarks solve, too. “20 results” are a whole table. A play is of all 52 cards, of which seven of eight keep the most tricks, as at a table, and the
others are any: “OptimumPlayTable” is the best cards of each of its positions. In mid play 24 cards were played: “card values of a position” are the tricks with each
card, “best cards” those that keep the most, which is what the package has. “Two workers” is how much sooner they are ready than one, by the clock. “Linear memory”
is the most of instances that solve one hard deal each, those of core/dd/testdata/hard.txt; the first of them, of four voids, is the worst that is known.

Other solvers, for comparison, all by CPU time on a machine of this kind with other work on it. A table of 20 results, 80 other random deals, mean, median, p90 and
max in ms: macroxue's in C++ as wasm with SIMD 303.7, 202.5, 569, 1671; the first version of this one in Go, as wasm 433.1, 298.6, 973, 2452, natively 218.3, 131.3,
488, 1467. The worst deal: DDS 165 s and 172 MB, that first version 56 s and 1.85 GB. An OptimumPlayTable, 40 random deals, as wasm: the prototype of this one 37.9,
21.7, 82, 206, that first version 81.5.

A “task of the page” is what the site's page does on its own thread before it does something else, in CPU time, while it converts a file or reads the list of its boards: the
target has how these are spread. Their memory is the most that the tab had, with its workers.

A “command” is from its start to its end, without the shell, and what it writes is thrown away: the fastest of ten, or one of 100 MB. Its memory is that of the
process; a short one ends before it is asked. The small file is site/src/example.pbn. “As LIN” is what the file of 1 MB becomes.

“Command, one core” and “all cores” are what the command does with collections of games, from its start to its end, once: beside pgn-extract where that answers the same
question, in CPU time, and both have to write as many games; and on all cores beside one, by the clock. 100 files of 10 MB are one file under a hundred names.

“In import format” are those of the real files that are in it and in ASCII, as they are, again and again: there is something to say of every other game, and what
is said is not read. Their target is beside the loop in JavaScript, and says what a script pays that exports such a file.

“Without findings” are games in which nothing is found, with the boards that they had. “Lines of code” are those of item, source, diag, wire and pbn below core, without
embed, tests, comments and empty lines.

“Beside plain” is the module that ships and the same as Go links it, without wasm/flow, in one page, each with an instance of its own
and in turns, so that other work meets both; the figures are of the one that ships, the factors are by CPU time. “Start” is compiling the module and running it until it waits.

“Ready” and “diagram” are counted from navigation, at the later starts of a browser whose profile has seen the page (the median of
three), two seconds after the start, when it has loaded its own pages; of the diagram's 350 ms, 200 are for being ready. brotli is of quality 11.

“All to the first diagram” is what a page loads of the package until it shows one, as the site sends it; a plain deal needs no module.

Of a change that claims speed, the commit has the output of benchstat over ` + "`go test -run '^$' -bench . -count 10 ./core/pbn`" + ` before and after.
`

// report is what is written.
func report(about, origin string, took time.Duration, t *table) string {
	return "# Measured by make bench\n\n" + about + ".\n\n" +
		fmt.Sprintf("The files: %s, repeated to size with other boards and names. All took %.0f s.\n\n", origin, took.Seconds()) +
		t.markdown() + "\n" + howToRead
}
