package lin

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// writer writes games as LIN.
type writer struct {
	diags  *diag.List
	losses losses
	out    []byte
	// match is what is written before the boards that are held back, and what they have in common.
	match  *matchHeader
	boards []byte
	// inMatch reports whether the last game was written as one of a match.
	inMatch bool
	// line is that of the game that is being written.
	line []byte
}

// command writes a command.
func (w *writer) command(name, value string) {
	w.line = append(append(append(w.line, name...), '|'), strings.TrimSpace(value)...)
	w.line = append(w.line, '|')
}

// plain returns a text without bars, which would end a value, and reports them.
func (w *writer) plain(text string, at source.Span) string {
	if strings.Contains(text, "|") {
		barInText.Find(w.diags, at)
		text = strings.ReplaceAll(text, "|", "/")
	}
	return text
}

// lost reports something that LIN cannot hold.
func (w *writer) lost(kind diag.Kind[diag.None], at source.Span) { w.lostOf(kind, "", at) }

// lostOf reports something with a name that LIN cannot hold.
func (w *writer) lostOf(kind diag.Kind[diag.None], name string, at source.Span) {
	w.losses.find(w.diags, kind, 0, name, at)
}

// filledIn reports that the dealer or the vulnerability of a game is that of its number, and where nothing says the dealer.
func (w *writer) filledIn(g *game.Game, dealer bridge.Seat) {
	at := placeOf(g, tags.Board, tags.Deal, tags.Auction)
	switch {
	case dealer.Known() && dealer != saidDealer(g):
		w.lost(filledDealer, at)
	case !dealer.Known():
		w.losses.find(w.diags, noDealer, diag.Warning, "", at)
	}
	if vulnerabilityOf(g) != g.Vulnerable() {
		w.lost(filledVulnerability, at)
	}
}
