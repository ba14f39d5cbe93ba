//go:build js && wasm

package host

import (
	"syscall/js"

	"pbn/core/wire"
)

// jobs are those that are under way, by their numbers.
var (
	jobs    = map[int]*wire.Job{}
	lastJob int
)

// Open keeps a job. The answer has its number, which the functions of [Steps] are called with.
func Open(job *wire.Job) js.Value {
	lastJob++
	jobs[lastJob] = job
	answer := NewObject()
	answer.Set("job", lastJob)
	return answer
}

// Steps adds to the functions of a module those that go on with a job, and end it: each takes a piece, and an object with the number
// of the job.
func Steps(calls map[string]Call) map[string]Call {
	calls["push"], calls["finish"], calls["drop"] = push, finish, drop
	return calls
}

// incoming is what each piece comes in: no job keeps it.
var incoming []byte

func push(args []js.Value) any {
	incoming = bytesInto(incoming, args[0])
	return Made(jobOf(args[1]).Push(incoming))
}

func finish(args []js.Value) any {
	out := jobOf(args[1]).Finish()
	if !out.More {
		delete(jobs, number(args[1]))
	}
	return Made(out)
}

func drop(args []js.Value) any {
	jobOf(args[1]).Drop()
	delete(jobs, number(args[1]))
	return NewObject()
}

func number(options js.Value) int { return options.Get("job").Int() }

func jobOf(options js.Value) *wire.Job {
	job := jobs[number(options)]
	if job == nil {
		panic("there is no such job")
	}
	return job
}

// Made is what a job has made, or a call: games and report as JSON, what was found, packed, bytes of the export, whether there is more,
// and why there will be no report.
func Made(out wire.Out) js.Value {
	o := NewObject()
	for _, part := range [...]struct {
		name    string
		content []byte
	}{
		{"games", out.Games}, {"news", out.News}, {"bytes", out.Bytes}, {"json", out.Report},
		{"texts", out.Findings.Texts}, {"diagnostics", out.Findings.Lists[wire.Diagnostics]}, {"changed", out.Findings.Lists[wire.Changed]},
	} {
		if len(part.content) > 0 {
			o.Set(part.name, Uint8Array(part.content))
		}
	}
	if out.More {
		o.Set("more", true)
	}
	if out.Refused != "" {
		o.Set("refused", out.Refused)
	}
	if out.Failed != "" {
		o.Set("failed", out.Failed)
	}
	return o
}
