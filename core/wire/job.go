package wire

import (
	"errors"
	"io"
	"iter"

	"pbn/core/diag"
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
	Out     Out
}

// Out is what a job has made since the last piece. It belongs to the job, and is valid until the next piece.
type Out struct {
	// Games is the JSON of packed games, each a line. News, JSON with commas between, is what they refer to, and later ones.
	Games, News []byte
	// Bytes are of the file in export format.
	Bytes []byte
	// Diagnostics and Changed are the JSON of these members of the report, with commas between: they may be long.
	Diagnostics, Changed []byte
	// Report is the JSON of what is said of the whole file, when that has been read: Validation, or for an export Exported but
	// for its bytes, with these two empty. It may come before the file ends, which is then known to be no PBN, and is the last.
	Report []byte
	// Failed says why the file cannot be read to its end, a game that is too long; it comes in place of the report.
	Failed string
	// More says that there is more to make of what has come: a small piece can stand for much, since games inherit. Push of
	// nothing goes on with it, and after Finish another Finish.
	More bool
}

// Size returns how many bytes there are of all but the report.
func (o *Out) Size() int {
	return len(o.Games) + len(o.News) + len(o.Bytes) + len(o.Diagnostics) + len(o.Changed)
}

// Enough is how much a job makes before it gives it out, in bytes.
const Enough = 1 << 18

// Made is what a verb has made of a file when it has been read.
type Made struct {
	Err                  error // why it could not be read to its end
	Diagnostics, Changed *diag.List
	// Report is the JSON of what is said of the whole file, without these two.
	Report func() []byte
}

// NewJob makes a job of a verb that reads a stream, which open makes of the pieces: a coroutine, which goes on when a piece has come.
func NewJob(open func(pieces io.Reader) *source.Stream, run func(j *Job, file *source.Stream) Made) *Job {
	j := &Job{}
	j.next, j.stop = iter.Pull(func(wait func(struct{}) bool) {
		j.wait = wait
		made := run(j, open(pushed{j}))
		if made.Err != nil {
			j.Out.Failed = made.Err.Error()
			return
		}
		j.list(made.Diagnostics, func(o *Out) *[]byte { return &o.Diagnostics })
		j.list(made.Changed, func(o *Out) *[]byte { return &o.Changed })
		j.Out.Report = made.Report()
	})
	return j
}

var errAborted = errors.New("the job was given up")

// pushed reads what has come, and waits for more.
type pushed struct{ job *Job }

func (p pushed) Read(into []byte) (int, error) {
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
		j.Out = Out{}
	case j.Out.Size() >= Enough:
		j.Out.More = true
		j.wait(struct{}{})
	}
}

// list gives diagnostics out, in parts.
func (j *Job) list(all *diag.List, where func(*Out) *[]byte) {
	for i := range all.Items {
		w := Writer{Out: *where(&j.Out)}
		WriteDiagnostic(&w, all, i)
		*where(&j.Out) = w.Out
		if j.Pause(); j.dropped {
			return
		}
	}
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
	j.Out = Out{Games: j.Out.Games[:0], News: j.Out.News[:0], Bytes: j.Out.Bytes[:0], Diagnostics: j.Out.Diagnostics[:0], Changed: j.Out.Changed[:0]}
	j.piece, j.ended = append(j.piece, piece...), ended
	j.next()
	return j.Out
}
