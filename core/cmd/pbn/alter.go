package main

import (
	"errors"
	"strconv"
	"strings"

	"pbn/core/amend"
	"pbn/core/cmd/line"
	"pbn/core/desk"
	"pbn/core/mend"
	"pbn/core/openings"
	"pbn/core/pbn"
	"pbn/core/pbn/edit"
	"pbn/core/pbn/turn"
	"pbn/core/pgn"
	"pbn/core/pgn/collect"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/source"
)

// What the commands number, rotate and set change in a game.

// alterBoard returns what a command changes in a game of bridge; nil where it changes nothing.
func alterBoard(l *line.Line) (desk.Alter, error) {
	switch l.Command.Name {
	case "number":
		return numberBoards(l)
	case "rotate":
		seats, err := l.Number("seats")
		return func(g desk.Piece) ([]byte, string, error) {
			text, left, err := turn.Seats(g.Text, g.In, seats)
			return text, leftSaid(left), err
		}, err
	case "set":
		return setTags(l, setBoardTags)
	}
	return nil, nil
}

// numberBoards numbers boards from a number on.
func numberBoards(l *line.Line) (desk.Alter, error) {
	first := 1
	if l.Is("from") {
		var err error
		if first, err = l.Number("from"); err != nil {
			return nil, err
		}
	}
	numbering := turn.Numbering{OnlyBoard: l.Is("only-board"), Turns: l.Is("turn"), Bare: l.Is("bare")}
	return func(g desk.Piece) ([]byte, string, error) {
		number := first + g.Place - 1
		text, kept, err := numbering.Game(g.Text, g.In, number)
		var said []string
		switch {
		case kept.Dealer && kept.Vulnerable:
			said = append(said, words.Say("keptBoth"))
		case kept.Dealer:
			said = append(said, words.Say("keptDealer"))
		case kept.Vulnerable:
			said = append(said, words.Say("keptVulnerable"))
		}
		if left := leftSaid(kept.Left); left != "" {
			said = append(said, left)
		}
		if len(said) == 0 {
			return text, "", err
		}
		return text, words.Say("ofBoard", "board", strconv.Itoa(number), "said", strings.Join(said, "; ")), err
	}, nil
}

// leftSaid says what was not turned with the seats.
func leftSaid(left []string) string {
	if len(left) == 0 {
		return ""
	}
	return words.Say("notTurned", "what", strings.Join(left, ", "))
}

// tagValue is a tag with the value that it is to have; "" takes it out.
type tagValue struct{ name, value string }

// setTags returns what writes the tags of a command line into a game.
func setTags(l *line.Line, set func(g desk.Piece, tags []tagValue) ([]byte, []mend.Refusal, error)) (desk.Alter, error) {
	var tags []tagValue
	for _, one := range l.Values("tag") {
		name, value, ok := strings.Cut(one, "=")
		if !ok {
			return nil, errors.New(words.Say("noTagValue", "text", strconv.Quote(one)))
		}
		tags = append(tags, tagValue{name, value})
	}
	return func(g desk.Piece) ([]byte, string, error) {
		text, refused, err := set(g, tags)
		if err == nil && len(refused) > 0 {
			err = errors.New(refused[0].Diagnostic.Message)
		}
		var wrong *mend.EditError
		if errors.As(err, &wrong) {
			err = errors.New(words.Say("notSet", "tag", tags[wrong.Number].name, "why", wrong.Why))
		}
		return text, "", err
	}, nil
}

// setBoardTags writes tags into a game of bridge.
func setBoardTags(g desk.Piece, tags []tagValue) ([]byte, []mend.Refusal, error) {
	var edits []edit.Edit
	for _, t := range tags {
		edits = append(edits, edit.Edit{Game: 1, Kind: edit.Tag, Name: t.name, Value: t.value, Removes: t.value == ""})
	}
	made, err := pbn.Edit(g.Text, g.In, edits, pbn.Options{})
	if err != nil {
		return nil, nil, err
	}
	return made.Bytes, made.Refused, nil
}

// gameTags writes tags into a game of moves, by the verb Edit of its notation, and what more edits there are; more may be nil.
func gameTags(made madeEdits, more func(g desk.Piece) []amend.Edit) func(desk.Piece, []tagValue) ([]byte, []mend.Refusal, error) {
	return func(g desk.Piece, set []tagValue) ([]byte, []mend.Refusal, error) {
		var edits []amend.Edit
		for _, t := range set {
			edits = append(edits, amend.Edit{Game: 1, Kind: amend.Tag, Name: t.name, Value: t.value, Removes: t.value == ""})
		}
		if more != nil {
			edits = append(edits, more(g)...)
		}
		of, err := made(g.Text, g.In, edits)
		if err != nil {
			return nil, nil, err
		}
		return of.Bytes, of.Refused, nil
	}
}

// openingTags returns the edits that write the opening of a game of chess into those of its tags that do not say it; nil without a table.
func openingTags(table *openings.Table) func(g desk.Piece) []amend.Edit {
	if table == nil {
		return nil
	}
	return func(g desk.Piece) (edits []amend.Edit) {
		pgn.Parse(habits.PGN.Open(g.Text, g.In), func(t *source.Text, one *game.Game) {
			for _, tag := range collect.MissingOpening(t, one, table) {
				edits = append(edits, amend.Edit{Game: 1, Kind: amend.Tag, Name: tag.Tag.String(), Value: tag.Value})
			}
		})
		return edits
	}
}
