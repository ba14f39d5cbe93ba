package main

import "fmt"

// key is what a row is of.
type key struct{ where, what, file string }

// row is a line of the table.
type row struct {
	key
	once    bool // whether the first call is enough
	targets []target
	measured
}

// target says what a row has to come to, and whether it does.
type target func(t *table, r row) (says string, met bool)

func rateOf(limit float64) target {
	return func(t *table, r row) (string, bool) {
		return fmt.Sprintf("≥ %g MB/s", limit), t.rate(r)/1e6 >= limit
	}
}

func firstOf(seconds float64) target {
	return func(_ *table, r row) (string, bool) {
		return fmt.Sprintf("first ≤ %g s", seconds), r.First.Wall <= seconds
	}
}

func memoryOf(limit float64) target {
	return func(_ *table, r row) (string, bool) { return fmt.Sprintf("≤ %g MB", limit), r.Memory/1e6 <= limit }
}

func sizeOf(kB float64) target {
	return func(_ *table, r row) (string, bool) { return fmt.Sprintf("≤ %g kB", kB), r.Memory/1e3 <= kB }
}

func speedupOf(limit float64) target {
	return func(_ *table, r row) (string, bool) {
		return fmt.Sprintf("≥ %g × one (%.2f)", limit, r.Speedup), r.Speedup >= limit
	}
}

// besideOf compares with the module as Go links it, in CPU time: warm, and the first call and a warm one together.
func besideOf(warm, together float64) target {
	return func(_ *table, r row) (string, bool) {
		return fmt.Sprintf("≥ %g × plain (%.2f), with the first call ≥ %g × (%.2f)", warm, r.Speedup, together, r.Together),
			r.Speedup >= warm && r.Together >= together
	}
}

// startOf compares the start with that of the module as Go links it; a twentieth is noise.
func startOf() target {
	return func(_ *table, r row) (string, bool) {
		return fmt.Sprintf("not slower than plain (%.2f)", r.Speedup), r.Speedup >= 0.95
	}
}

// growthOf is how much longer a megabyte may take in this file than in that of 1 MB.
func growthOf(limit float64) target {
	return func(t *table, r row) (string, bool) {
		growth := t.rate(t.find(key{r.where, r.what, "1 MB"})) / t.rate(r)
		return fmt.Sprintf("≤ %g × the time a MB of 1 MB (%.2f)", limit, growth), growth <= limit
	}
}

const (
	natively = "native"
	inNode   = "Node"
	inPage   = "Chromium"
	toLoad   = "module"

	small  = "1 MB"
	middle = "20 MB"
	large  = "100 MB"
	tenK   = "10,000 games"

	npmPackage = "pbn 1.6.1 of npm"

	toDiagram    = "all to the first diagram, brotli"
	plainArticle = "article with a plain deal"
)

// planned are the rows, in their order.
func planned() (rows []row) {
	add := func(where, what, file string, targets ...target) {
		rows = append(rows, row{key: key{where, what, file}, once: file == large, targets: targets})
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
	add(natively, "validate, stream", large)
	add(natively, "export, stream", large)
	for _, where := range []string{inNode, inPage} {
		targets := map[key][]target{
			{inPage, "parse", middle}:          {rateOf(90)},
			{inPage, "validate", middle}:       {firstOf(0.8), rateOf(60)},
			{inPage, "export", middle}:         {firstOf(1), rateOf(40)},
			{inPage, "parse to objects", tenK}: {firstOf(0.4)},
		}
		for _, file := range []string{small, middle} {
			for _, what := range []string{"byte loop in JavaScript", "byte loop", "lex", "parse", "validate", "export"} {
				add(where, what, file, targets[key{where, what, file}]...)
			}
		}
		add(where, "parse to objects", tenK, targets[key{where, "parse to objects", tenK}]...)
		add(where, "parse, all read", tenK)
		for _, what := range []string{"validate, stream", "export, stream"} {
			add(where, what, small)
			// It takes longest: once is enough for what is the same program in both.
			if where == inPage {
				add(where, what, large, memoryOf(40), growthOf(1.2))
			}
		}
	}
	add(inPage, "export, two workers", tenK, speedupOf(1.6))
	add(inPage, "validate, beside plain", middle, besideOf(1.8, 1.6))
	add(inPage, "export, beside plain", middle, besideOf(1.8, 1.6))
	add(inPage, "start, beside plain", small, startOf())
	add(inNode, npmPackage, small)
	add(inNode, npmPackage, middle)
	add(toLoad, "as it is", "pbn.wasm")
	add(toLoad, "gzip", "pbn.wasm.gz")
	add(toLoad, "brotli", "pbn.wasm.br", sizeOf(720))
	add(toLoad, "as it is", "read.wasm")
	add(toLoad, "gzip", "read.wasm.gz")
	add(toLoad, "brotli", "read.wasm.br", sizeOf(400))
	add(toLoad, toDiagram, "article", sizeOf(450))
	add(toLoad, toDiagram, plainArticle, sizeOf(450))
	add(inPage, "navigation to ready", "site", firstOf(0.2))
	add(inPage, "navigation to the first diagram", "article", firstOf(0.35))
	return rows
}
