// Package spell has games of PDN as callers give them, read from a file or built by hand, and spells them as PDN of import format, which
// reading and exporting then make a file of. Each move is judged by the laws of the game's variant while it is spelled.
package spell

import (
	"strconv"
	"strings"

	"pbn/core/draughts"
	"pbn/core/given"
	"pbn/core/pdn/game"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
)

// Games of PDN. The word of a move is 32-28 or 32x23, short or long, in numbers or letters; its squares are such a word, too. The variant of a
// game is its number or its name, as "25" or "russian"; "" is what the tags say, or else the moves.
type (
	Game    = given.Game
	Move    = given.Move
	Tag     = given.Tag
	Comment = given.Comment
	Command = given.Command
	Error   = given.Error
)

// Format returns how PDN is written: tags (L-12, L-14, T-2) and comments (L-13).
func Format() given.Format {
	f := given.Format{
		IsName: isTagName, Names: "a letter, and then letters, digits and underscores", Escaped: strings.NewReplacer(`"`, `\"`).Replace, NoEnd: `\`,
		Delimiters: given.Braces,
	}
	for _, tag := range [...]tags.Tag{tags.Event, tags.Site, tags.Date, tags.Round, tags.White, tags.Black, tags.Result} {
		f.Roster = append(f.Roster, tag.String())
	}
	return f
}

// isTagName reports whether a text can be the name of a tag (L-14), or one that programs write in small letters.
func isTagName(name string) bool {
	for i := range len(name) {
		c := name[i]
		isLetter := c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z'
		if !isLetter && (i == 0 || c != '_' && (c < '0' || c > '9')) {
			return false
		}
	}
	return name != ""
}

// NewSpeller returns a speller of PDN. It gives games their moves as PDN 3.0 writes them.
func NewSpeller() *given.Speller {
	var finder Finder
	return &given.Speller{Format: Format(), Prepare: finder.game}
}

// game judges a game. Where it cannot be written, place is where in it, and why a sentence about that.
func (f *Finder) game(g *Game) (place, why string) {
	kind, place, why := f.kindOf(g)
	if why != "" {
		return place, why
	}
	v, _, ok := kind.Variant()
	if !ok {
		if len(g.Moves) > 0 {
			return given.PathTo(g.Moves, 0), "cannot be played: the laws of the game are not known"
		}
		return setResult(g, nil, nil)
	}
	start, place, why := f.judge(g, v)
	if why != "" && !kind.IsFull() {
		// It may be of the number that its tag says, and not on the board of that (V-7).
		v, _, _ = values.Numbered(kind.Number).Variant()
		if p, _, other := f.judge(g, v); other == "" {
			start, why = p, ""
		}
	}
	if why != "" {
		return place, why
	}
	if kind.Known() != values.Judged {
		return setResult(g, nil, nil)
	}
	return setResult(g, f.board, &start)
}

// judge judges the moves of a game by the laws of a variant. Where it cannot be written, place is where in it, and why a sentence about that.
func (f *Finder) judge(g *Game, v draughts.Variant) (start draughts.Position, place, why string) {
	if f.board == nil || f.board.Variant() != v {
		f.board, _ = draughts.New(v)
	}
	if start, place, why = f.startOf(g); why != "" {
		return start, place, why
	}
	if k, why := f.Judge(f.board, &start, g.Moves); why != "" {
		return start, given.PathTo(g.Moves, k), "cannot be played: " + why
	}
	return start, "", ""
}

// startOf returns the position in which a game begins, and adds the tag for it to the game. If there is no such position, place and why say
// what is wrong.
func (f *Finder) startOf(g *Game) (p draughts.Position, place, why string) {
	at := g.TagAt(tags.FEN.String())
	inTag := at >= 0 && !values.SaysNothing(g.Tags[at].Value)
	fen := g.Start
	place = "start"
	switch {
	case fen == "" && !inTag:
		return f.board.Initial(), "", ""
	case fen == "":
		place, fen = "tags["+strconv.Itoa(at)+"]", g.Tags[at].Value
	}
	p, _, ok := draughts.ReadFEN(f.board, fen)
	if !ok {
		return p, place, "is " + strconv.Quote(fen) + ", which is not a FEN of this variant"
	}
	if inTag && place == "start" {
		if other, _, ok := draughts.ReadFEN(f.board, g.Tags[at].Value); !ok || other != p {
			return p, place, "is another position than that of the tag FEN"
		}
	}
	if !inTag && p != f.board.Initial() {
		setTag(g, tags.FEN, fen)
	}
	return p, "", ""
}

// setTag gives a game a tag that says nothing so far.
func setTag(g *Game, tag tags.Tag, value string) {
	if at := g.TagAt(tag.String()); at >= 0 {
		g.Tags[at].Value = value
		return
	}
	g.Tags = append(g.Tags, Tag{Name: tag.String(), Value: value})
}

// setResult gives a game the tag of its result where it has none: what is given, or what the last position says. A star ends every game.
// Where tag and result differ, why says so. The board is nil where the position says nothing.
func setResult(g *Game, b *draughts.Board, start *draughts.Position) (place, why string) {
	result, state := values.ReadResult(g.Result)
	if g.Result != "" && state != values.Standard && !values.SaysNothing(g.Result) {
		return "result", "is " + strconv.Quote(g.Result) + ", but has to be one of " + values.Results()
	}
	at := g.TagAt(tags.Result.String())
	if at >= 0 && !values.SaysNothing(g.Tags[at].Value) {
		inTag, state := values.ReadResult(g.Tags[at].Value)
		if state != values.Bad && result.Outcome() != values.NoOutcome && inTag.Outcome() != result.Outcome() {
			return "result", "is " + strconv.Quote(g.Result) + ", but the tag Result says " + strconv.Quote(g.Tags[at].Value)
		}
	} else {
		if g.Result == "" && b != nil {
			result = resultOf(g, b, start)
		}
		if result.Outcome() != values.NoOutcome {
			setTag(g, tags.Result, result.String())
		}
	}
	g.Result = values.Open.String()
	return "", ""
}

// resultOf returns what the last position of the main line says (D-n).
func resultOf(g *Game, b *draughts.Board, start *draughts.Position) values.Result {
	p := *start
	var u draughts.Undo
	for _, k := range g.MainLine() {
		m := &g.Moves[k]
		if m.Setup != "" {
			game.SetUp(b, &p, m.Setup)
		}
		if made, ok := m.Made.(draughts.Move); ok {
			p.Do(&made, &u)
		}
	}
	var list draughts.Moves
	v := b.Variant()
	switch {
	case draughts.EndOf(b, &p, &list) == draughts.NoEnd:
		return values.Open
	case p.Turn == v.Start:
		return values.SecondWins.In(v.TwoPoints)
	}
	return values.FirstWins.In(v.TwoPoints)
}
