package wire

import (
	"bytes"
	"runtime"
	"testing"
	"unsafe"

	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/source"
)

func noRule(diag.Rule) *diag.Row { return &diag.Row{} }

// reads is a job that reads its file, and makes as many bytes of each piece of a kilobyte.
func reads(times int) *Job {
	run := func(j *Job, file *source.Stream) *report.Report {
		for {
			text := file.Text()
			for range len(text.Bytes) / 1024 * times {
				j.Out.Bytes = append(j.Out.Bytes, make([]byte, 1024)...)
				j.Pause()
			}
			if text.Complete || file.Err() != nil {
				break
			}
			file.Advance(len(text.Bytes))
		}
		r := report.New(noRule, "")
		r.Err = file.Err()
		return r
	}
	return NewJob(Options{Encoding: "latin1"}, source.Plain, run, func(*report.Report, Options) []byte { return []byte("{}") })
}

// TestJobDropped: a job that is given up ends, wherever it is, and gathers nothing more.
func TestJobDropped(t *testing.T) {
	piece := bytes.Repeat([]byte("[Board \"1\"]\n\n"), 2000)
	before := runtime.NumGoroutine()
	for range 100 {
		reads(1).Drop()
		waits := reads(1)
		waits.Push([]byte("[Board \"1\"]\n\n[Bo"))
		pauses := reads(100)
		pauses.Push(piece)
		if !pauses.Finish().More {
			t.Fatal("the job does not wait")
		}
		for _, j := range []*Job{waits, pauses} {
			j.Drop()
			j.Drop()
			if _, goesOn := j.next(); goesOn || len(j.piece) > 0 || j.Out.Size() > 2*Enough {
				t.Fatalf("a job goes on: %v, with %d bytes in and %d out", goesOn, len(j.piece), j.Out.Size())
			}
		}
	}
	if after := runtime.NumGoroutine(); after > before+10 {
		t.Errorf("%d coroutines are left", after-before)
	}
}

// TestPiecesShareMemory: what comes is read in one buffer, however long the file is.
func TestPiecesShareMemory(t *testing.T) {
	piece := bytes.Repeat([]byte("[Board \"1\"]\n\n"), 2000)
	j := reads(0)
	j.Push(piece)
	first := unsafe.SliceData(j.piece)
	for range 20 {
		j.Push(piece)
	}
	if unsafe.SliceData(j.piece) != first || cap(j.piece) > 2*len(piece) {
		t.Errorf("after some pieces of %d bytes the buffer is another one, of %d bytes", len(piece), cap(j.piece))
	}
	j.Drop()
}

// TestJobGivesOut: what a job makes comes in parts, all of it, and then the report.
func TestJobGivesOut(t *testing.T) {
	const pieces, kilobytes = 5, 300
	j := reads(7)
	made, parts := 0, 0
	take := func(out Out) bool {
		if made, parts = made+len(out.Bytes), parts+1; len(out.Bytes) > Enough+1024 {
			t.Errorf("%d bytes at once", len(out.Bytes))
		}
		return out.More
	}
	for range pieces {
		for more := take(j.Push(make([]byte, kilobytes*1024))); more; {
			more = take(j.Push(nil))
		}
	}
	last := j.Finish()
	for take(last) {
		last = j.Finish()
	}
	if string(last.Report) != "{}" || made < 7*(pieces*kilobytes-64*pieces)*1024 || parts < made/Enough/2 {
		t.Errorf("%d bytes in %d parts, report %q", made, parts, last.Report)
	}
}
