package wire

import (
	"errors"
	"io"
	"iter"

	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/source"
)

// Job is a verb whose file comes piece by piece, so that no more of it is in memory than the largest game and a piece.
type Job struct {
	piece   []byte // what has come
	read    int    // bytes of piece that were read
	ended   bool   // no other piece comes
	dropped bool
	next    func() (struct{}, bool)
	stop    func()
	wait    func(struct{}) bool
	found   packer
	Out     Out
}

// Out is what a job has made since the last piece. It belongs to the job, and is valid until the next piece.
type Out struct {
	// Games is the JSON of packed games, each a line. News, JSON with commas between, is what they refer to, and later ones.
	Games, News []byte
	// Bytes are of the file in export format.
	Bytes []byte
	// Findings has the members "diagnostics" and "changed" of the report: they may be long.
	Findings Findings
	// Report is the JSON of what is said of the whole file, when that has been read: Validation, or for an export Exported without
	// its bytes, with these two empty. It may come before the file ends, which is then known not to have the notation, and is the last.
	Report []byte
	// Refused says what a caller has to change in what comes piece by piece; there is no report then.
	Refused string
	// Failed says why the file cannot be read to its end, a game that is too long; it comes in place of the report.
	Failed string
	// More says that there is more to make of what has come: a small piece can mean much, since games inherit. Push of
	// nothing goes on with it, and after Finish another Finish.
	More bool
}

// Size returns how many bytes there are of all but the report.
func (o *Out) Size() int {
	return len(o.Games) + len(o.News) + len(o.Bytes) + o.Findings.size()
}

// Enough is how much a job makes before it gives it out, in bytes.
const Enough = 1 << 18

// NewJob makes a job of a verb that reads a file of a notation: a coroutine, which goes on when a piece has come. said is ReadReport,
// CheckReport or ExportReport: what is said of the whole file when it has been read, without the lists.
func NewJob(o Options, h *source.Habits, run func(*Job, *source.Stream) *report.Report, said func(*report.Report, Options) []byte) *Job {
	o.apart = true
	return newJob(func(j *Job) {
		file := h.Stream(pieceReader{j}, o.Named(h))
		file.LimitGames(o.LongestGame)
		if o.Text == nil {
			file.Unshown()
		}
		r := run(j, file)
		if r.Err != nil {
			j.Out.Failed = r.Err.Error()
			return
		}
		json := said(r, o)
		j.Give(r)
		j.Out.Report = json
		j.found.handOver(&j.Out.Findings)
	})
}

// NewReadJob makes a job whose pieces are no file of a notation. said is the JSON of what is said of the whole; the error is a mistake of the
// caller.
func NewReadJob(run func(j *Job, pieces io.Reader) (said []byte, err error)) *Job {
	return newJob(func(j *Job) {
		json, err := run(j, pieceReader{j})
		if err != nil {
			j.Out.Refused = err.Error()
			return
		}
		j.Out.Report = json
	})
}

// newJob makes a job of what works on pieces as they come.
func newJob(work func(j *Job)) *Job {
	j := &Job{}
	j.next, j.stop = iter.Pull(func(wait func(struct{}) bool) {
		j.wait = wait
		work(j)
	})
	return j
}

var errAborted = errors.New("the job was given up")

// pieceReader reads what has come, and waits for more.
type pieceReader struct{ job *Job }

func (p pieceReader) Read(into []byte) (int, error) {
	j := p.job
	for j.read == len(j.piece) {
		// The next piece comes in the same memory.
		j.piece, j.read = j.piece[:0], 0
		if j.ended {
			return 0, io.EOF
		}
		if !j.wait(struct{}{}) {
			return 0, errAborted
		}
	}
	n := copy(into, j.piece[j.read:])
	j.read += n
	return n, nil
}

// Pause gives out what was made, where that is enough: a verb calls it after each part that it has added to Out.
func (j *Job) Pause() {
	switch {
	case j.dropped:
		j.Out, j.found = Out{}, packer{}
	case j.Out.Size()+j.found.size() >= Enough:
		j.found.handOver(&j.Out.Findings)
		j.Out.More = true
		j.wait(struct{}{})
	}
}

// Give packs the diagnostics that a report has so far, which need not be in memory any longer. A verb may call it after each game.
func (j *Job) Give(r *report.Report) {
	for i, list := range listsOf(r) {
		list.HandOut(func(d *diag.Diagnostic) {
			j.found.add(i, list.Rules, r.Label, d)
			j.Pause()
		})
	}
}

// Giving returns a function that gives out the diagnostics of a game, so that they take no memory until the file has ended; nil where they
// become text then.
func (j *Job) Giving(o Options) func(*report.Report) {
	if o.Text != nil {
		return nil
	}
	const atOnce = 32 // a crossing to JavaScript for each game would take longer
	return func(r *report.Report) {
		if len(r.Diagnostics.Items) >= atOnce || len(r.Changes.Items) >= atOnce {
			j.Give(r)
		}
	}
}

// Write adds bytes of the file that the job makes.
func (j *Job) Write(some []byte) (int, error) {
	j.Out.Bytes = append(j.Out.Bytes, some...)
	j.Pause()
	return len(some), nil
}

// Push gives a job a piece of its file; the job does not keep it.
func (j *Job) Push(piece []byte) Out { return j.goOn(piece, false) }

// Finish ends the file.
func (j *Job) Finish() Out { return j.goOn(nil, true) }

// Drop gives a job up.
func (j *Job) Drop() {
	j.piece, j.read, j.dropped = nil, 0, true
	j.stop()
}

func (j *Job) goOn(piece []byte, ended bool) Out {
	j.Out = Out{Games: j.Out.Games[:0], News: j.Out.News[:0], Bytes: j.Out.Bytes[:0], Findings: j.Out.Findings.emptied()}
	j.piece, j.ended = append(j.piece, piece...), ended
	j.next()
	return j.Out
}
