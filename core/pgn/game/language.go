package game

import (
	"math/bits"
	"unicode/utf8"

	"pbn/core/chess"
	"pbn/core/item"
	"pbn/core/pgn/scan"
)

// languageOf returns the language whose letters the moves of a game have (ledger 17-a), those of the items from one number up to another; nil
// if that is English or cannot be known. isSure is false for a game that is read as English though its letters fit another language, too. It
// adds the number of items that it looks at to steps.
func languageOf(in *input, g *Game, from, to int, steps *int) (language *chess.Language, isSure bool) {
	if in.items.Has&item.Odd == 0 || !g.HasStart || g.Variant == Other {
		return nil, true
	}
	var best *chess.Language
	var longest trial
	isUnique := true
	*steps += to - from
	foreign := candidates(in, from, to)
	for among := foreign; among != 0; among &= among - 1 {
		l := &chess.Languages[bits.TrailingZeros32(among)]
		t := tryLanguage(in, g, l, from, to)
		*steps += t.items
		switch {
		case t.plies > longest.plies:
			best, longest, isUnique = l, t, true
		case t.plies == longest.plies && t.moves != longest.moves:
			isUnique = false
		case t.plies == longest.plies && isPreferred(l):
			best = l
		}
	}
	if best == nil {
		return nil, foreign == 0
	}
	if english := tryLanguage(in, g, chess.English, from, to); !isUnique || longest.plies <= english.plies {
		return nil, english.isWhole
	}
	return best, true
}

// isPreferred reports whether a language is the one to name of those that have the same letters: most such files are in it.
func isPreferred(l *chess.Language) bool { return l.Code == "de" || l.Code == "es" }

// candidates returns the languages, a bit each by their place in chess.Languages, that have all letters of men of a game, where it has some
// that English lacks; else 0.
func candidates(in *input, from, to int) (among uint32) {
	const all = (1<<len(chess.Languages) - 1) &^ (1 | 1<<(len(chess.Languages)-1)) // neither English nor figurines
	among = all
	found := 0
	for k := from; k < to && found < mostForeign; k++ {
		i := &in.items.Items[k]
		if i.Kind != scan.Move || i.Flags&item.Odd == 0 || !beginsForeign(in.bytes(k)) {
			continue
		}
		fit := fitting(in.decode(k))
		if fit&all == 0 {
			continue // it is no move in any language
		}
		found++
		if among &= fit; among == 0 {
			return 0
		}
	}
	if found == 0 {
		return 0
	}
	return among
}

// mostForeign is how many words with foreign letters are looked at.
const mostForeign = 256

// beginsForeign reports whether a word may begin with the letter of a man that English does not have.
func beginsForeign(word []byte) bool {
	switch c := word[0]; {
	case c == 'K' || c == 'Q' || c == 'R' || c == 'B' || c == 'N':
		return false
	default:
		return c >= 'A' && c <= 'Z' && len(word) > 2 || c >= utf8.RuneSelf
	}
}

// fitting returns the languages in which a word is a move.
func fitting(word string) (fit uint32) {
	for n := range chess.Languages {
		var room [32]byte
		if english, ok := chess.Languages[n].AppendEnglish(room[:0], word); ok {
			if s, ok := readSpelling(english, false); ok && s.man != 0 && s.toRank != 0 && len(s.rest) == 0 {
				fit |= 1 << n
			}
		}
	}
	return fit
}

// trial is how far a main line is legal in a language: how many moves are, and a number that lines of the same moves have in common.
type trial struct {
	items, plies int
	moves        uint64
	isWhole      bool // whether no move is illegal
}

// tryLanguage plays the main line in a language up to the first move that is not legal.
func tryLanguage(in *input, g *Game, l *chess.Language, from, to int) (t trial) {
	p := g.Start
	var u chess.Undo
	for k := from; k < to; k++ {
		i := &in.items.Items[k]
		t.items++
		switch {
		case i.Kind == item.Open && i.Flags&item.Broken == 0:
			k = int(i.Val)
		case i.Kind == item.Open || i.Kind == item.Marker:
			t.isWhole = true
			return t
		case i.Kind == scan.Move:
			m, ok := moveIn(in, k, l, &p)
			if !ok {
				return t
			}
			if m != chess.NoMove {
				p.Do(m, &u)
				t.plies++
				t.moves = (t.moves + uint64(m)) * 0x9E3779B97F4A7C15
			}
		}
	}
	t.isWhole = true
	return t
}

// moveIn returns the move that a word is in a language, NoMove for a word that is not one.
func moveIn(in *input, k int, l *chess.Language, p *chess.Position) (m chess.Move, ok bool) {
	const longest = 32
	word := in.bytes(k)
	if len(word) > longest {
		return chess.NoMove, true
	}
	var room [longest]byte
	english, ok := l.AppendEnglish(room[:0], in.decode(k))
	if !ok {
		return chess.NoMove, !isMeantAsMove(word)
	}
	s, ok := readSpelling(english, false)
	if !ok {
		return chess.NoMove, true
	}
	m, count := s.find(p)
	if count != 1 {
		return chess.NoMove, !isMeantAsMove(english)
	}
	return m, true
}
