package answers

import (
	"bytes"
	"io"
	"strconv"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/spell"
	"pbn/core/wire"
)

// WriteJob makes the file of games that are given, each as JSON on a line, in export format, and the JSON of Written except its bytes. What
// is refused is a sentence about what cannot be written, with its place.
func WriteJob(as export.Options, mayReplace bool) *wire.Job {
	return wire.NewReadJob(func(j *wire.Job, pieces io.Reader) ([]byte, error) {
		games := gameLines{from: pieces}
		made, err := pbn.Write(j, games.next, as, mayReplace)
		if err != nil {
			return nil, err
		}
		r := made.Report
		var w wire.Writer
		w.Open('{')
		w.IntField("gameCount", r.Games)
		wire.WriteCounts(&w, r)
		w.List("diagnostics", len(r.Diagnostics.Items), func(i int) { writePlaced(&w, made, &r.Diagnostics.Items[i]) })
		wire.WriteOmitted(&w, r, false)
		wire.WriteChanges(&w, r)
		w.Close('}')
		return w.Out, nil
	})
}

// gameLines reads games that are given, each as JSON on a line.
type gameLines struct {
	from  io.Reader
	text  []byte // of the line that is read, and what came with it
	ended bool
	count int
}

// longestRead is how much of the lines is read at once.
const longestRead = 32 << 10

// next returns the next game, nil after the last one.
func (l *gameLines) next() (*spell.Game, error) {
	searched := 0
	for {
		end := bytes.IndexByte(l.text[searched:], '\n')
		if end += searched; end < searched {
			if !l.ended {
				searched = len(l.text)
				if err := l.more(); err != nil {
					return nil, err
				}
				continue
			}
			if end = len(l.text); end == 0 {
				return nil, nil
			}
		}
		line := l.text[:end]
		l.text = l.text[min(end+1, len(l.text)):]
		l.count++
		return givenGame(l.count-1, line)
	}
}

// more reads on.
func (l *gameLines) more() error {
	room := make([]byte, 0, len(l.text)+max(longestRead, len(l.text)))
	room = append(room, l.text...)
	n, err := l.from.Read(room[len(room):cap(room)])
	l.text, l.ended = room[:len(room)+n], err == io.EOF
	if l.ended {
		return nil
	}
	return err
}

// writePlaced writes a diagnostic with its place in the games that were given.
func writePlaced(w *wire.Writer, made *pbn.WriteResult, d *diag.Diagnostic) {
	w.Open('{')
	wire.WriteUnplaced(w, made.Report.Diagnostics.Rules, made.Report.Label, d)
	if number, path := made.Place(d.Place.Range.Start.Byte); d.Game > 0 {
		place := "games[" + strconv.Itoa(number) + "]"
		if path != "" {
			place += "." + path
		}
		w.StringField("place", place)
	}
	w.Close('}')
}
