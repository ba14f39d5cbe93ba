//go:build js && wasm

package host

import (
	"strings"
	"syscall/js"
	"testing"

	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// invoke calls a function as JavaScript does.
func invoke(call Call, args ...any) js.Value {
	values := make([]js.Value, len(args))
	for i, a := range args {
		values[i] = js.ValueOf(a)
	}
	return js.ValueOf(Guarded(call)(js.Undefined(), values))
}

func TestPanicBecomesFailure(t *testing.T) {
	for cause, panics := range map[string]Call{
		"index out of range": func([]js.Value) any {
			var none []int
			return none[1]
		},
		"our own": func([]js.Value) any { panic("our own words") },
		"panic":   func([]js.Value) any { panic(struct{}{}) },
	} {
		failure := invoke(panics)
		if message := failure.Get("error").String(); !strings.Contains(message, cause) || !strings.Contains(failure.Get("stack").String(), "host_test.go") {
			t.Errorf("%s: %s\n%s", cause, message, failure.Get("stack").String())
		}
	}
}

// TestBytesCross: the buffer of another piece is used again, and what was given stays.
func TestBytesCross(t *testing.T) {
	buffer := make([]byte, 0, 8)
	if got := bytesInto(buffer, Uint8Array([]byte("\x00\xffab"))); string(got) != "\x00\xffab" || &got[0] != &buffer[:1][0] {
		t.Errorf("%q", got)
	}
	content := []byte("{}")
	answer := JSON(content)
	content[0] = 'x'
	if got := string(Bytes(answer.Get("json"))); got != "{}" {
		t.Error(got)
	}
}

// copies is a job that makes a game of its whole file, and then a report.
func copies() *wire.Job {
	return wire.NewJob(wire.Options{}, source.Plain, func(j *wire.Job, file *source.Stream) *report.Report {
		for !file.Text().Complete {
			file.Advance(0)
		}
		j.Out.Games = append(j.Out.Games, file.Text().Bytes...)
		r := report.New(func(diag.Rule) *diag.Row { return nil }, "label")
		r.Err = file.Err()
		return r
	}, func(*report.Report, wire.Options) []byte { return []byte("{}") })
}

// TestJobs: a job is gone when it has ended or was dropped, and a step of one that is not there fails.
func TestJobs(t *testing.T) {
	steps := Steps(map[string]Call{})
	begun := func() map[string]any {
		return map[string]any{"job": Open(copies()).Get("job")}
	}
	job := begun()
	if other := begun(); js.ValueOf(job["job"]).Equal(js.ValueOf(other["job"])) {
		t.Error("two jobs have one number")
	} else {
		invoke(steps["drop"], "", other)
	}
	first := invoke(steps["push"], Uint8Array([]byte("a ga")), job)
	invoke(steps["push"], Uint8Array([]byte("me")), job)
	last := invoke(steps["finish"], "", job)
	if !first.Get("games").IsUndefined() {
		t.Error("what a job has not made is in its answer")
	}
	game, report := string(Bytes(last.Get("games"))), string(Bytes(last.Get("json")))
	if game != "a game" || report != "{}" {
		t.Errorf("%q, %q", game, report)
	}
	if len(jobs) != 0 {
		t.Errorf("%d jobs are left", len(jobs))
	}
	for name, step := range steps {
		if failure := invoke(step, Uint8Array(nil), job).Get("error"); failure.Type() != js.TypeString {
			t.Errorf("%s of a job that has ended does not fail", name)
		}
	}
}
