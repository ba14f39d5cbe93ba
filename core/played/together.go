package played

import (
	"bytes"
	"io"
	"strconv"

	"pbn/core/chunks"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// Together is what of games G becomes JSON on all cores: that of [Document].
type Together[G any] struct {
	// List is the name of the list of games, and Lines says that there are only these, a line each.
	List  string
	Lines bool
	// Numbers names a list in the JSON of a game that refers to earlier games by number; "" if there is none.
	Numbers string
	// Form gives the JSON of a game another form. It is called for several at the same time.
	Form func(json []byte) []byte
	// Game returns what writes a game except its end, and reports whether it is wanted. Each core has one of its own.
	Game func(w *wire.Writer) func(text *source.Text, g *G) (isWanted bool)
	// Report writes the members of the report; nil is [WriteReport], with what was found.
	Report func(w *wire.Writer, r *report.Report)
	// Parse reads the file.
	Parse func(file *source.Stream, visit func(*source.Text, *G), one func() chunks.Part[G], by chunks.Size) *report.Report

	to     io.Writer
	isNext bool // whether a game was written
	failed error
}

// WriteTo writes the JSON of a file. The error is that of the writer, or of the file, in which case the JSON is not whole.
func (d *Together[G]) WriteTo(to io.Writer, file *source.Stream, by chunks.Size) (*report.Report, error) {
	if d.to = to; !d.Lines {
		d.write([]byte(`{"` + d.List + `":[`))
	}
	alone := d.visitor(func(json []byte) { d.game(json, 0) })
	r := d.Parse(file.Until(func() error { return d.failed }), alone, d.part, by)
	if r.Err == nil {
		r.Err = d.failed
	}
	if r.Err == nil && !d.Lines {
		var w wire.Writer
		w.Open('{')
		writeReport(d.Report, &w, r)
		w.Close('}')
		report := append([]byte("],"), d.Form(w.Out)[len("{"):]...)
		d.write(append(report, '\n'))
		r.Err = d.failed
	}
	return r, r.Err
}

// part returns what writes the games of a chunk.
func (d *Together[G]) part() chunks.Part[G] {
	var made []byte
	var ends []int
	return chunks.Part[G]{
		Visit: d.visitor(func(json []byte) {
			made = append(made, json...)
			ends = append(ends, len(made))
		}),
		Take: func(before int) error {
			at := 0
			for _, end := range ends {
				d.game(made[at:end], before)
				at = end
			}
			return d.failed
		},
	}
}

// visitor returns what hands on the JSON of each game that is wanted.
func (d *Together[G]) visitor(take func(json []byte)) func(*source.Text, *G) {
	w := &wire.Writer{}
	write := d.Game(w)
	return func(t *source.Text, g *G) {
		if w.Out = w.Out[:0]; write(t, g) {
			w.Close('}')
			take(d.Form(w.Out))
		}
	}
}

// game writes the JSON of a game, whose number is one of those after so many.
func (d *Together[G]) game(json []byte, before int) {
	if d.isNext && !d.Lines {
		d.write([]byte{','})
	}
	d.isNext = true
	const start = `{"number":`
	rest := json[len(start):]
	digits := bytes.IndexByte(rest, ',')
	number, _ := strconv.Atoi(string(rest[:digits]))
	d.write(strconv.AppendInt([]byte(start), int64(number+before), 10))
	if d.Numbers != "" && before > 0 {
		d.laterNumbers(rest[digits:], before)
	} else {
		d.write(rest[digits:])
	}
	if d.Lines {
		d.write([]byte{'\n'})
	}
}

// laterNumbers writes the JSON of a game with the numbers of its list, which are of games after so many.
func (d *Together[G]) laterNumbers(json []byte, before int) {
	name := []byte(`"` + d.Numbers + `":[`)
	at := bytes.Index(json, name)
	if at < 0 {
		d.write(json)
		return
	}
	at += len(name)
	d.write(json[:at])
	end := at + bytes.IndexByte(json[at:], ']')
	for i, digits := range bytes.Split(json[at:end], []byte{','}) {
		number, _ := strconv.Atoi(string(digits))
		if i > 0 {
			d.write([]byte{','})
		}
		d.write(strconv.AppendInt(nil, int64(number+before), 10))
	}
	d.write(json[end:])
}

func (d *Together[G]) write(json []byte) {
	if d.failed == nil {
		_, d.failed = d.to.Write(json)
	}
}
