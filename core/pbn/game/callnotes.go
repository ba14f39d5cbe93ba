package game

import (
	"pbn/core/pbn/values"
)

// takeNotesOfCalls gives the auction the notes that come after the cards but can only belong to its calls (ledger 3.5.5): calls refer to
// the number of such a note, no card does, no other note of the cards has it, and the calls have no note that it may be.
func takeNotesOfCalls(g *Game) {
	a, p := g.Auction, g.Play
	if a == nil || p == nil || len(p.Notes) == 0 || !a.All.HasAnnotations {
		return
	}
	var calls, cards noteNumbers
	for i := range a.Notes {
		n := a.Notes[i].Index
		if !isNoteNumber(n) {
			return // it may be any of them
		}
		calls[n] = true
	}
	cards.addReferences(p.Moves)
	var count [MaxNote + 1]int
	for i := range p.Notes {
		if n := p.Notes[i].Index; isNoteNumber(n) {
			count[n]++
		}
	}
	var wanted noteNumbers
	wanted.addReferences(a.Moves)
	kept := p.Notes[:0]
	for _, n := range p.Notes {
		isOfCalls := isNoteNumber(n.Index) && wanted[n.Index] && !calls[n.Index] && !cards[n.Index] && count[n.Index] == 1 &&
			!values.Inherits(g.Tags[n.Tag].Value)
		if !isOfCalls {
			kept = append(kept, n)
			continue
		}
		n.AfterCards = true
		a.Notes = append(a.Notes, n)
	}
	p.Notes = kept
}

// noteNumbers has which numbers of notes there are.
type noteNumbers [MaxNote + 1]bool

// addReferences adds the numbers that moves refer to.
func (s *noteNumbers) addReferences(moves []Move) {
	for i := range moves {
		for _, a := range moves[i].Annotations() {
			if a.Kind == NoteReference && isNoteNumber(a.Value) {
				s[a.Value] = true
			}
		}
	}
}

func isNoteNumber(n int) bool { return n >= 1 && n <= MaxNote }
