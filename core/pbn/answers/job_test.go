package answers

import (
	"bytes"
	"maps"
	"runtime"
	"slices"
	"strings"
	"testing"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/wire"
)

// run feeds a job a file in pieces.
func run(j *wire.Job, file []byte, piece int) (games, news, out, report string) {
	var told, packed, written strings.Builder
	var found foundParts
	take := func(o wire.Out) {
		if len(o.News) > 0 && told.Len() > 0 {
			told.WriteByte(',')
		}
		told.Write(o.News)
		found.add(o.Findings)
		packed.Write(o.Games)
		written.Write(o.Bytes)
		report += string(o.Report)
	}
	step := func(next func() wire.Out, more func() wire.Out) {
		out := next()
		for take(out); out.More; take(out) {
			out = more()
		}
	}
	for len(file) > 0 {
		n := min(piece, len(file))
		step(func() wire.Out { return j.Push(file[:n]) }, func() wire.Out { return j.Push(nil) })
		file = file[n:]
	}
	step(j.Finish, j.Finish)
	report = strings.Replace(report, `"diagnostics":[]`, `"diagnostics":`+found.json(wire.Diagnostics), 1)
	report = strings.Replace(report, `"changed":[]`, `"changed":`+found.json(wire.Changed), 1)
	return packed.String(), told.String(), written.String(), report
}

// TestJobs: a file that comes in pieces gives what the whole file does.
func TestJobs(t *testing.T) {
	sameInPieces(t, ownFiles(t))
	t.Run("corpus", func(t *testing.T) { sameInPieces(t, corpusFiles(t, "reference", 4)) })
}

func sameInPieces(t *testing.T, files map[string][]byte) {
	t.Helper()
	for name, file := range files {
		parsed, validated := ParsePacked(file, wire.Options{}), string(Validate(file, wire.Options{}, pbn.Options{}))
		exported, report := Export(file, wire.Options{}, export.Options{})
		for _, piece := range []int{1, 997, 1 << 16, 1 << 30} {
			if len(file)/piece > 4096 {
				continue
			}
			games, news, _, said := run(ParseJob(wire.Options{}), file, piece)
			if games != string(parsed.Games) || news != string(parsed.News) || said != string(parsed.Report) {
				t.Errorf("%s in pieces of %d: parsed as\n%s%s%s\nwant\n%s%s%s", name, piece, games, news, said, parsed.Games, parsed.News,
					parsed.Report)
			}
			if _, _, _, got := run(ValidateJob(wire.Options{}, pbn.Options{}), file, piece); got != validated {
				t.Errorf("%s in pieces of %d: validated as\n%s\nwant\n%s", name, piece, got, validated)
			}
			_, _, out, got := run(ExportJob(wire.Options{}, export.Options{}), file, piece)
			if out != string(exported) || got != string(report) {
				t.Errorf("%s in pieces of %d: %d bytes are exported, want %d; %s", name, piece, len(out), len(exported), got)
			}
		}
	}
}

// TestJobText: a job renders diagnostics with their lines, though its window has gone on.
func TestJobText(t *testing.T) {
	options := wire.Options{Text: &wire.Rendering{Path: "a.pbn"}}
	utf8 := "[Site \"é\tx\"]\n" + strings.Repeat("[Board \"1\"]\n\n", 6000) + "[Site \"y\tz\"]\n"
	utf16 := []byte{0xFF, 0xFE}
	for _, unit := range []rune(utf8) {
		utf16 = append(utf16, byte(unit), 0)
	}
	for _, file := range [][]byte{[]byte(utf8), utf16} {
		want := string(Validate(file, options, pbn.Options{}))
		for _, line := range []string{`a.pbn:1:9: error: A tab`, `[Site \"é␉x\"]\n          ^\n`, `[Site \"y␉z\"]\n`} {
			if !strings.Contains(want, line) {
				t.Errorf("%s is missing", line)
			}
		}
		if _, _, _, got := run(ValidateJob(options, pbn.Options{}), file, 1<<16); got != want {
			t.Errorf("in pieces it is\n%s\nwant\n%s", got, want)
		}
		_, exported := Export(file, options, export.Options{})
		if _, _, _, got := run(ExportJob(options, export.Options{}), file, 1<<16); got != string(exported) {
			t.Errorf("in pieces the report of the export is\n%.5000s\nwant\n%.5000s", got, exported)
		}
	}
}

// TestJobTextOfFarPlaces: also the lines of places that take part, games before, are rendered, and the file is not kept for that.
func TestJobTextOfFarPlaces(t *testing.T) {
	own := ownFiles(t)
	var faults []byte
	for _, name := range slices.Sorted(maps.Keys(own)) {
		faults = append(append(faults, "\n\n"...), own[name]...)
	}
	first := "% PBN 1.0\n[Board \"1\"]\r\n[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n{" +
		strings.Repeat("long ", 100) + "}\n\n"
	filler := bytes.Repeat([]byte("[Board \"7\"]\n\n"), 20000)
	file := slices.Concat([]byte(first), faults, filler, []byte(first), faults, filler)
	for _, asExport := range []bool{false, true} {
		options, check := wire.Options{Text: &wire.Rendering{Path: "a.pbn"}}, pbn.Options{AsExport: asExport}
		want := string(Validate(file, options, check))
		if n := strings.Count(want, ": note: "); n < 10 {
			t.Errorf("only %d other places take part", n)
		}
		j := ValidateJob(options, check)
		_, _, _, got := run(j, file, 1<<15)
		if got != want {
			got, want := strings.Split(got, `\n`), strings.Split(want, `\n`)
			for i := range min(len(got), len(want)) {
				if got[i] != want[i] {
					t.Fatalf("as export %v, line %d of the text is\n%.200s\nwant\n%.200s", asExport, i, got[i], want[i])
				}
			}
			t.Errorf("as export %v: %d lines, want %d", asExport, len(got), len(want))
		}
	}
}

// TestJobHandsOn: games and bytes come before the file has ended, and what is kept does not grow with the file.
func TestJobHandsOn(t *testing.T) {
	piece := bytes.Repeat([]byte("[Board \"1\"]\n\n"), 20000)
	j := ExportJob(wire.Options{}, export.Options{})
	written := 0
	for range 20 {
		written += len(j.Push(piece).Bytes)
	}
	if written < 10*len(piece) {
		t.Errorf("%d bytes of %d were handed on", written, 20*len(piece))
	}
	if n := cap(j.Out.Bytes); n > 64*len(piece) {
		t.Errorf("%d bytes are kept", n)
	}
	j.Drop()
}

// standsForMuch is a file whose games are so many bytes of JSON at least, and many times as much as it.
func standsForMuch(size int) []byte {
	const deal = "[Deal \"##N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85\"]\n\n"
	return []byte(deal + strings.Repeat("[A \"\"]\n\n", size/len(deal)))
}

// TestJobPauses: a small piece can mean a long answer, since games inherit, and that is handed on in parts.
func TestJobPauses(t *testing.T) {
	const games = 40
	long := `[Event "##` + strings.Repeat("x", wire.Enough/4) + "\"]\n\n"
	file := standsForMuch(games * wire.Enough / 4)
	for name, c := range map[string]struct {
		job  *wire.Job
		file []byte
	}{
		"parse":  {ParseJob(wire.Options{}), file},
		"export": {ExportJob(wire.Options{}, export.Options{}), bytes.Repeat([]byte(long), games)},
	} {
		all, report, parts := 0, 0, 0
		for out := c.job.Push(c.file); ; parts++ {
			all, report = all+len(out.Games)+len(out.Bytes), report+len(out.Report)
			if size := len(out.Games) + len(out.Bytes); size > 2*wire.Enough {
				t.Errorf("%s: %d bytes at once", name, size)
			}
			if out.More {
				out = c.job.Push(nil)
			} else if report == 0 {
				out = c.job.Finish()
			} else {
				break
			}
		}
		if all < games*wire.Enough/4 || parts < games/8 {
			t.Errorf("%s: %d bytes in %d parts", name, all, parts)
		}
	}
	j := ParseJob(wire.Options{})
	j.Push(file)
	if !j.Finish().More {
		t.Error("there is no more")
	}
	j.Drop()
}

// TestJobReportsInParts: what is said of a file is handed on in parts too.
func TestJobReportsInParts(t *testing.T) {
	j := ValidateJob(wire.Options{}, pbn.Options{})
	parts := 0
	take := func(out wire.Out) (more bool) {
		if parts++; out.Size() > wire.Enough+1<<16 || len(out.Report) > 1<<16 {
			t.Errorf("%d bytes at once, and a report of %d", out.Size(), len(out.Report))
		}
		return out.More
	}
	file := bytes.Repeat([]byte("[Board \"1\"]\n[Auction \"N\"]\n9S 9H 9D 9C\n[Dealer \"X\"]\n[Vulnerable \"X\"]\n[Deal \"X\"]\n"+
		"[Contract \"X\"]\n[Date \"X\"]\n\n"), 1100)
	for more := take(j.Push(file)); more; {
		more = take(j.Push(nil))
	}
	for take(j.Finish()) {
	}
	if parts < 2 {
		t.Errorf("the report came in %d parts", parts)
	}
}

// TestJobFails: a job whose file has a game that is too long says so, and reports nothing.
func TestJobFails(t *testing.T) {
	for verb, start := range map[string]func() *wire.Job{
		"parse":    func() *wire.Job { return ParseJob(wire.Options{LongestGame: 1000}) },
		"validate": func() *wire.Job { return ValidateJob(wire.Options{LongestGame: 1000}, pbn.Options{}) },
		"export":   func() *wire.Job { return ExportJob(wire.Options{LongestGame: 1000}, export.Options{}) },
	} {
		j := start()
		out := j.Push([]byte("[Board \"1\"]\n" + strings.Repeat("{x}\n", 1<<16)))
		if out.Failed == "" || len(out.Report) > 0 {
			t.Errorf("%s: it failed by %q, and reports %d bytes", verb, out.Failed, len(out.Report))
		}
	}
}

// TestLinesAreKeptToBeShown: a job whose diagnostics are not wanted as text keeps no line of its file for them.
func TestLinesAreKeptToBeShown(t *testing.T) {
	line := `[Date "` + strings.Repeat("x", 200) + "\"]\n"
	game := []byte("[Board \"1\"]\n" + line + "\n")
	keeps := func(as *wire.Rendering) int {
		before := live()
		j := ValidateJob(wire.Options{Text: as}, pbn.Options{})
		for range 1000 {
			j.Push(game)
		}
		after := live()
		out := j.Finish()
		for out.More {
			out = j.Finish()
		}
		if shows := strings.Contains(string(out.Report), strings.Repeat("x", 60)); shows != (as != nil) {
			t.Fatalf("whether lines are shown is %v", shows)
		}
		return after - before
	}
	shown, unshown := keeps(&wire.Rendering{}), keeps(nil)
	// What is not shown is given out; of each diagnostic its place is kept.
	if shown-unshown < 200*len(line) || unshown > 2500*len(line) {
		t.Errorf("%d bytes are in use if lines are shown, %d if not", shown, unshown)
	}
}

// live returns how many bytes are in use.
func live() int {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int(m.HeapAlloc)
}
