package collect

import (
	"bytes"
	"errors"

	"pbn/core/bridge"
	"pbn/core/desk"
	"pbn/core/mend"
	"pbn/core/pbn"
	"pbn/core/pbn/edit"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/plain"
	"pbn/core/source"
)

// The places of the likenesses. At several tables the same deal is played, so nothing less than all counts where nobody says what.
const (
	samePlayers = iota
	sameAuction
	sameDeal
)

// Games hands the games of PBN to the desk.
var Games = &desk.Notation{
	Fields: Fields,
	Likenesses: []desk.Likeness{
		samePlayers: {Name: "players", Meaning: "the same deal, auction, play and players"},
		sameAuction: {Name: "auction", Meaning: "the same deal, dealer and auction"},
		sameDeal:    {Name: "deal", Meaning: "the same cards in the same hands"},
	},
	Header: header,
	Read:   reader.Read,
}

// Together returns the games for the desk so that files are read on all cores.
func Together(games *desk.Notation) *desk.Notation {
	n := *games
	n.ReadTogether = reader.Together(pbn.ParseTogether)
	return &n
}

var reader = desk.Reader[game.Game]{
	Parse:  pbn.Parse,
	Place:  func(g *game.Game) (int, source.Span) { return g.Number, g.Span },
	Alone:  alone,
	Scoped: valueOf,
	AppendKey: func(key []byte, _ *source.Text, g *game.Game, likeness int) []byte {
		return appendKey(key, g, likeness)
	},
}

// Bare are Games of which the deals alone are kept: what other programs say in the header of a file goes, too.
var Bare = &desk.Notation{Fields: Fields, Likenesses: Games.Likenesses, Header: bareHeader, Read: reader.Read}

// bareHeader keeps the version of PBN in the header.
func bareHeader(text []byte, isFirst, isLone bool) (version, rest []byte) {
	lines, rest := header(text, isFirst, isLone)
	for line := range bytes.Lines(lines) {
		if says(bytes.Fields(line), "PBN") {
			version = append(version, line...)
		}
	}
	return version, rest
}

// header divides a file before its first line without "%" (2.4). What is made of several files does not claim to be export format.
func header(text []byte, isFirst, isLone bool) (header, rest []byte) {
	for len(text) > 0 && text[0] == '%' {
		end := source.LineEnd(text)
		for ends := 0; ends < 2 && end < len(text) && source.IsLineEnd(text[end]) && (ends == 0 || text[end] == '\n' && text[end-1] == '\r'); ends++ {
			end++
		}
		line := text[:end]
		text = text[end:]
		switch words := bytes.Fields(line); {
		case isLone || isFirst && !says(words, "EXPORT"):
			header = append(header, line...)
		case !says(words, "PBN") && !says(words, "EXPORT") && !says(words, "IMPORT"):
			rest = append(rest, line...)
		}
	}
	return header, append(rest, text...)
}

// says reports whether a line of the header begins with "%" and a word.
func says(words [][]byte, word string) bool {
	return len(words) > 1 && string(words[0]) == "%" && string(words[1]) == word
}

// alone returns the bytes of a game, with the values written out that it inherits from games before it (4.8), and without "##", which would
// give values to games after it.
func alone(text *source.Text, g *game.Game) ([]byte, error) {
	raw := text.Bytes[g.Span.Start:g.Span.End]
	edits := inherited(g)
	if len(edits) == 0 {
		return raw, nil
	}
	changes, err := edit.Game(text, g, edits)
	if err != nil {
		return nil, errors.New("inherits what cannot be written in it: export the file first, with --inherit resolve")
	}
	var splices mend.Splices
	for i, c := range changes {
		for _, s := range c.Splices {
			splices.Add(i, s.Start-g.Span.Start, s.End-g.Span.Start, s.Text)
		}
	}
	return splices.Write(raw, text.Encoding), nil
}

// inherited returns the edits that write out what a game inherits.
func inherited(g *game.Game) (edits []edit.Edit) {
	add := func(name, value string) {
		edits = append(edits, edit.Edit{Game: g.Number, Kind: edit.Tag, Name: name, Value: value, Number: len(edits)})
	}
	for i := range g.Tags {
		if t := &g.Tags[i]; t.Inherits && !t.Duplicate {
			add(t.Name, t.Inherited())
		}
	}
	if g.Standing.Len() == 0 {
		return edits
	}
	for name, value := range g.Standing.All() {
		if g.Find(name) == nil && !tags.Find(name).Is(tags.TableSet) {
			add(name, value)
		}
	}
	return edits
}

// appendKey appends what a game has in a likeness. One without a deal is like no other.
func appendKey(key []byte, g *game.Game, likeness int) []byte {
	if g.Deal == nil {
		return key
	}
	for seat := range bridge.Seat(4) {
		hand, _ := g.Deal.Hand(seat)
		var cards [8]byte
		source.PutEightBytes(cards[:], uint64(hand))
		key = append(key, cards[:]...)
	}
	if likeness == sameDeal {
		return key
	}
	key = append(key, byte(g.Dealer))
	if g.Auction != nil {
		key = appendMoves(key, g.Auction.Moves)
	}
	if likeness == sameAuction {
		return key
	}
	key = append(key, '\n')
	if g.Play != nil {
		key = appendMoves(key, g.Play.Moves)
	}
	for _, tag := range [...]tags.Tag{tags.North, tags.East, tags.South, tags.West} {
		key = append(key, '\n')
		key = append(key, plain.Folded(g.Said(tag))...)
	}
	return key
}

func appendMoves(key []byte, moves []game.Move) []byte {
	for i := range moves {
		key = append(append(key, moves[i].String()...), ' ')
	}
	return key
}
