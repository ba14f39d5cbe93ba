package export

import (
	"bytes"
	"strings"

	"pbn/core/draughts"
	"pbn/core/pdn/game"
	"pbn/core/scribe"
)

// appendFEN appends a position that was read from a text in its form: White first, each square by itself, no blanks, no final period (F-1 to
// F-5); what programs add is kept behind the lists (F-11). ok is false of one that is kept as it is, as not all of it could be read, or would
// not be kept (F-4, F-7), or its squares may be all by which the variant is known.
func appendFEN(out []byte, b *draughts.Board, p *draughts.Position, text string, faults []draughts.FENFault, facts *facts) (written []byte, ok bool) {
	isOpen := false
	tail := ""
	for _, f := range faults {
		switch f.Kind {
		case draughts.SquareTwice, draughts.ColorTwice:
			return out, false
		case draughts.OtherSquares:
			if !facts.isSaid {
				return out, false
			}
		case draughts.TurnOpen:
			isOpen = true
		case draughts.Extension:
			if tail, ok = counts(text); !ok {
				return out, false
			}
		default:
			if f.Kind < draughts.FormFaults {
				return out, false
			}
		}
	}
	from := len(out)
	if isNull(p) {
		out = append(out, "WB"[p.Turn&1], ':', ':')
	} else {
		out = draughts.AppendFENAs(out, b, p, facts.fenForm)
	}
	if isOpen {
		out[from] = '?'
	}
	return append(out, tail...), true
}

// isNull reports whether a position only gives the turn to a side (S-5).
func isNull(p *draughts.Position) bool {
	return p.Pieces(draughts.White).IsEmpty() && p.Pieces(draughts.Black).IsEmpty()
}

// counts returns the parts of a FEN that are no lists, as ":H0:F12". ok is false of one with pieces that have left the board, which no list
// has.
func counts(text string) (tail string, ok bool) {
	_, rest, _ := strings.Cut(text, ":")
	for part := range strings.SplitSeq(strings.TrimRight(strings.TrimSpace(rest), "."), ":") {
		switch part = strings.TrimSpace(part); {
		case part == "":
		case strings.IndexByte("HF+", part[0]) >= 0:
			tail += ":" + part
		case hasGone(part):
			return "", false
		}
	}
	return tail, true
}

// hasGone reports whether a list has a piece that has left the board: G or P before a square.
func hasGone(list string) bool {
	for element := range strings.SplitSeq(list, ",") {
		element = strings.TrimLeft(element, "WBwb ")
		if len(element) > 0 && (element[0] == 'G' || element[0] == 'P') {
			return true
		}
	}
	return false
}

// appendSetup appends a setup that can be read (S-1); ok is false of any other.
func appendSetup(out []byte, o *scribe.Output, g *game.Game, s *game.Setup, f *facts) (written []byte, ok bool) {
	if g.Board == nil || !s.IsFEN {
		return out, false
	}
	text := o.Text.Peek(s.Value.Span())
	p, faults, ok := draughts.ReadFEN(g.Board, text)
	if !ok {
		return out, false
	}
	from := len(out)
	out, ok = appendFEN(append(out, `/FEN "`...), g.Board, &p, text, faults, f)
	if !ok {
		return out[:from], false
	}
	return append(out, `"/`...), true
}

// putSetup writes a setup as it came, on one line, with single blanks (L-11).
func putSetup(o *scribe.Output, k int) {
	span := o.Items.Span(k, o.Text.Bytes)
	inside := span
	inside.Start++
	if inside.End > inside.Start && o.Text.Bytes[inside.End-1] == '/' {
		inside.End--
	}
	words := &o.Words
	words.Bytes = append(words.Bytes, '/')
	for i, word := range bytes.Fields(o.Fit(o.Text.Slice(inside), inString, span)) {
		if i > 0 {
			words.Bytes = append(words.Bytes, ' ')
		}
		o.Put(word)
	}
	words.Bytes = append(words.Bytes, '/')
}
