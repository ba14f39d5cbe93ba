// Package flow rewrites WebAssembly modules that Go 1.26 has linked.
//
// Go puts each basic block of a function behind one table: a jump stores the number of a block, goes to the top of the function and
// through the table. Engines see no loops in that, and each jump is an indirect one. Rewrite makes jumps direct and loops loops, in
// these steps: module.go and instr.go read the module, tables.go finds the runtime's tables of functions, shape.go reads a function as
// the compiler has written it, graph.go and plan.go order it, write.go writes it. copies.go makes short copies faster, lines.go takes
// the tables of lines out, inlined.go what traces say of inlined calls, and pack.go packs what is left. The program does the same as
// before.
//
// What gained nothing or too little: wasm-opt -O3 on the result (0 to 5 % in minutes, the same size after brotli); leaving out runs of
// zeros as short as Go does, which takes brotli a fifth more for the data.
package flow

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Options is what is done to a module.
type Options struct {
	// KeepLines keeps the tables of files and lines, for the messages of tests.
	KeepLines bool
	// Small takes out what stack traces say of inlined functions and of arguments, too.
	Small bool
	// Direct takes out the table with which the runtime finds a function, and packs those of functions, in a module that is Small and built
	// with wasm/overlay, which does without the one and unpacks the others.
	Direct bool
}

// Report says what was done.
type Report struct {
	Functions int
	WithJumps int
	Rewritten int
	// Left is the number of functions with jumps that were left as they were, by the reason.
	Left map[string]int

	Direct, ViaEntry, Loops, Dispatches, Copies int
}

func (r Report) String() string {
	var left strings.Builder
	for _, why := range slices.Sorted(maps.Keys(r.Left)) {
		fmt.Fprintf(&left, "; left: %d, %s", r.Left[why], why)
	}
	return fmt.Sprintf("%d functions, %d with jumps, %d of them rewritten; %d jumps are direct, %d go through the entry; "+
		"%d loops, %d dispatches; %d short copies%s",
		r.Functions, r.WithJumps, r.Rewritten, r.Direct, r.ViaEntry, r.Loops, r.Dispatches, r.Copies, &left)
}

// fewestRewritten is the share of the functions with jumps that have to have the known shape.
const fewestRewritten = 0.7

// Rewrite rewrites a module. It fails on what is not a module that Go 1.26 has linked for GOARCH=wasm.
func Rewrite(file []byte, options Options) ([]byte, Report, error) {
	m, err := readModule(file)
	if err != nil {
		return nil, Report{}, err
	}
	tables, err := findTables(m)
	if err != nil {
		return nil, Report{}, err
	}
	p := &program{module: m, tables: tables, decoded: make([][]instr, len(m.functions)), never: make([]bool, len(m.functions)),
		report: Report{Functions: len(m.functions), Left: map[string]int{}}}
	if err := p.decode(); err != nil {
		return nil, p.report, err
	}
	for i := range m.functions {
		p.rewrite(i)
		f := &m.functions[i]
		if f.typ == goFunction {
			copies := 0
			f.body, copies = inlineCopies(f.body, tables.functions[i].name)
			p.report.Copies += copies
		}
	}
	if r := p.report; float64(r.Rewritten) < fewestRewritten*float64(r.WithJumps) {
		return nil, r, fmt.Errorf("fewer than %.0f %% of the functions with jumps look as Go 1.26 writes them: has a new version changed them? %s",
			100*fewestRewritten, r)
	}
	if !options.KeepLines {
		tables.dropLines()
		if options.Small {
			tables.dropInlined()
			if options.Direct {
				if err := tables.pack(); err != nil {
					return nil, p.report, err
				}
			}
		}
		m.data = tables.memory.segments()
	}
	return m.encode(), p.report, nil
}

// program is a module that is being rewritten.
type program struct {
	module  *module
	tables  *goTables
	decoded [][]instr // the code of each function
	never   []bool    // whether it never returns
	report  Report
}

func (p *program) decode() error {
	for i, f := range p.module.functions {
		r := &reader{b: f.body, base: f.at}
		for range r.count() {
			r.u32()
			r.byte()
		}
		p.decoded[i] = decode(r)
		if r.err != nil {
			return fmt.Errorf("function %d, %s: %w", p.module.imported+i, p.name(p.module.imported+i), r.err)
		}
		p.never[i] = f.typ == goFunction && neverReturns(p.tables.functions[i].name, p.decoded[i])
	}
	return nil
}

// neverReturns reports whether a function of the runtime only panics. Its name is not enough, as runtime.panicCheck1 returns; nor is
// that it has no return, as the scheduler goes on after the call of a function that switches goroutines.
func neverReturns(name string, code []instr) bool {
	panics := strings.HasPrefix(name, "runtime.goPanic") || strings.HasPrefix(name, "runtime.panic") || name == "runtime.gopanic"
	return panics && !slices.ContainsFunc(code, func(in instr) bool { return in.op == opReturn })
}

func (p *program) name(index int) string {
	if i := index - p.module.imported; i >= 0 && i < len(p.tables.functions) {
		return p.tables.functions[i].name
	}
	return ""
}

func (p *program) neverReturns(index int) bool {
	i := index - p.module.imported
	return i >= 0 && i < len(p.never) && p.never[i]
}

// rewrite rewrites a function where its shape is known.
func (p *program) rewrite(i int) {
	f := &p.module.functions[i]
	if f.typ != goFunction {
		return
	}
	s, why := readShape(f.body, p.decoded[i], firstPCF+i, p)
	if why == noJumps {
		return
	}
	p.report.WithJumps++
	var plan *plan
	if why == "" {
		if block := p.tables.functions[i].deferReturn; block > 0 {
			s.entered[min(block, len(s.table)-1)] = true
		}
		if plan = newPlan(s); plan == nil {
			why = "loops of two entries"
		}
	}
	if why != "" {
		p.report.Left[string(why)]++
		return
	}
	body, jumps := plan.write()
	f.body = body
	p.report.Rewritten++
	p.report.Direct += jumps.direct
	p.report.ViaEntry += jumps.viaEntry
	p.report.Loops += jumps.loops
	p.report.Dispatches += jumps.dispatches
}
