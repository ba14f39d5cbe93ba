package answers

import (
	"errors"
	"io"
	"iter"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
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
	out     Out
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

func (o *Out) size() int {
	return len(o.Games) + len(o.News) + len(o.Bytes) + len(o.Diagnostics) + len(o.Changed)
}

// enough is how much a job makes before it gives it out, in bytes.
const enough = 1 << 18

// ParseJob makes the games.
func ParseJob(options Options) *Job {
	return newJob(options, func(j *Job, file *source.Stream) *pbn.Report {
		var w writer
		var form packed
		return pbn.Parse(file, func(t *source.Text, g *game.Game) {
			if options.wants(g.Number) {
				w.out, form.told.news.out = j.out.Games, j.out.News
				writeLine(&w, &form, t, g)
				j.out.Games, j.out.News = w.out, form.told.news.out
				j.pause()
			}
		})
	}, Options.reading)
}

// ValidateJob checks.
func ValidateJob(options Options) *Job {
	return newJob(options, func(_ *Job, file *source.Stream) *pbn.Report {
		return pbn.Validate(file, options.checking())
	}, Options.report)
}

// ExportJob makes the file in export format.
func ExportJob(options Options, as export.Options) *Job {
	return newJob(options, func(j *Job, file *source.Stream) *pbn.Report {
		return pbn.ExportTo(writeTo(func(b []byte) {
			j.out.Bytes = append(j.out.Bytes, b...)
			j.pause()
		}), file, as)
	}, Options.exported)
}

type writeTo func(b []byte)

func (w writeTo) Write(b []byte) (int, error) {
	w(b)
	return len(b), nil
}

// newJob makes a job of a verb that reads a stream: a coroutine, which goes on when a piece has come.
func newJob(options Options, run func(j *Job, file *source.Stream) *pbn.Report, said func(Options, *pbn.Report) []byte) *Job {
	j := &Job{}
	options.apart = true
	j.next, j.stop = iter.Pull(func(wait func(struct{}) bool) {
		j.wait = wait
		named, _ := source.EncodingOf(options.Encoding)
		file := source.NewStream(pushed{j}, named)
		file.LimitGames(options.LongestGame)
		if options.Text == nil {
			file.Unshown()
		}
		r := run(j, file)
		if r.Err != nil {
			j.out.Failed = r.Err.Error()
			return
		}
		j.list(&r.Diagnostics, func(o *Out) *[]byte { return &o.Diagnostics })
		j.list(&r.Changes, func(o *Out) *[]byte { return &o.Changed })
		j.out.Report = said(options, r)
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

// pause gives out what was made, where that is enough.
func (j *Job) pause() {
	switch {
	case j.dropped:
		j.out = Out{}
	case j.out.size() >= enough:
		j.out.More = true
		j.wait(struct{}{})
	}
}

// list gives diagnostics out, in parts.
func (j *Job) list(all *diag.List, where func(*Out) *[]byte) {
	for i := range all.Items {
		w := writer{out: *where(&j.out)}
		writeDiagnostic(&w, all, i)
		*where(&j.out) = w.out
		if j.pause(); j.dropped {
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
	j.out = Out{Games: j.out.Games[:0], News: j.out.News[:0], Bytes: j.out.Bytes[:0], Diagnostics: j.out.Diagnostics[:0], Changed: j.out.Changed[:0]}
	j.piece, j.ended = append(j.piece, piece...), ended
	j.next()
	return j.out
}
