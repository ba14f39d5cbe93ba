// Package scan has what Portable Bridge Notation adds to the items that it shares with other notations: its tags, and how its calls and cards
// become numbers.
package scan

import (
	"pbn/core/bridge"
	"pbn/core/item"
	"pbn/core/pbn/tags"
)

// The kinds of words of PBN.
const (
	Call item.Kind = item.FirstOwn + iota
	Card
)

// The values of words that are neither a call nor a card. A call is its bridge.Call, a card its bridge.Card.
const (
	// AllPass is AP, which stands for as many passes as end the auction (3.5.1).
	AllPass = 62
	// Hyphen is "-": not this player's turn yet, or a card that is not known.
	Hyphen = 63
)

// The tables of the scanner.
var (
	afterAuction = item.Mode{Kind: Call, Words: calls()}
	afterPlay    = item.Mode{Kind: Card, Words: cards()}
	afterSection = item.Mode{Kind: item.Cell}
	tables       = item.NewTables(rows(), &afterSection, gameStarts[:], suitSymbols[:])
)

// gameStarts are how lines begin that look like the start of a game.
var gameStarts = [...]string{`[Event "`, `[Board "`, `[Deal "`}

// BeginsGame reports whether a line, after a semi-empty line, looks like the tags of another game even inside a comment (ledger 3.8-a).
func BeginsGame(line []byte) bool { return tables.BeginsGame(line) }

// suitSymbols are what some programs write for a suit's letter.
var suitSymbols = [...]string{"♠", "♥", "♦", "♣"}

// NewScanner makes a scanner of PBN.
func NewScanner() *item.Scanner { return item.NewScanner(tables) }

// rows are those of package tags, by the numbers of the tags.
func rows() (rows []item.Row) {
	telling := uint8(1)
	for tag := tags.Other + 1; tag < tags.Count; tag++ {
		row := item.Row{Name: tag.String(), Number: uint8(tag), Follows: &afterSection, Many: tag == tags.Note}
		if tag.Row().TellsGames {
			row.Telling = telling
			telling <<= 1
		}
		switch {
		case tag == tags.Auction:
			row.Follows = &afterAuction
		case tag == tags.Play:
			row.Follows = &afterPlay
		case tag == tags.Note, tag.Is(tags.MandatorySet):
			// Data after a tag of the identification section that every game has is unexpected (ledger 5.2-f).
			row.Follows = nil
		}
		rows = append(rows, row)
	}
	return rows
}

// calls are the calls of the standard, in upper or in lower case (3.5.1, 3.11); those in upper case, which nearly all are, come first and so
// are found at once.
func calls() *item.Words {
	names := []string{"AP", "-"}
	numbers := []uint8{AllPass, Hyphen}
	for call := range bridge.Call(bridge.Calls) {
		names, numbers = append(names, call.String()), append(numbers, uint8(call))
	}
	w := &item.Words{}
	for _, written := range [...]func(string) string{asItIs, lower} {
		for i, name := range names {
			w.Add(written(name), numbers[i])
		}
	}
	return w
}

// cards are the cards of the standard, each letter in upper or in lower case (3.6.1), in the same order.
func cards() *item.Words {
	w := &item.Words{}
	w.Add("-", Hyphen)
	for _, suit := range [...]func(string) string{asItIs, lower} {
		for _, rank := range [...]func(string) string{asItIs, lower} {
			for c := range bridge.Card(bridge.Cards) {
				name := c.String()
				w.Add(suit(name[:1])+rank(name[1:]), uint8(c))
			}
		}
	}
	return w
}

func asItIs(text string) string { return text }

// lower is ASCII text in lower case.
func lower(text string) string {
	out := []byte(text)
	for i, c := range out {
		if c >= 'A' && c <= 'Z' {
			out[i] |= 0x20
		}
	}
	return string(out)
}
