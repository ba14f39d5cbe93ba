// Package scan reads Portable Bridge Notation into items. It adds to those that notations share the tables of PBN, how its calls and cards
// become numbers, and where its games end.
package scan

import (
	"pbn/core/bridge"
	"pbn/core/item"
	"pbn/core/pbn/tags"
)

// The kinds of PBN's own.
const (
	Call      item.Kind = item.FirstOwn + iota
	Card                // of a play
	Cell                // of a table
	NoteRef             // =n=; its value is n
	Mark                // ^ and a letter, which is its value
	Asterisk            // *
	Plus                // +
	Reference           // (n), which some programs write after a call; its value is n
)

// The values of words that are neither a call nor a card. A call is its bridge.Call, a card its bridge.Card.
const (
	// AllPass is AP, which stands for as many passes as end the auction (3.5.1).
	AllPass = 62
	// Hyphen is "-": not this player's turn yet, or a card that is not known.
	Hyphen = 63
)

// mode is what comes after a tag pair.
type mode struct {
	// kind is Cell for a table, or Call or Card for a list of words; item.None where there is only commentary.
	kind  item.Kind
	words *words
}

// What may come after tag pairs.
var (
	onlyCommentary mode
	anAuction      = mode{kind: Call, words: calls()}
	aPlay          = mode{kind: Card, words: cards()}
	aTable         = mode{kind: Cell}
)

// after are what comes after the tag pair of each row.
var after = modes()

// modes are those of package tags; a tag that it does not have may have a table.
func modes() (after [item.Rows]*mode) {
	for row := range after {
		after[row] = &onlyCommentary
	}
	after[tags.Other] = &aTable
	for tag := tags.Other + 1; tag < tags.Count; tag++ {
		switch {
		case tag == tags.Auction:
			after[tag] = &anAuction
		case tag == tags.Play:
			after[tag] = &aPlay
		case tag == tags.Note, tag.Is(tags.MandatorySet):
			// Data after a tag of the identification section that every game has is unexpected (ledger 5.2-f).
		default:
			after[tag] = &aTable
		}
	}
	return after
}

// table is that of the tags.
var table = item.NewTags(rows(), `[Event "`, `[Board "`, `[Deal "`)

// BeginsGame reports whether a line, after a semi-empty line, looks like the tags of another game even inside a comment (ledger 3.8-a).
func BeginsGame(line []byte) bool { return table.BeginsGame(line) }

// NewScanner makes a scanner of PBN.
func NewScanner() *item.Scanner { return item.NewScanner(table, readGame) }

// rows are those of package tags, by the numbers of the tags.
func rows() (rows []item.Row) {
	telling := uint8(1)
	for tag := tags.Other + 1; tag < tags.Count; tag++ {
		row := item.Row{Name: tag.String(), Number: uint8(tag), Many: tag == tags.Note}
		if tag.Row().TellsGames {
			row.Telling = telling
			telling <<= 1
		}
		rows = append(rows, row)
	}
	return rows
}

// calls are the calls of the standard, in upper or in lower case (3.5.1, 3.11); those in upper case, which nearly all are, come first and
// so are found at once.
func calls() *words {
	names := []string{"AP", "-"}
	numbers := []uint8{AllPass, Hyphen}
	for call := range bridge.Call(bridge.Calls) {
		names, numbers = append(names, call.String()), append(numbers, uint8(call))
	}
	w := &words{}
	for _, written := range [...]func(string) string{asItIs, lower} {
		for i, name := range names {
			w.add(written(name), numbers[i])
		}
	}
	return w
}

// cards are the cards of the standard, each letter in upper or in lower case (3.6.1), in the same order.
func cards() *words {
	w := &words{}
	w.add("-", Hyphen)
	for _, suit := range [...]func(string) string{asItIs, lower} {
		for _, rank := range [...]func(string) string{asItIs, lower} {
			for c := range bridge.Card(bridge.Cards) {
				name := c.String()
				w.add(suit(name[:1])+rank(name[1:]), uint8(c))
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
