package answers

import (
	"strings"

	"pbn/core/chess"
	"pbn/core/pbi/record"
	"pbn/core/played"
	solved "pbn/core/solve/answers"
	"pbn/core/source"
	"pbn/core/wire"
)

// writeProblem writes a problem as PbiProblem has it, but not its end: there may be diagnostics.
func writeProblem(w *wire.Writer, t *source.Text, r *record.Record) {
	p := r.Problem(t)
	sections := p.Sections()
	w.Open('{')
	w.IntField("number", r.Number)
	w.IntField("line", r.Line)
	wire.WriteSpan(w, "span", t.Range(r.Span))
	w.List("names", len(p.Names), func(i int) { w.String(p.Names[i]) })
	writePosition(w, r, p, &sections)
	w.FilledField("stipulation", p.Stipulation)
	writeAim(w, r.Aim)
	if _, _, conditions := record.CutStipulation(p.Stipulation); len(conditions) > 0 {
		w.StringsField("conditions", conditions)
	}
	if p.Used != (record.Source{}) {
		w.Name("usedSource")
		writeSource(w, p.Used)
	}
	w.List("referencedSources", len(p.Referenced), func(i int) { writeSource(w, p.Referenced[i]) })
	w.List("awards", len(p.Awards), func(i int) { writeAward(w, p.Awards[i]) })
	w.FilledField("keymove", p.Keymove)
	writeKey(w, r, p)
	w.FilledField("status", p.Status)
	w.FilledField("verified", verified(p.Status))
	w.FilledField("comment", p.Comment)
	writeSections(w, &sections)
}

// writePosition writes the board, and what follows from it.
func writePosition(w *wire.Writer, r *record.Record, p *record.Problem, s *record.Sections) {
	w.FilledField("position", p.Position)
	switch {
	case r.HasPosition:
		at := r.WithRights()
		w.StringField("fen", string(chess.AppendFEN(nil, &at)))
		white, black := r.Men()
		writeMen(w, white, black)
	case p.Position == "" && s.Pieces != "":
		writePieces(w, record.ReadPieces(s.Pieces))
	}
}

func writeMen(w *wire.Writer, white, black int) {
	w.Name("men")
	w.Open('{')
	w.IntField("white", white)
	w.IntField("black", black)
	w.Close('}')
}

// writePieces writes the men of a board with fairy pieces.
func writePieces(w *wire.Writer, all []record.Piece) {
	counts := map[string]int{}
	for i := range all {
		counts[all[i].Side]++
	}
	writeMen(w, counts["white"], counts["black"])
	w.List("pieces", len(all), func(i int) {
		one := &all[i]
		w.Open('{')
		w.StringField("square", one.Square.String())
		w.StringField("color", one.Side)
		w.StringField("name", one.Name)
		if one.Like != chess.NoKind {
			w.StringField("like", string(one.Like.Letter()))
		}
		if one.Quarters > 0 {
			w.IntField("turn", 90*one.Quarters)
		}
		w.Close('}')
	})
}

// writeAim writes what a stipulation of a common form demands.
func writeAim(w *wire.Writer, aim record.Aim) {
	if aim.Kind == record.OtherAim {
		return
	}
	w.Name("aim")
	w.Open('{')
	w.StringField("kind", aim.Kind.String())
	if aim.Moves > 0 || aim.HasHalf {
		moves := 10 * aim.Moves
		if aim.HasHalf {
			moves += 5
		}
		w.NumberField("moves", played.Decimal(int64(moves), 1))
	}
	w.FilledField("form", aim.Form)
	w.Close('}')
}

func writeSource(w *wire.Writer, s record.Source) {
	w.Open('{')
	w.FilledField("number", s.Number)
	w.FilledField("title", s.Title)
	writeDate(w, s.Date)
	w.FilledField("page", s.Page)
	w.Close('}')
}

func writeAward(w *wire.Writer, a record.Award) {
	w.Open('{')
	w.FilledField("number", a.Number)
	w.FilledField("rank", a.Rank)
	w.FilledField("tourney", a.Tourney)
	writeDate(w, a.Date)
	w.Close('}')
}

// writeDate writes a date, and the year in it.
func writeDate(w *wire.Writer, date string) {
	w.FilledField("date", date)
	if year := record.Year(date); year > 0 {
		w.IntField("year", year)
	}
}

// writeKey writes the move that a keymove says.
func writeKey(w *wire.Writer, r *record.Record, p *record.Problem) {
	if !r.HasPosition || p.Keymove == "" {
		return
	}
	at := r.WithRights()
	key := record.ReadKey(&at, p.Keymove)
	if key == chess.NoMove {
		return
	}
	w.Name("key")
	w.Open('{')
	w.StringField("san", string(at.MarkedSAN(key).Append(nil)))
	solved.WriteMove(w, key)
	w.Close('}')
}

// verified returns what a status says; "" of one that has no meaning.
func verified(status string) string {
	switch status {
	case "!":
		return "sound"
	case "*":
		return "cooked"
	case "+":
		return "noSolution"
	case "$":
		return "short"
	case "?":
		return "keymove"
	}
	return ""
}

// writeSections writes the parts of the comment.
func writeSections(w *wire.Writer, s *record.Sections) {
	w.FilledField("remark", strings.Join(s.Remark, "\n"))
	for _, list := range []struct {
		name  string
		texts []string
	}{{"keywords", s.Keywords}, {"judges", s.Judges}} {
		if len(list.texts) > 0 {
			w.StringsField(list.name, list.texts)
		}
	}
	if len(s.Twins) > 0 {
		w.List("twins", len(s.Twins), func(i int) {
			w.Open('{')
			w.StringField("name", s.Twins[i][0])
			w.StringField("change", s.Twins[i][1])
			w.Close('}')
		})
	}
	w.FilledField("solution", s.Solution)
}
