// Package turn turns games of bridge: who sat North sits East, and so on, with their cards, and all that was bid and played by them. It also
// gives boards other numbers, with the dealer and the vulnerability that go with them.
package turn

import (
	"bytes"
	"errors"
	"slices"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// Seats returns a game, the only one of its text, whose seats are turned by so many places, North to East first. All other bytes are those
// of the text. left are the names of tags, and what else it has, that say something of seats or sides and were not turned.
func Seats(game []byte, in source.Encoding, by int) (out []byte, left []string, err error) {
	text, g, err := only(game, in)
	if err != nil {
		return nil, nil, err
	}
	out, left = seats(text, g, by)
	return out, left, nil
}

// only reads a text of one game.
func only(file []byte, in source.Encoding) (text *source.Text, g *game.Game, err error) {
	var reader game.Reader
	reader.Reset(habits.PBN.Open(file, in), &diag.List{Rules: rules.Of})
	g, ok := reader.Next()
	if !ok || len(bytes.TrimSpace(file[g.Span.End:])) > 0 {
		return nil, nil, errors.New("the game cannot be read without those before it: export the file first")
	}
	return reader.Text(), g, nil
}

func seats(text *source.Text, g *game.Game, by int) (out []byte, left []string) {
	t := turner{text: text, game: g, by: by & 3}
	if t.by == 0 {
		return text.Bytes, nil
	}
	t.tags()
	for i := range g.Sections {
		t.table(&g.Sections[i])
	}
	for _, group := range groups {
		t.exchange(group)
	}
	t.comments()
	return t.splices.Write(text.Bytes, text.Encoding), t.left
}

// groups are the tags of the seats, and of the sides, in the order of the seats. Who has the value of one has that of another then.
var groups = [][]tags.Tag{
	{tags.North, tags.East, tags.South, tags.West},
	{tags.NorthNA, tags.EastNA, tags.SouthNA, tags.WestNA},
	{tags.NorthType, tags.EastType, tags.SouthType, tags.WestType},
	{tags.PairNS, tags.PairEW},
	{tags.BidSystemNS, tags.BidSystemEW},
}

// turner makes the edits of a game.
type turner struct {
	text    *source.Text
	game    *game.Game
	by      int
	splices mend.Splices
	left    []string
}

// write puts a text in the place of bytes.
func (t *turner) write(at source.Span, text string) {
	if t.text.Decode(at) != text {
		t.splices.Add(0, at.Start, at.End, text)
	}
}

// leave takes note that something stays that speaks of seats.
func (t *turner) leave(what string) {
	if !slices.Contains(t.left, what) {
		t.left = append(t.left, what)
	}
}

// tags turns the values that name seats or sides.
func (t *turner) tags() {
	for i := range t.game.Tags {
		tag := &t.game.Tags[i]
		if tag.Duplicate || tag.ValueSpan().End == 0 {
			continue
		}
		switch turned, ok := t.value(tag); {
		case !ok:
			t.leave(tag.Name)
		case turned != tag.Value:
			t.write(tag.ValueSpan(), game.QuotedTag(turned, tag.Number.Is(tags.TableSet)))
		}
	}
}

// value returns what the value of a tag is when the seats are turned; ok is false where that cannot be told.
func (t *turner) value(tag *game.Tag) (turned string, ok bool) {
	v := tag.Value
	switch tag.Number {
	case tags.Dealer, tags.Declarer, tags.Auction, tags.Play:
		return t.seatOf(tag)
	case tags.Deal:
		return t.deal(v)
	case tags.Vulnerable:
		return t.vulnerable(tag)
	case tags.Hidden:
		return t.seats(v), true
	case tags.Score, tags.ScoreIMP, tags.ScoreMP, tags.ScorePercentage, tags.ScoreRubber, tags.ScoreRubberHistory, tags.OptimumScore:
		return t.sides(v), true
	case tags.ScoreTable, tags.InstantScoreTable:
		return t.columns(v), true
	case tags.Other:
		return v, !isOfSeats(tag.Name)
	}
	return v, true
}

// isOfSeats reports whether a tag that the standard does not have says something of seats, as programs write it.
func isOfSeats(name string) bool {
	switch name {
	case "Ability", "DoubleDummyTricks", "Minimax", "ParContract", "VirtualDealer", "VirtualVulnerable":
		return true
	}
	return false
}

// seatOf turns a tag whose value is a seat, perhaps behind a "^" for a declarer who was not dummy's partner (3.4.13).
func (t *turner) seatOf(tag *game.Tag) (turned string, ok bool) {
	v := tag.Read()
	if !v.Understood() {
		return tag.Value, strings.Trim(tag.Value, "?") == ""
	}
	seat := v.Seat()
	if !seat.Known() {
		return tag.Value, true
	}
	turned = seat.Next(t.by).String()
	if v.Swapped() {
		turned = "^" + turned
	}
	return turned, true
}

// deal turns a deal by its first letter: the hands come in their order from that seat on.
func (t *turner) deal(value string) (turned string, ok bool) {
	trimmed := strings.TrimLeft(value, " ")
	if len(trimmed) < 2 || trimmed[1] != ':' {
		return value, strings.Trim(trimmed, "?- ") == ""
	}
	seat, ok := bridge.ParseSeat(trimmed[0])
	return seat.Next(t.by).String() + trimmed[1:], ok
}

func (t *turner) vulnerable(tag *game.Tag) (turned string, ok bool) {
	v := tag.Read()
	if !v.Understood() {
		return tag.Value, strings.Trim(tag.Value, "?") == ""
	}
	if turned := turnedVulnerability(v.Vulnerability(), t.by); turned != v.Vulnerability() {
		return turned.String(), true
	}
	return tag.Value, true
}

// turnedVulnerability returns who is vulnerable of those who were, when they have changed their seats.
func turnedVulnerability(v values.Vulnerability, by int) values.Vulnerability {
	switch {
	case by%2 == 0:
	case v == values.NorthSouthVulnerable:
		return values.EastWestVulnerable
	case v == values.EastWestVulnerable:
		return values.NorthSouthVulnerable
	}
	return v
}

// seats turns each letter of a value that is a list of seats.
func (t *turner) seats(value string) string {
	out := []byte(value)
	for i, c := range out {
		if seat, ok := bridge.ParseSeat(c); ok {
			out[i] = seat.Next(t.by).String()[0]
		}
	}
	return string(out)
}

var (
	otherSide    = strings.NewReplacer("NS", "EW", "EW", "NS", "ns", "EW", "ew", "NS")
	otherColumns = strings.NewReplacer("_NS", "_EW", "_EW", "_NS")
)

// sides turns what is said of the two sides: they change places where the turn is by one or three.
func (t *turner) sides(value string) string {
	if t.by%2 == 0 {
		return value
	}
	return otherSide.Replace(value)
}

// columns turns the columns of a table that belong to a side.
func (t *turner) columns(value string) string {
	if t.by%2 == 0 {
		return value
	}
	return otherColumns.Replace(value)
}

// table turns the seats in the rows of a table.
func (t *turner) table(s *game.Section) {
	tag := &t.game.Tags[s.Tag]
	columns := game.ParseColumns(tag.Number, tag.Value)
	if len(columns) == 0 {
		return
	}
	for i := range s.Elements {
		e := &s.Elements[i]
		place := i % len(columns)
		if columns[place].Kind.Type != values.SeatType {
			continue
		}
		if v := values.SeatType.Read(e.Text); v.Understood() && v.Seat().Known() {
			t.write(e.Span(), game.CellIn(columns, place, v.Seat().Next(t.by).String(), e.IsString))
		}
	}
}

// exchange gives the tags of a group the values of those who sit there now. Where a game has not all of them, other names come in their
// places, in the order of export format.
func (t *turner) exchange(group []tags.Tag) {
	var found []*game.Tag
	var to []tags.Tag
	of := map[tags.Tag]*game.Tag{}
	for i, tag := range group {
		if f := t.game.Found(tag); f != nil && f.ValueSpan().End > 0 {
			turned := group[(i+t.by)%len(group)]
			found, to = append(found, f), append(to, turned)
			of[turned] = f
		}
	}
	slices.SortFunc(found, func(a, b *game.Tag) int { return a.ValueSpan().Start - b.ValueSpan().Start })
	slices.Sort(to)
	for i, f := range found {
		t.write(f.NameSpan(), to[i].String())
		t.write(f.ValueSpan(), t.text.Decode(of[to[i]].ValueSpan()))
	}
}

// comments takes note of comments and notes that speak of seats.
func (t *turner) comments() {
	g := t.game
	said := func(comments []game.Comment) {
		for i := range comments {
			if speaksOfSeats(comments[i].Text) {
				t.leave("comments")
			}
		}
	}
	said(g.Start)
	if g.Auction != nil {
		said(allComments(g.Auction.Moves, g.Auction.After))
	}
	if g.Play != nil {
		said(allComments(g.Play.Moves, g.Play.After))
	}
	for i := range g.Tags {
		tag := &g.Tags[i]
		said(tag.Comments())
		if tag.Number == tags.Note && speaksOfSeats(tag.Value) {
			t.leave("notes")
		}
	}
}

func allComments(moves []game.Move, after []game.Comment) (all []game.Comment) {
	for i := range moves {
		all = append(all, moves[i].AllComments()...)
	}
	return append(all, after...)
}

// speaksOfSeats reports whether a text has a seat or a side by its name.
func speaksOfSeats(text string) bool {
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r < 'A' || r > 'z' || r > 'Z' && r < 'a' }) {
		switch word {
		case "North", "East", "South", "West", "NS", "EW", "N", "E", "S", "W":
			return true
		}
	}
	return false
}
