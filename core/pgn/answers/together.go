package answers

import (
	"bytes"
	"io"
	"strconv"

	"pbn/core/chunks"
	"pbn/core/pgn"
	"pbn/core/pgn/game"
	"pbn/core/pgn/search"
	"pbn/core/played"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// gamesTo writes the JSON of games that are read in chunks.
type gamesTo struct {
	to     io.Writer
	wanted *search.Query
	lines  bool
	form   func(json []byte) []byte
	isNext bool // whether a game was written
	failed error
}

// ParseTogether is [ParseTo] on all cores. form gives the JSON of a game another form; it is called for several at the same time.
func ParseTogether(to io.Writer, file *source.Stream, wanted *search.Query, lines bool, form func([]byte) []byte, by chunks.Size) (*report.Report, error) {
	o := &gamesTo{to: to, wanted: wanted, lines: lines, form: form}
	if !lines {
		o.write([]byte(`{"games":[`))
	}
	alone := o.writer(wanted, func(json []byte) { o.game(json, 0) })
	r := pgn.ParseTogether(file.Until(func() error { return o.failed }), alone, o.part, by)
	if r.Err == nil {
		r.Err = o.failed
	}
	if r.Err == nil && !lines {
		var w wire.Writer
		w.Open('{')
		played.WriteReport(&w, r, true)
		w.Close('}')
		report := append([]byte("],"), o.form(w.Out)[len("{"):]...)
		o.write(append(report, '\n'))
		r.Err = o.failed
	}
	return r, r.Err
}

// part returns what writes the games of a chunk.
func (o *gamesTo) part() chunks.Part[game.Game] {
	var wanted *search.Query
	if o.wanted != nil {
		wanted = o.wanted.Copy()
	}
	var made []byte
	var ends []int
	return chunks.Part[game.Game]{
		Visit: o.writer(wanted, func(json []byte) {
			made = append(made, json...)
			ends = append(ends, len(made))
		}),
		Take: func(before int) error {
			at := 0
			for _, end := range ends {
				o.game(made[at:end], before)
				at = end
			}
			return o.failed
		},
	}
}

// writer returns what hands on the JSON of each game that has what is wanted.
func (o *gamesTo) writer(wanted *search.Query, take func(json []byte)) func(*source.Text, *game.Game) {
	w := &wire.Writer{}
	form := newReadable(w)
	return func(t *source.Text, g *game.Game) {
		if wanted != nil && !wanted.Find(g) {
			return
		}
		w.Out = w.Out[:0]
		form.write(t, g)
		if wanted != nil {
			w.Name("at")
			wire.Ints(w, wanted.Path())
		}
		w.Close('}')
		take(o.form(w.Out))
	}
}

// game writes the JSON of a game, whose number is one of those after so many.
func (o *gamesTo) game(json []byte, before int) {
	if o.isNext && !o.lines {
		o.write([]byte{','})
	}
	o.isNext = true
	const start = `{"number":`
	rest := json[len(start):]
	digits := bytes.IndexByte(rest, ',')
	number, _ := strconv.Atoi(string(rest[:digits]))
	o.write(strconv.AppendInt([]byte(start), int64(number+before), 10))
	if o.write(rest[digits:]); o.lines {
		o.write([]byte{'\n'})
	}
}

func (o *gamesTo) write(json []byte) {
	if o.failed == nil {
		_, o.failed = o.to.Write(json)
	}
}
