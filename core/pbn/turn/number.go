package turn

import (
	"strconv"

	"pbn/core/mend"
	"pbn/core/pbn/edit"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// Numbering says how boards get numbers.
type Numbering struct {
	// OnlyBoard changes the number alone, and not who deals and is vulnerable.
	OnlyBoard bool
	// Turns turns the seats of a game whose dealer is another than that of its new number.
	Turns bool
	// Bare keeps the deal alone, as dealing machines read it: nothing that was bid, played or scored, no names, no comments.
	Bare bool
}

// Remains are what a game keeps although its new number asks for something else: it was bid or played so.
type Remains struct {
	Dealer, Vulnerable bool
	// Left are the names of what was not turned with the seats, and of what the deal is worth, which is not the same with another dealer or
	// vulnerability.
	Left []string
}

// Game returns a game, the only one of its text, with another number, and with the dealer and the vulnerability that boards of this number
// have (values.UsualBoard).
func (n Numbering) Game(file []byte, in source.Encoding, number int) (out []byte, kept Remains, err error) {
	text, g, err := only(file, in)
	if err != nil {
		return nil, kept, err
	}
	if n.Bare {
		if text, g, err = only(bare(text, g), in); err != nil {
			return nil, kept, err
		}
	}
	dealer, vulnerable := values.UsualBoard(number)
	if n.Turns && !n.OnlyBoard && g.Dealer.Known() && g.Dealer != dealer {
		turned, left := seats(text, g, dealer.From(g.Dealer))
		if text, g, err = only(turned, in); err != nil {
			return nil, kept, err
		}
		kept.Left = left
	}
	edits := []edit.Edit{of(tags.Board, strconv.Itoa(number))}
	if !n.OnlyBoard {
		hasEnded := isPlayed(g)
		switch {
		case !hasEnded || !g.Dealer.Known() || g.Dealer == dealer:
			edits = append(edits, of(tags.Dealer, dealer.String()))
		default:
			kept.Dealer = true
		}
		switch {
		case !hasEnded || g.Vulnerable() == values.VulnerabilityUnknown || g.Vulnerable() == vulnerable:
			edits = append(edits, of(tags.Vulnerable, vulnerable.String()))
		default:
			kept.Vulnerable = true
		}
		if !kept.Dealer && g.Dealer != dealer || !kept.Vulnerable && g.Vulnerable() != vulnerable {
			kept.Left = append(kept.Left, parsOf(g)...)
		}
	}
	changes, err := edit.Game(text, g, edits)
	if err != nil {
		return nil, kept, err
	}
	var splices mend.Splices
	for i, c := range changes {
		for _, s := range c.Splices {
			splices.Add(i, s.Start, s.End, s.Text)
		}
	}
	return splices.Write(text.Bytes, text.Encoding), kept, nil
}

func of(tag tags.Tag, value string) edit.Edit {
	return edit.Edit{Game: 1, Kind: edit.Tag, Name: tag.String(), Value: value, Number: int(tag)}
}

// isPlayed reports whether a game has more than a deal: it was bid or played, so its dealer and vulnerability are what they were.
func isPlayed(g *game.Game) bool {
	if g.Auction != nil && len(g.Auction.Moves) > 0 || g.Play != nil && len(g.Play.Moves) > 0 {
		return true
	}
	for _, tag := range [...]tags.Tag{tags.Contract, tags.Result, tags.Score, tags.ScoreTable} {
		if v, known := g.KnownOf(tag); known && v != "" {
			return true
		}
	}
	return false
}

// parsOf returns the names of the tags that say what a deal is worth if both sides do their best.
func parsOf(g *game.Game) (names []string) {
	for _, reader := range values.ParReaders {
		if g.Find(reader.Tag) != nil {
			names = append(names, reader.Tag)
		}
	}
	return names
}
