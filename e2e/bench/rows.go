package main

import (
	"fmt"
	"slices"
	"strings"
)

// key is what a row is of.
type key struct{ where, what, file string }

// row is a line of the table.
type row struct {
	of      key
	once    bool // whether the first call is enough
	targets []target
	got     measurement
}

// target says what a row has to come to, and whether it does.
type target func(t *table, r row) (says string, met bool)

func rateOf(limit float64) target {
	return func(t *table, r row) (string, bool) {
		return fmt.Sprintf("≥ %g MB/s", limit), t.rate(r)/1e6 >= limit
	}
}

// loopsOf bounds how many times as long it takes as the byte loop in JavaScript, the least that a script can do with a file.
func loopsOf(limit float64) target {
	return func(t *table, r row) (string, bool) {
		loops := t.timesLoop(r, t.find(key{r.of.where, loopInJavaScript, r.of.file}))
		return fmt.Sprintf("≤ %g × the loop in JavaScript (%.1f)", limit, loops), loops > 0 && loops <= limit
	}
}

func firstOf(seconds float64) target {
	return func(_ *table, r row) (string, bool) {
		return fmt.Sprintf("first ≤ %g s", seconds), r.got.First.Wall <= seconds
	}
}

func memoryOf(limit float64) target {
	return func(_ *table, r row) (string, bool) {
		return fmt.Sprintf("≤ %g MB", limit), r.got.Memory/1e6 <= limit
	}
}

func sizeOf(kB float64) target {
	return func(_ *table, r row) (string, bool) { return fmt.Sprintf("≤ %g kB", kB), r.got.Memory/1e3 <= kB }
}

func speedupOf(limit float64) target {
	return func(_ *table, r row) (string, bool) {
		return fmt.Sprintf("≥ %g × one (%.2f)", limit, r.got.Speedup), r.got.Speedup >= limit
	}
}

// spread is how times of calls are spread.
type spread struct{ Mean, Median, P90, Max float64 }

func spreadAmong(times []float64) (s spread) {
	if len(times) == 0 {
		return s
	}
	sorted := slices.Sorted(slices.Values(times))
	for _, t := range sorted {
		s.Mean += t / float64(len(sorted))
	}
	s.Median, s.P90, s.Max = sorted[len(sorted)/2], sorted[len(sorted)*9/10], sorted[len(sorted)-1]
	return s
}

// spreadOf bounds the times of calls, in milliseconds of a processor; 0 is no bound.
func spreadOf(most spread) target {
	return func(_ *table, r row) (string, bool) {
		got := spreadAmong(r.got.Times)
		met := got.Mean > 0
		says := ""
		for _, one := range []struct {
			name      string
			got, most float64
		}{{"mean", got.Mean, most.Mean}, {"median", got.Median, most.Median}, {"p90", got.P90, most.P90}, {"max", got.Max, most.Max}} {
			bound := ""
			if one.most > 0 {
				bound = fmt.Sprintf(" ≤ %g", one.most)
				met = met && one.got*1000 <= one.most
			}
			says += fmt.Sprintf("%s%s ms (%.1f), ", one.name, bound, one.got*1000)
		}
		return strings.TrimSuffix(says, ", "), met
	}
}

// besideOf compares with the module as Go links it, in CPU time: warm, and the first call and a warm one together.
func besideOf(warm, together float64) target {
	return func(_ *table, r row) (string, bool) {
		return fmt.Sprintf("≥ %g × plain (%.2f), with the first call ≥ %g × (%.2f)", warm, r.got.Speedup, together, r.got.Together),
			r.got.Speedup >= warm && r.got.Together >= together
	}
}

// startOf compares the start with that of the module as Go links it; a twentieth is noise.
func startOf() target {
	return func(_ *table, r row) (string, bool) {
		return fmt.Sprintf("not slower than plain (%.2f)", r.got.Speedup), r.got.Speedup >= 0.95
	}
}

// growthOf is how much longer a megabyte may take in this file than in that of 1 MB.
func growthOf(limit float64) target {
	return func(t *table, r row) (string, bool) {
		growth := t.rate(t.find(key{r.of.where, r.of.what, "1 MB"})) / t.rate(r)
		return fmt.Sprintf("≤ %g × the time a MB of 1 MB (%.2f)", limit, growth), growth <= limit
	}
}

// shareOf compares a stream with what the same verb makes of the file as a whole; a twentieth is noise.
func shareOf(verb string) target {
	return func(t *table, r row) (string, bool) {
		share := t.rate(r) / t.rate(t.find(key{r.of.where, verb, middle}))
		return fmt.Sprintf("the rate of the whole file of 20 MB (%.2f)", share), share >= 0.95
	}
}

// allocsOf bounds the allocations of a game. What a file takes as a whole is less than one for ten games.
func allocsOf(limit float64) target {
	return func(_ *table, r row) (string, bool) {
		return fmt.Sprintf("%g allocations a game (%.3f)", limit, r.got.Allocs), r.got.Allocs < limit+0.1
	}
}

func linesOf(limit float64) target {
	return func(_ *table, r row) (string, bool) {
		return fmt.Sprintf("≤ %g lines (%g)", limit, r.got.Lines), r.got.Lines <= limit
	}
}

// endsOf is of a search that takes long: it tells how far it is, comes to its end, and can be stopped within so many seconds.
func endsOf(seconds float64) target {
	return func(_ *table, r row) (string, bool) {
		return fmt.Sprintf("ends, with progress (told %g times), and stops in ≤ %g ms (%.1f)", r.got.Told, seconds*1000, r.got.Stop*1000),
			r.got.First.Wall > 0 && r.got.Told > 0 && r.got.Stop > 0 && r.got.Stop <= seconds
	}
}

const (
	loopInJavaScript = "byte loop in JavaScript"

	natively = "native"
	inNode   = "Node"
	inPage   = "Chromium"
	toLoad   = "module"

	small  = "1 MB"
	middle = "20 MB"
	large  = "100 MB"
	tenK   = "10,000 games"

	nativeCommand = "native command"
	npmCommand    = "npm command"
	inCode        = "core"

	noFile       = ""
	smallExample = "example"
	asLIN        = "1 MB as LIN"
	asImport     = "4 MB in import format"
	clean        = "20 MB without findings"

	manyDeals   = "100 random deals"
	playedDeals = "100 plays"
	positions   = "100 positions in mid play"
	fewDeals    = "20 boards"
	hardDeals   = "18 hard deals"
	worstDeal   = "the worst known deal"

	npmPackage = "pbn 1.6.1 of npm"

	// classicScript is of the package; the site does not have it.
	classicScript = "pbnkit.iife.js"

	toDiagram    = "all to the first diagram, brotli"
	plainArticle = "article with a plain deal"
)

// planned are the rows, in their order.
func planned() (rows []row) {
	add := func(where, what, file string, targets ...target) {
		rows = append(rows, row{of: key{where, what, file}, once: file == large, targets: targets})
	}
	for _, file := range []string{small, middle} {
		add(natively, "byte loop", file)
		add(natively, "lex", file)
		limits := map[string]float64{"parse": 400, "validate": 150, "export": 100}
		for _, what := range []string{"parse", "validate", "export"} {
			if file == middle {
				add(natively, what, file, rateOf(limits[what]))
			} else {
				add(natively, what, file)
			}
		}
	}
	add(natively, "parse", clean, allocsOf(0))
	add(natively, "validate", clean, allocsOf(0))
	add(natively, "validate, stream", large)
	add(natively, "export, stream", large)
	add(natively, "PBN to LIN", small)
	add(natively, "LIN to PBN", asLIN)
	for _, where := range []string{inNode, inPage} {
		targets := map[key][]target{
			{inPage, "parse", middle}:          {rateOf(90)},
			{inPage, "validate", middle}:       {firstOf(0.8), rateOf(60)},
			{inPage, "export", middle}:         {firstOf(1), rateOf(40)},
			{inPage, "parse to objects", tenK}: {firstOf(0.4)},
		}
		for _, file := range []string{small, middle} {
			for _, what := range []string{loopInJavaScript, "byte loop", "lex", "parse", "validate", "export"} {
				add(where, what, file, targets[key{where, what, file}]...)
			}
		}
		add(where, loopInJavaScript, asImport)
		for _, what := range []string{"validate", "export"} {
			add(where, what, asImport, map[string][]target{inNode: {loopsOf(35), rateOf(25)}}[where]...)
		}
		add(where, "parse to objects", tenK, targets[key{where, "parse to objects", tenK}]...)
		add(where, "parse, all read", tenK)
		for _, what := range []string{"validate, stream", "export, stream"} {
			add(where, what, small)
			// It takes longest: once is enough for what is the same program in both.
			if where == inPage {
				verb, _, _ := strings.Cut(what, ",")
				add(where, what, large, memoryOf(40), growthOf(1.2), shareOf(verb))
			}
		}
		add(where, "PBN to LIN", small)
		add(where, "LIN to PBN", asLIN)
	}
	rows = append(rows, chessRows()...)
	rows = append(rows, deskRows()...)
	add(inPage, "export, two workers", tenK, speedupOf(1.6))
	add(inPage, pageConverts, large, spreadOf(spread{Max: 100}))
	add(inPage, pageLists, middle, spreadOf(spread{Max: 100}))
	add(inPage, "validate, beside plain", middle, besideOf(1.8, 1.6))
	add(inPage, "export, beside plain", middle, besideOf(1.8, 1.6))
	add(inPage, "start, beside plain", small, startOf())
	add(natively, "20 results", manyDeals, spreadOf(spread{Mean: 130}))
	add(natively, "card values of a position", positions, spreadOf(spread{Median: 5}))
	add(natively, "OptimumPlayTable", playedDeals, spreadOf(spread{Mean: 40}))
	add(inNode, "20 results", manyDeals, spreadOf(spread{Mean: 230, P90: 450, Max: 1500}))
	add(inNode, "best cards of a position", positions, spreadOf(spread{Median: 5}))
	add(inNode, "OptimumPlayTable", playedDeals, spreadOf(spread{Mean: 40}))
	add(inNode, "20 results, two workers", fewDeals, speedupOf(1.7))
	add(inNode, "20 results, linear memory", hardDeals, memoryOf(48))
	add(inNode, "20 results, stopped", worstDeal, endsOf(0.02))
	for _, where := range []string{nativeCommand, npmCommand} {
		var starting, reading []target
		if where == nativeCommand {
			starting, reading = []target{firstOf(0.01)}, []target{firstOf(10)}
		}
		add(where, "--version", noFile, starting...)
		add(where, "validate", smallExample)
		add(where, "validate", large, reading...)
		add(where, "export", large, reading...)
	}
	add(inNode, npmPackage, small)
	add(inNode, npmPackage, middle)
	add(toLoad, "as it is", "pbn.wasm")
	add(toLoad, "gzip", "pbn.wasm.gz")
	add(toLoad, "brotli", "pbn.wasm.br", sizeOf(720))
	add(toLoad, "as it is", "read.wasm")
	add(toLoad, "gzip", "read.wasm.gz")
	add(toLoad, "brotli", "read.wasm.br", sizeOf(400))
	add(toLoad, "as it is", "dd.wasm")
	add(toLoad, "gzip", "dd.wasm.gz")
	add(toLoad, "brotli", "dd.wasm.br", sizeOf(250))
	add(toLoad, "as it is", "lin.wasm")
	add(toLoad, "gzip", "lin.wasm.gz")
	add(toLoad, "brotli", "lin.wasm.br")
	add(toLoad, "as it is", classicScript)
	add(toLoad, "gzip", classicScript+".gz")
	add(toLoad, "brotli", classicScript+".br")
	add(toLoad, toDiagram, "article", sizeOf(450))
	add(toLoad, toDiagram, plainArticle, sizeOf(450))
	add(inCode, "lines of code", noFile, linesOf(10_500))
	add(inPage, "navigation to ready", "site", firstOf(0.2))
	add(inPage, "navigation to the first diagram", "article", firstOf(0.35))
	return rows
}
