package check

import (
	"bytes"
	"slices"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/source"
)

// positionChecks check boards, and what is on them.
type positionChecks struct {
	diags   *diag.List
	knights knightChecks
}

// record checks the position of a record.
func (c *positionChecks) record(t *source.Text, r *record.Record) {
	field := r.Fields[record.Position]
	at := newPlaces(t, field)
	c.form(&r.Board, at)
	c.knights.board(t, &r.Board, at)
	if !r.HasPosition {
		return
	}
	faults := chess.Faults(&r.Position)
	for i := range faults {
		c.fault(&faults[i], field)
	}
	if r.Position.Count(chess.King, chess.White) == 1 && r.Position.Count(chess.King, chess.Black) == 1 {
		c.checks(r, field)
	}
}

// places finds the places of a board's characters in its field.
type places struct {
	field source.Span
	start int  // of the board, if it is written without encoded characters
	exact bool // whether it is
}

func newPlaces(t *source.Text, field source.Span) places {
	text := t.Slice(field)
	p := places{field: field, start: field.Start, exact: source.IsPlain(text) && bytes.IndexByte(text, '\\') < 0}
	for p.exact && p.start < field.End && t.Bytes[p.start] == ' ' {
		p.start++
	}
	return p
}

// at returns where a part of the board is; of one with encoded characters that is the field.
func (p places) at(start, end int) source.Span {
	if !p.exact {
		return p.field
	}
	return source.Span{Start: p.start + start, End: p.start + end}
}

// form checks how a board is written.
func (c *positionChecks) form(b *record.Board, p places) {
	at := p.at(b.Start, b.End)
	whole := p.at(0, len(b.Text))
	switch b.Fault {
	case record.BadLetter:
		c.letter(b, at, whole, p.exact)
		return
	case record.Knight:
		e := rules.EnglishKnight.Find(c.diags, at)
		if !e.IsKept() {
			return
		}
		e.Say(rules.Text{Text: e.Text(b.Text[b.Start:b.End])})
		if text, ok := withS(b.Text); ok && p.exact {
			e.Part(whole, text)
		}
		return
	case record.BadRows:
		rules.RowCount.Find(c.diags, whole).Say(rules.Count{Count: int32(b.Count)})
		return
	case record.BadRow:
		length := rules.RowLength{Row: int32(b.Row), Count: int32(b.Count)}
		if b.Count > 8 {
			rules.LongRow.Find(c.diags, at).Say(length)
		} else if e := rules.ShortRow.Find(c.diags, at).Say(length); p.exact {
			e.Part(source.Span{Start: at.End, End: at.End}, string(rune('8'-b.Count)))
		}
		return
	}
	if b.Rest != "" {
		e := rules.TextAfterBoard.Find(c.diags, p.field)
		if !e.IsKept() {
			return
		}
		e.Say(rules.Text{Text: e.Text(diag.Short(b.Rest))})
		if p.exact {
			e.Part(source.Span{Start: whole.End, End: p.field.End}, "")
		}
	}
}

// letter reports a sign that no piece has, with the position as it is where all letters are those of a language.
func (c *positionChecks) letter(b *record.Board, at, whole source.Span, isExact bool) {
	e := rules.UnknownLetter.Find(c.diags, at)
	if !e.IsKept() {
		return
	}
	e.Say(rules.Text{Text: e.Text(b.Text[b.Start:b.End])})
	if !isExact {
		return
	}
	var boards []string
	for i := range chess.Languages {
		board, ok := translate(b.Text, &chess.Languages[i])
		if ok && !slices.Contains(boards, board) {
			boards = append(boards, board)
			e.Part(whole, board)
		}
	}
}

// letters are those of the men in PBI, by their kinds.
const letters = " PSBRQK"

// translate returns a board that has the letters of a language with those of PBI; ok is false where it has others.
func translate(board string, l *chess.Language) (english string, ok bool) {
	out := []byte(board)
	for i, c := range out {
		if c == '/' || c >= '1' && c <= '8' {
			continue
		}
		small := c >= 'a' && c <= 'z'
		if small {
			c -= 'a' - 'A'
		}
		kind := slices.Index(l.Letters[:], string(rune(c)))
		if kind < int(chess.Pawn) {
			return "", false
		}
		out[i] = letters[kind]
		if small {
			out[i] += 'a' - 'A'
		}
	}
	return string(out), record.ReadBoard(string(out)).Fault == record.NoFault
}

// fault reports what no game can have. Checks are judged by the stipulation.
func (c *positionChecks) fault(f *chess.PositionFault, at source.Span) {
	men := rules.Men{Count: int32(f.Count), Most: int32(f.Most), Side: uint8(f.Color)}
	switch f.Kind {
	case chess.KingCount:
		rules.KingCount.Find(c.diags, at).Say(men)
	case chess.PawnRank:
		rules.PawnRow.Find(c.diags, at).Say(rules.Count{Count: men.Count})
	case chess.TooManyMen:
		rules.TooManyMen.Find(c.diags, at).Say(men)
	case chess.TooManyPawns:
		rules.TooManyPawns.Find(c.diags, at).Say(men)
	case chess.TooManyPromoted:
		rules.TooManyPromoted.Find(c.diags, at).Say(men)
	}
}

// checks judges checks and moves of a position with one king each.
func (c *positionChecks) checks(r *record.Record, at source.Span) {
	turned := r.Position
	var u chess.Undo
	turned.Do(chess.Null, &u)
	mover, waiting := r.Position.Turn, turned.Turn
	switch {
	case turned.IsCheck() && r.Position.IsCheck() && areNeighbours(&r.Position):
		rules.KingsTogether.Find(c.diags, at)
	case turned.IsCheck() && r.Position.IsCheck():
		rules.BothInCheck.Find(c.diags, at)
	case r.Aim.Kind == record.OtherAim:
	case turned.IsCheck():
		rules.InCheck.Find(c.diags, at).Say(rules.SideInCheck{Side: uint8(waiting)})
	case !r.Position.HasMove():
		rules.NoLegalMove.Find(c.diags, at).Say(rules.SideInCheck{Side: uint8(mover)})
	}
}

// areNeighbours reports whether the kings are on neighbouring squares.
func areNeighbours(p *chess.Position) bool {
	var kings [2]chess.Square
	for s := range chess.Square(64) {
		if man := p.On(s); man != 0 && man.Kind() == chess.King {
			kings[man.Color()&1] = s
		}
	}
	files, ranks := kings[0].File()-kings[1].File(), kings[0].Rank()-kings[1].Rank()
	return files*files <= 1 && ranks*ranks <= 1
}
