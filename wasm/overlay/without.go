package main

// without are the functions of Go 1.26's library that get another body, by file. What only they call is then not linked. Nothing
// of this runs in a module that JavaScript calls, and that uses no timers: an empty body where the answer would be nothing, and a stop,
// [leftOut], where it is not called at all.
var without = map[string]map[string]string{
	// Nobody can switch the execution trace on, since package runtime/trace is not linked.
	"runtime/traceruntime.go": {
		"traceEnabled":          "return false",
		"traceAllocFreeEnabled": "return false",
		"traceShuttingDown":     "return false",
		"traceAcquire":          "return traceLocker{}",
		"traceAcquireEnabled":   "return traceLocker{}",
		"traceLocker.ok":        "return false",
		"traceRelease":          "",
	},
	"runtime/traceallocfree.go": {"traceLocker.SpanFree": ""},
	// Nothing reads profiles, so the linker has set MemProfileRate to 0.
	"runtime/malloc.go": {"profilealloc": ""},
	"runtime/mprof.go": {
		"mProf_NextCycle":           "",
		"mProf_Flush":               "",
		"mProf_PostSweep":           "",
		"mProf_Free":                "",
		"saveblockevent":            "",
		"tryRecordGoroutineProfile": "",
	},
	// The environment has GOGC alone, no GODEBUG, GOTRACEBACK or GOMEMLIMIT. check, which runs first of all, would test the compiler.
	"internal/cpu/cpu.go":   {"processOptions": ""},
	"runtime/runtime1.go":   {"parsegodebug": "", "check": unpackTables, "setTraceback": "atomic.Store(&traceback_cache, 1<<tracebackShift)"},
	"runtime/mcheckmark.go": {"checkFinalizersAndCleanups": "", "setCheckmark": "return false"},
	"runtime/mgc.go":        {"findGoroutineLeaks": "return true", "fmtNSAsMS": "return nil"},
	"runtime/mgcpacer.go":   {"readGOMEMLIMIT": "return 1<<63 - 1"},
	// Without a limit of memory the collector cannot take all of the time.
	"runtime/mgclimit.go": {
		"gcCPULimiterState.limiting":           "return false",
		"gcCPULimiterState.startGCTransition":  "",
		"gcCPULimiterState.finishGCTransition": "",
		"gcCPULimiterState.needUpdate":         "return false",
		"gcCPULimiterState.addAssistTime":      "",
		"gcCPULimiterState.addIdleTime":        "",
		"gcCPULimiterState.update":             "",
		"gcCPULimiterState.resetCapacity":      "",
		"limiterEvent.start":                   "return false",
		"limiterEvent.stop":                    "",
	},
	// Package syscall/js sets finalizers as they have to be; nothing has a cleanup.
	"runtime/mfinal.go": {"SetFinalizer": setFinalizer},
	"runtime/mcleanup.go": {
		"cleanupQueue.enqueue":   leftOut,
		"cleanupQueue.flush":     "",
		"cleanupQueue.needsWake": "return false",
		"cleanupQueue.wake":      leftOut,
	},
	// Package testing/synctest is for tests.
	"runtime/synctest.go": {
		"synctestBubble.changegstatus": leftOut,
		"synctestBubble.incActive":     leftOut,
		"synctestBubble.decActive":     leftOut,
		"synctest_acquire":             "return nil",
		"synctest_inBubble":            leftOut,
	},
	// There is one thread and one processor, which has nobody to steal from.
	"runtime/proc.go": {
		"dumpgstatus":                   "",
		"schedtrace":                    "",
		"defaultGOMAXPROCSUpdateEnable": "",
		"stealWork":                     "return nil, false, now, pollUntil, false",
		"saveAncestors":                 "return nil",
		"startm":                        leftOut,
		"wakep":                         "",
		"checkdead":                     "",
		"newm":                          leftOut,
		"allocm":                        leftOut + "; return nil",
		"oneNewExtraM":                  leftOut,
		"mexit":                         leftOut,
		"handoffp":                      leftOut,
		"stoplockedm":                   leftOut,
		"p.destroy":                     leftOut,
	},
	"runtime/time.go": {
		"timers.check":       "return now, 0, false",
		"timer.maybeRunChan": leftOut,
		"blockTimerChan":     leftOut,
		"unblockTimerChan":   leftOut,
		"timers.take":        leftOut,
	},
	// A program is one module, so no other has types that could be the same.
	"runtime/type.go":   {"typelinksinit": ""},
	"runtime/symtab.go": {"moduledataverify1": "", "findfunc": findFunc},
	// There is no C.
	"runtime/cgocall.go": {"cgocall": leftOut + "; return 0"},
	"runtime/traceback.go": {
		"unwinder.cgoCallers":    "return 0",
		"printCgoTraceback":      "",
		"printOneCgoTraceback":   "return false",
		"callCgoSymbolizer":      leftOut,
		"printAncestorTraceback": "",
		// All of a program is one goroutine at a time, which runs when it is printed.
		"goroutineheader":  `print("goroutine ", gp.goid, " [running]:\n")`,
		"printcreatedby1":  "",
		"printArgs":        "", // wasm/flow -small takes out what it reads
		"tracebackHexdump": "",
	},
	// WebAssembly takes no memory back.
	"runtime/mgcscavenge.go": {"bgscavenge": "c <- 1", "pageAlloc.scavenge": "return 0", "printScavTrace": ""},
	"runtime/arena.go":       {"mspan.setUserArenaChunkToFault": leftOut},
	// What ends the program anyway says less: a broken heap, and a panic with a number.
	"runtime/mgcmark.go":  {"gcDumpObject": ""},
	"runtime/mbitmap.go":  {"badPointer": `throw("found bad pointer in Go heap")`},
	"runtime/mgcsweep.go": {"mspan.reportZombies": `throw("found pointer to free object")`},
	"runtime/hexdump.go":  {"hexdumpWords": ""},
	// Nobody reads why a number could not be read: Quote has large tables.
	"strconv/number.go": {"NumError.Error": `return "strconv." + e.Func + ": " + e.Err.Error()`},
	// Package fmt only words an error of vert. It brings all of package os for its Stdout.
	"fmt/print.go": {"Sprintf": sprintf, "Printf": "return 0, nil", "Print": "return 0, nil", "Println": "return 0, nil", "import os": ""},
	"fmt/scan.go":  {"Scan": "return 0, nil", "Scanln": "return 0, nil", "Scanf": "return 0, nil", "import os": ""},
	// Each piece that is read or written would have an array of its own in JavaScript, until Go collects garbage.
	"syscall/fs_js.go": {"Read": readPiece, "Write": writePiece},
	"runtime/error.go": {
		"panicwrap":     `panic(plainError("method called with a nil pointer"))`,
		"printpanicval": printPanicValue,
	},
	"runtime/print.go": {
		"printquoted":     "printstring(s)", // of labels of goroutines, which nobody sets
		"printfloat64":    aNumber,
		"printfloat32":    aNumber,
		"printcomplex128": aNumber,
		"printcomplex64":  aNumber,
	},
}

// readPiece and writePiece take the array that js/src/cli/files.ts has for a file.
const (
	readPiece = `
	f, err := fdToFile(fd)
	if err != nil {
		return 0, err
	}
	var at any
	if f.seeked {
		at = f.pos
	}
	buf := jsFS.Call("arrayFor", fd, len(b))
	n, err := fsCall("read", fd, buf, 0, len(b), at)
	if err != nil {
		return 0, err
	}
	js.CopyBytesToGo(b[:n.Int()], buf)
	f.pos += int64(n.Int())
	return n.Int(), nil
`
	writePiece = `
	f, err := fdToFile(fd)
	if err != nil {
		return 0, err
	}
	var at any
	if f.seeked {
		at = f.pos
	}
	buf := jsFS.Call("arrayFor", fd, len(b))
	js.CopyBytesToJS(buf, b)
	n, err := fsCall("write", fd, buf, 0, len(b), at)
	if err != nil {
		return 0, err
	}
	f.pos += int64(n.Int())
	return n.Int(), nil
`
)

// findFunc does without findfunctab, which wasm/flow -direct leaves out: in WebAssembly functions have numbers, and the table of them is
// sorted.
const findFunc = `
	datap := findmoduledatap(pc)
	if datap == nil {
		return funcInfo{}
	}
	number, ok := datap.textOff(pc)
	if !ok {
		return funcInfo{}
	}
	i := min(int(number-datap.ftab[0].entryoff), len(datap.ftab)-2)
	for datap.ftab[i].entryoff > number {
		i--
	}
	return funcInfo{(*_func)(unsafe.Pointer(&datap.pclntable[datap.ftab[i].funcoff])), datap}
`

// unpackTables makes the records of functions from what pack of wasm/flow -direct has written in place of findfunctab.
const unpackTables = `
	md := &firstmoduledata
	if md.ftab[0].funcoff != 0 {
		return // as they were linked
	}
	at := md.findfunctab
	number := func() uint32 {
		n := uint32(0)
		for shift := 0; ; shift += 7 {
			b := *(*byte)(unsafe.Pointer(at))
			at++
			if n |= uint32(b&0x7f) << shift; b < 0x80 {
				return n
			}
		}
	}
	length, tables := number(), number()
	notes := unsafe.Pointer((at + uintptr(length) + 3) &^ 3)
	known, knownData := (*[1 << 24]uint32)(notes), (*[1 << 24]uint32)(add(notes, 4*uintptr(tables)))
	next, nextData := uint32(0), uint32(0)
	name, table := uint32(1), uint32(1)
	offsetOfTable := func() uint32 {
		switch n := number(); n {
		case 0:
			return 0
		case 1:
			begin := table
			known[next] = begin
			next++
			// Pairs of numbers, up to a 0 that is not the first of them.
			for inPair := false; ; {
				b := md.pctab[table]
				table++
				if b == 0 && !inPair && table > begin+1 {
					return begin
				}
				for ; b >= 0x80; table++ {
					b = md.pctab[table]
				}
				inPair = !inPair
			}
		default:
			return known[n-2]
		}
	}
	offsetOfData := func() uint32 {
		switch n := number(); n {
		case 0:
			return ^uint32(0)
		case 1:
			knownData[nextData] = number()
			nextData++
			return knownData[nextData-1]
		default:
			return knownData[n-2]
		}
	}
	end := uint32(len(md.ftab)) * 8
	put := func(n uint32) {
		*(*uint32)(unsafe.Pointer(&md.pclntable[end])) = n
		end += 4
	}
	entry := uint32(0)
	for i := range len(md.ftab) - 1 {
		entry += number()
		md.ftab[i] = functab{entry, end}
		flags, counters, data := number(), number(), number()
		put(entry)
		put(name)
		put(number())
		put(number())
		put(offsetOfTable())
		put(0)
		put(0)
		put(counters)
		put(0)
		put(0)
		put(flags | data<<24)
		for range counters {
			put(offsetOfTable())
		}
		for range data {
			put(offsetOfData())
		}
		for md.funcnametab[name] != 0 {
			name++
		}
		name++
	}
`

// setFinalizer trusts its caller that the types fit.
const setFinalizer = `
	e, f := efaceOf(&obj), efaceOf(&finalizer)
	if base, _, _ := findObject(uintptr(e.data), 0, 0); base == 0 {
		return // a variable of a package
	}
	if f._type == nil {
		systemstack(func() { removefinalizer(e.data) })
		return
	}
	ft := (*functype)(unsafe.Pointer(f._type))
	results := uintptr(0)
	for _, t := range ft.OutSlice() {
		results = alignUp(results, uintptr(t.Align_)) + t.Size_
	}
	createfing()
	systemstack(func() {
		addfinalizer(e.data, (*funcval)(f.data), alignUp(results, goarch.PtrSize), ft.InSlice()[0], (*ptrtype)(unsafe.Pointer(e._type)))
	})
`

// printPanicValue prints what errors have become before, and a text.
const printPanicValue = `
	switch v := v.(type) {
	case nil:
		printstring("nil")
	case string:
		printindented(v)
	default:
		printstring("a value")
	}
`

// sprintf knows what the format of an error has: %v of what can say what it is.
const sprintf = `
	var out []byte
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			out = append(out, format[i])
			continue
		}
		for format[i] != 'v' {
			i++
		}
		switch v := a[0].(type) {
		case error:
			out = append(out, v.Error()...)
		case Stringer:
			out = append(out, v.String()...)
		case string:
			out = append(out, v...)
		default:
			out = append(out, "a value"...)
		}
		a = a[1:]
	}
	return string(out)
`

const (
	leftOut = `throw("left out of this module by wasm/overlay")`
	aNumber = `printstring("a number")`
)
