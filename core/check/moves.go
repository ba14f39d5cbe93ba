package check

import (
	"strconv"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/game"
)

// auction checks the calls against the laws (3.5.1, 3.9). One illegal call does not make the rest so: it counts as made.
func auction(g *game.Game, diags *diag.List) {
	a := g.Auction
	if a == nil {
		return
	}
	ended, stopped := false, false
	a.EachCall(func(laws *bridge.Auction, m *game.Move) {
		switch {
		case m.Kind == game.StarMove:
			stopped = true
		case ended || m.Kind == game.HyphenMove:
		case laws.Ended() || stopped:
			ended = true
			diags.Report(diag.AuctionCallAfterEnd, m.Span, "The auction has ended before "+diag.Quote(m.String())+"; no call may follow, so one of the calls is too many or missing.")
		}
		if !ended && m.Kind == game.CallMove && m.Seat.Known() {
			illegalCall(laws, m, diags)
		}
	})
	if t := g.Tags[a.Tag]; a.State == game.Unfinished && len(a.Moves) > 0 {
		diags.Report(diag.AuctionUnfinished, t.Span,
			"The auction ends neither with passes nor with “*” or “+”; it is exported with “*” behind it.")
	}
}

func illegalCall(laws *bridge.Auction, m *game.Move, diags *diag.List) {
	high, bidder, _ := laws.High()
	switch laws.Check(m.Seat, m.Call) {
	case bridge.Insufficient:
		if strings.Contains(m.Marks, "I") {
			return
		}
		diags.Report(diag.AuctionInsufficientBid, m.Span, m.Call.String()+" is not higher than "+high.String()+" ("+
			bidder.Name()+"’s bid before it); an insufficient bid that was accepted is written ^I "+m.Call.String()+".")
	case bridge.IllegalDouble:
		diags.Report(diag.AuctionIllegalDouble, m.Span, m.Seat.Name()+" can double only a bid of the other side that is not doubled yet.")
	case bridge.IllegalRedouble:
		diags.Report(diag.AuctionIllegalRedouble, m.Span, m.Seat.Name()+" can redouble only a bid of its own side that is doubled and not yet redoubled.")
	}
}

// notesAnywhere are the first Note tags of the game for each index, wherever they stand.
func notesAnywhere(g *game.Game) map[int]*game.Tag {
	notes := map[int]*game.Tag{}
	for i := range g.Tags {
		t := &g.Tags[i]
		number, _, _ := strings.Cut(t.Value, ":")
		if index, err := strconv.Atoi(number); err == nil && t.Name == "Note" && notes[index] == nil {
			notes[index] = t
		}
	}
	return notes
}

// annotations checks the suffixes, note references and NAGs of the moves of one section (3.5.2 to 3.5.5, 3.7).
func annotations(moves []game.Move, notes []game.Note, anywhere map[int]*game.Tag, diags *diag.List) {
	defined := map[int]bool{}
	for _, n := range notes {
		defined[n.Index] = true
	}
	for i := range moves {
		m := &moves[i]
		var seen [3]bool
		for _, a := range m.Annotations {
			if seen[a.Kind] && a.Kind != game.NAG {
				diags.Report(diag.AnnotationRepeated, a.Span,
					diag.Quote(m.String())+" has more than one suffix or note reference; it may have one of each.")
			}
			seen[a.Kind] = true
			if a.Kind == game.NoteReference && a.Value >= 1 && a.Value <= game.MaxNote && !defined[a.Value] {
				undefined(a, anywhere[a.Value], diags)
			}
			annotation(a, diags)
		}
	}
}

// undefined reports a note reference without its note, and the note of that index that stands elsewhere, if one does.
func undefined(a game.Annotation, elsewhere *game.Tag, diags *diag.List) {
	n := strconv.Itoa(a.Value)
	d := diag.Diagnostic{Rule: diag.NoteUndefined, Place: diag.At(a.Span), Message: "There is no [Note \"" + n + ":…\"] behind the moves of this section."}
	if elsewhere != nil {
		d.Message = "The note " + n + " does not stand behind the moves of this section, where it belongs."
		d.Related = []diag.Related{{Message: "a note " + n + " that stands elsewhere", Place: diag.At(elsewhere.Span)}}
	}
	diags.Add(d)
}

func annotation(a game.Annotation, diags *diag.List) {
	n := strconv.Itoa(a.Value)
	switch {
	case a.Kind == game.NAG && a.Value > game.MaxNAG:
		diags.Report(diag.AnnotationNAGRange, a.Span, "A NAG lies between $0 and $255; this is $"+n+".")
	case a.Kind == game.NoteReference && (a.Value < 1 || a.Value > game.MaxNote):
		diags.Report(diag.NoteBadIndex, a.Span, "The index of a note lies between 1 and 32; this is "+n+".")
	}
}

// notes checks the indexes of the notes of one section.
func notes(g *game.Game, notes []game.Note, diags *diag.List) {
	for _, n := range notes {
		if n.Index < 1 || n.Index > game.MaxNote {
			t := &g.Tags[n.Tag]
			if strings.HasPrefix(t.Value, "#") {
				continue
			}
			diags.Report(diag.NoteBadIndex, t.ValueSpan,
				"A note begins with its index, from 1 to 32, and a colon, as in “1:text”; this one is "+diag.Quote(t.Value)+".")
		}
	}
}
