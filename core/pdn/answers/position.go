package answers

import (
	"errors"
	"strconv"

	"pbn/core/diag"
	"pbn/core/draughts"
	"pbn/core/pdn/values"
	"pbn/core/wire"
)

// boardOf returns the board of a variant, by its name or by what the tag GameType says. The error names what is none.
func boardOf(variant string) (*draughts.Board, error) {
	v, ok := draughts.Named(variant)
	if !ok {
		g, state := values.ReadGameType(variant)
		if v, _, ok = g.Variant(); state == values.Bad || !ok {
			return nil, errors.New("there is no variant " + diag.Quote(variant))
		}
	}
	b, _ := draughts.New(v)
	return b, nil
}

// positionOf reads the FEN of a position, which is the first one of the variant where it is "".
func positionOf(b *draughts.Board, fen string) (p draughts.Position, err error) {
	if fen == "" {
		return b.Initial(), nil
	}
	p, faults, ok := draughts.ReadFEN(b, fen)
	if !ok {
		for _, f := range faults {
			if f.Kind < draughts.FormFaults {
				return p, errors.New("the FEN cannot be read at " + diag.Quote(fen[f.Start:f.End]))
			}
		}
		return p, errors.New("the FEN cannot be read")
	}
	return p, nil
}

// FEN returns the position of a variant after moves as PDN writes them, which have blanks between them; start is the FEN of the first position, ""
// for that in which the variant begins. The error says what is wrong.
func FEN(variant, start, moves string) (fen string, err error) {
	b, err := boardOf(variant)
	if err != nil {
		return "", err
	}
	p, err := positionOf(b, start)
	if err != nil {
		return "", err
	}
	var list draughts.Moves
	for n, from := 1, 0; from < len(moves); n++ {
		to := from
		for to < len(moves) && moves[to] != ' ' {
			to++
		}
		text := moves[from:to]
		w, ok := draughts.Parse(text)
		m, count := draughts.Move{}, 0
		if ok {
			m, count = b.Find(&p, &w, &list)
		}
		if count != 1 {
			return "", errors.New("move " + strconv.Itoa(n) + ", " + text + ", is not legal")
		}
		var u draughts.Undo
		p.Do(&m, &u)
		from = to + 1
	}
	return string(draughts.AppendFEN(nil, b, &p)), nil
}

// LegalMoves returns the legal moves of a position as JSON: its FEN as PDN writes it, and its moves. The error says why there are none to know.
func LegalMoves(variant, fen string) (json []byte, err error) {
	b, err := boardOf(variant)
	if err != nil {
		return nil, err
	}
	p, err := positionOf(b, fen)
	if err != nil {
		return nil, err
	}
	var w wire.Writer
	var list draughts.Moves
	w.Open('{')
	w.StringField("fen", string(draughts.AppendFEN(nil, b, &p)))
	moves := b.Moves(&p, &list)
	w.List("moves", len(moves), func(i int) {
		w.Open('{')
		w.StringField("san", string(draughts.Append(nil, b, &p, &moves[i], moves)))
		writeStep(&w, b, &p, &moves[i])
		w.Close('}')
	})
	w.Close('}')
	return w.Out, nil
}
