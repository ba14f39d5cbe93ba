package check

import (
	"strconv"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/tags"
	"pbn/core/values"
)

// auction checks who calls, the calls themselves, and what they lead to (3.5, 3.9).
func (m *moves) auction() {
	a := m.Auction
	if a == nil {
		return
	}
	m.dealer()
	m.firstColumn()
	m.calls()
	if a.State == game.Unfinished && len(a.Moves) > 0 && !isCut(m.text, a.Moves) {
		m.diags.Add(diag.Diagnostic{
			Rule: diag.AuctionUnfinished, Place: diag.At(m.Tags[a.Tag].Span),
			Message: "The auction should end with passes, “*” or “+”; export adds “*” at its end.",
			Fixes:   m.closing(a.Moves),
		})
	}
	m.outcome()
}

// dealer checks that the Dealer tag stands before the auction (3.1).
func (m *moves) dealer() {
	t := &m.Tags[m.Auction.Tag]
	if d := m.Found(tags.Dealer); d != nil {
		if d.Span.Start > t.Span.Start {
			m.diags.ReportBoth(diag.AuctionNoDealer, t.Span, d.Span, "the Dealer tag", func() string {
				return "The Dealer tag comes after the auction; it must come before it."
			})
		}
		return
	}
	d := diag.Diagnostic{
		Rule: diag.AuctionNoDealer, Place: diag.At(t.Span),
		Message: "The game has an auction, but no Dealer tag before it.",
	}
	if first := m.Auction.First; first.Known() {
		tag := `[Dealer "` + first.String() + `"]`
		d.Message += " By the auction the dealer is " + first.Name() + "."
		d.Fixes = m.insertBefore("Write "+tag, t, tag)
	}
	m.diags.Add(d)
}

// firstColumn checks that the value of the tag and the hyphens before the first call lead to the dealer (3.5).
func (m *moves) firstColumn() {
	t, dealer := &m.Tags[m.Auction.Tag], m.Found(tags.Dealer)
	if dealer == nil || t.Read().State() != values.Standard {
		return
	}
	first, seat, standard := t.Read().Seat(), dealer.Read().Seat(), dealer.Read().State() == values.Standard
	hyphens, span := 0, t.ValueSpan
	for i := range m.Auction.Moves {
		switch move := &m.Auction.Moves[i]; {
		case move.Kind == game.StarMove:
			return
		case move.Kind == game.HyphenMove:
			if hyphens == 0 {
				span = move.Span
			}
			span.End = move.Span.End
			hyphens++
		case !standard || hyphens > 3 || first.Next(hyphens) == seat:
			return
		default:
			m.callersDoubtful = true
			m.diags.Add(diag.Diagnostic{
				Rule: diag.AuctionFirstColumn, Place: diag.At(span),
				Message: "The first column is " + first.Name() + "’s and the dealer is " + seat.Name() + ", so the first call should have " +
					hyphenCount(seat.From(first)) + " before it, not " + strconv.Itoa(hyphens) + ".",
				Related: []diag.Related{{Message: "the dealer", Place: diag.At(dealer.ValueSpan)}},
				Fixes: []diag.Fix{{
					Title: "Write [Auction \"" + seat.Next(-hyphens).String() + "\"]",
					Edits: []diag.Edit{{Place: diag.At(t.ValueSpan), Text: `"` + seat.Next(-hyphens).String() + `"`}},
				}},
			})
			return
		}
	}
}

func hyphenCount(n int) string {
	if n == 0 {
		return "no hyphen"
	}
	return count(n, "hyphen")
}
