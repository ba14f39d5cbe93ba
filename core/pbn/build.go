package pbn

import (
	"errors"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// BuildDeal returns a file of one game with a deal, which is given as the Deal tag has it (3.4.11). The error names the place in the text.
func BuildDeal(text string) ([]byte, error) {
	if at := strings.IndexAny(text, "\"\\\r\n"); at >= 0 {
		return nil, misplaced(text, at, diag.Quote(text[at:at+1])+" is no part of a deal")
	}
	if values.SaysNothing(text) {
		return nil, misplaced(text, 0, "there is no deal, which has a seat and four hands, as in N:K974.A63.K852.94 - - -")
	}
	return build("[Deal \"", text, "\"]", func(g *game.Game) bool { return g.Deal != nil })
}

// BuildAuction returns a file of one game with an auction that a dealer begins, with calls as after the Auction tag (3.5): AP, annotations
// and comments may be among them.
func BuildAuction(text string, dealer bridge.Seat) ([]byte, error) {
	if at := strings.IndexAny(text, "[]%"); at >= 0 {
		return nil, misplaced(text, at, diag.Quote(text[at:at+1])+" is no part of an auction")
	}
	start := "[Dealer \"" + dealer.String() + "\"]\n[Auction \"" + dealer.String() + "\"]\n"
	return build(start, text, "\n", func(g *game.Game) bool { return len(g.Auction.After) == 0 })
}

// BuildPlay returns a file of one game with a play, whose cards are given in the order in which they were played: the columns are those of
// the opening leader and of the players after him (3.6). "*" ends it.
func BuildPlay(text string, leader bridge.Seat, trump bridge.Denomination) ([]byte, error) {
	var cards []bridge.Card
	var out strings.Builder
	contract := bridge.Contract{Level: 1, Denomination: trump}
	out.WriteString("[Declarer \"" + leader.Next(-1).String() + "\"]\n[Contract \"" + contract.String() + "\"]\n[Play \"" + leader.String() + "\"]\n")
	seen := map[bridge.Card]bool{}
	ended := false
	for at := 0; at < len(text); {
		rest := text[at:]
		blanks := len(rest) - len(strings.TrimLeftFunc(rest, unicode.IsSpace))
		at, rest = at+blanks, rest[blanks:]
		end := strings.IndexFunc(rest, unicode.IsSpace)
		if end < 0 {
			end = len(rest)
		}
		if end == 0 {
			break
		}
		word := rest[:end]
		card, isCard, _ := values.ReadCard(word)
		switch {
		case ended:
			return nil, misplaced(text, at, diag.Quote(word)+" comes after the end of the play")
		case word == "*":
			ended = true
		case !isCard:
			return nil, misplaced(text, at, diag.Quote(word)+" is not a card")
		case seen[card]:
			return nil, misplaced(text, at, diag.Quote(word)+" is played twice")
		}
		if isCard {
			seen[card] = true
			cards = append(cards, card)
		}
		at += end
	}
	first := leader
	for len(cards) > 0 {
		trick := cards[:min(4, len(cards))]
		cards = cards[len(trick):]
		for column := range 4 {
			// A card of a trick that goes on may be missing.
			if i := first.Next(column).From(leader); i < len(trick) {
				out.WriteString(trick[i].String() + " ")
			} else {
				out.WriteString("- ")
			}
		}
		out.WriteByte('\n')
		if len(trick) == 4 {
			leader = leader.Next(bridge.Winner((*[4]bridge.Card)(trick), trump))
		}
	}
	if ended {
		out.WriteString("*\n")
	}
	return []byte(out.String()), nil
}

// notBuilt returns the rules that say nothing about a part that is built alone. It is not a variable: every module would have that.
func notBuilt() map[diag.Rule]diag.Severity {
	return map[diag.Rule]diag.Severity{rules.TextUTF8: diag.Off, rules.NoteUndefined: diag.Off}
}

// build returns a file whose text has a part that is given, unless that has an error. What has a safe fix has one meaning, and is no error.
func build(before, text, after string, isWhole func(*game.Game) bool) ([]byte, error) {
	file := []byte(before + text + after)
	whole, tags := true, strings.Count(before, "[")
	r := ParseAndValidate(habits.PBN.Open(file, source.UTF8), Options{Severities: notBuilt()}, func(_ *source.Text, g *game.Game, _ *diag.List, _ int) {
		whole = whole && g.Number == 1 && len(g.Tags) == tags && isWhole(g)
	})
	for i := range r.Diagnostics.Items {
		d := &r.Diagnostics.Items[i]
		if d.Severity == diag.Error && (len(d.Fixes) == 0 || !d.Fixes[0].Safe) {
			return nil, misplaced(text, min(len(text), max(0, d.Place.Range.Start.Byte-len(before))), d.Message)
		}
	}
	if !whole {
		return nil, misplaced(text, 0, "the text is read as something else")
	}
	return file, nil
}

// misplaced returns an error about a place in a text, which it counts in UTF-16 code units from 0, as JavaScript does.
func misplaced(text string, at int, why string) error {
	return errors.New("at " + strconv.Itoa(len(utf16.Encode([]rune(text[:at])))) + " in " + diag.Quote(text) + ": " + why)
}
