// Package game turns the items of a game into typed data: tags with decoded values, hands of cards, calls with
// their callers, cards with their players, tables with rows, and what follows from what.
//
// Every comment and every escape line of the text is owned by one element: a comment by the element before it, or by
// the start of the game (3.8); an escape line by the element that comes after it (2.4).
package game

import (
	"slices"
	"strings"
	"unicode"

	"pbn/core/bridge"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// Game is one game of a file. It does not refer to the items that it was made from.
type Game struct {
	Number int // from 1
	Span   source.Span
	// Start is the commentary before the first tag pair, End the escape lines after the last element.
	Start []Comment
	End   []Escape
	// HasHeader reports whether it has lines of a header (2.4), which are not among its escape lines.
	HasHeader bool
	// Tags are all tag pairs in the order of the file, those of the sections and the notes included.
	Tags     []Tag
	Standing Standing
	// Block is the number of the block of a document that has the game, from 1; 0 where the file itself is PBN.
	Block int

	Dealer     bridge.Seat // from the Dealer tag, else from the auction; NoSeat where neither tells
	Deal       *Deal       // nil where there is none, or none that can be read
	Auction    *Auction    // nil where there is no Auction tag
	Play       *Play       // nil where there is no Play tag
	Sections   []Section
	inSections []bool // empty until they are asked for
	formedDeal string // the form of the Deal tag, once it was asked for
	movesTime  bool   // nothing is inherited any more
	final      finalContract
	// firsts are the places, from 1, of the tags of each number that count.
	firsts [tags.Count]int32
}

// Tag is a tag pair. Nearly all are written [Name "value"], and have no more than that: what few have is in extra.
type Tag struct {
	Name    string
	Value   string           // decoded: "\"" is a quote
	valueAt source.ShortSpan // with the quotes
	extra   *tagExtra
	read    values.Value // once it was asked for
	// at is its place in Game.Tags; of is, of a duplicate, that of the tag that counts.
	at, of int32
	// Number is that of the name.
	Number tags.Tag
	// Inherits reports whether the value is "#", or begins with "##", and so stands for another.
	Inherits bool
	// isRaw reports whether Value is what is between the quotes, as it is there; isASCII, whether all of the tag pair is known to be ASCII.
	isRaw, isASCII bool
	// Doubtful reports whether the value is not closed, which was reported, and has a right bracket in it that may be the tag's.
	Doubtful bool
	// Duplicate reports whether the tag occurred before, and is ignored (3.4).
	Duplicate bool
}

// tagExtra is what few tags have.
type tagExtra struct {
	raw, inherited string
	commentary     *tagCommentary
	spread         *tagSpread
}

// tagCommentary is what belongs to a tag.
type tagCommentary struct {
	escapes  []Escape
	comments []Comment
}

// tagSpread is where a tag pair is that is not written [Name "value"].
type tagSpread struct{ whole, name source.ShortSpan }

// NewTag returns a tag that no text has, with a value that can be written as it is.
func NewTag(number tags.Tag, value string) *Tag {
	return &Tag{Name: number.String(), Number: number, Value: value, isRaw: true}
}

// SetValue gives a tag another value, which can be written as it is.
func (t *Tag) SetValue(value string) { t.Value, t.isRaw = value, true }

// noTagExtra is what most tags have of it.
var noTagExtra tagExtra

// rare returns what few tags have.
func (t *Tag) rare() *tagExtra {
	if t.extra == nil {
		return &noTagExtra
	}
	return t.extra
}

// ValueSpan returns where the value is, with its quotes; empty where the tag is not in the text.
func (t *Tag) ValueSpan() source.Span { return t.valueAt.Span() }

// Raw returns the value as it is between the quotes; "" where that cannot be written again.
func (t *Tag) Raw() string {
	if t.isRaw {
		return t.Value
	}
	return t.rare().raw
}

// Inherited returns the value that "#" or "##" stands for.
func (t *Tag) Inherited() string { return t.rare().inherited }

// noTagCommentary is what belongs to most tags.
var noTagCommentary tagCommentary

func (t *Tag) commentary() *tagCommentary {
	if c := t.rare().commentary; c != nil {
		return c
	}
	return &noTagCommentary
}

// Escapes returns the escape lines before the tag.
func (t *Tag) Escapes() []Escape { return t.commentary().escapes }

// Comments returns the comments that belong to the tag.
func (t *Tag) Comments() []Comment { return t.commentary().comments }

// AddEscapes gives a copy of a tag more escape lines; the tag that it was copied from keeps its own.
func (t *Tag) AddEscapes(escapes []Escape) {
	extra, commentary := *t.rare(), *t.commentary()
	commentary.escapes = append(slices.Clip(commentary.escapes), escapes...)
	extra.commentary = &commentary
	t.extra = &extra
}

// HasExtra reports whether a tag has more than a name and a value as nearly all are written, or inherits its value.
func (t *Tag) HasExtra() bool { return t.extra != nil }

// isSpread reports whether the tag is not written [Name "value"].
func (t *Tag) isSpread() bool { return t.rare().spread != nil }

// IsPlain reports whether the tag is in the text as [Name "value"], with a value that can be written as it is there.
func (t *Tag) IsPlain() bool { return t.isRaw && !t.isSpread() && t.ValueSpan().End > 0 }

// Place returns the place in Game.Tags of a tag that is in the text.
func (t *Tag) Place() int { return int(t.at) }

// IsASCII reports whether all of the tag pair is known to be ASCII.
func (t *Tag) IsASCII() bool { return t.isASCII }

// IsBare reports whether the tag is in the text as [Name "value"], and has no more than that: no escape lines, no comments, and nothing
// that it inherits.
func (t *Tag) IsBare() bool { return t.isRaw && t.extra == nil && t.ValueSpan().End > 0 }

// NameSpan returns where the name is; empty where the tag is not in the text.
func (t *Tag) NameSpan() source.Span {
	switch end := t.ValueSpan().Start - len(` `); {
	case t.isSpread():
		return t.extra.spread.name.Span()
	case t.ValueSpan().End > 0:
		return source.Span{Start: end - len(t.Name), End: end}
	}
	return source.Span{}
}

// Span returns where the tag is, with its brackets; empty where it is not in the text.
func (t *Tag) Span() source.Span {
	switch {
	case t.isSpread():
		return t.extra.spread.whole.Span()
	case t.ValueSpan().End > 0:
		return source.Span{Start: t.ValueSpan().Start - len(` [`) - len(t.Name), End: t.ValueSpan().End + len(`]`)}
	}
	return source.Span{}
}

// Effective returns the tag's value, with inheritance resolved.
func (t *Tag) Effective() string {
	if t.Inherits {
		return t.Inherited()
	}
	return t.Value
}

// Read returns what the value says, with inheritance resolved, by the type of the tag. It is read once. One that is inherited and longer
// than a line says nothing, see KnownOf.
func (t *Tag) Read() values.Value {
	if t.read.State() == values.Unread {
		t.read = t.firstRead()
	}
	return t.read
}

func (t *Tag) firstRead() values.Value {
	value := t.Effective()
	if t.Value == "#" && len(value) > habits.MaxLine {
		return values.Nothing
	}
	return t.Number.Row().Type.Read(value)
}

// Escape is an escape line, from its "%" on (2.4).
type Escape struct {
	Text string
	at   source.ShortSpan
}

// Span returns where the escape line is, without its line end.
func (e *Escape) Span() source.Span { return e.at.Span() }

// CommentKind is how a comment is written.
type CommentKind uint8

// The kinds of comments; TextComment is unexpected text that is kept as a comment.
const (
	BraceComment CommentKind = iota
	LineComment
	TextComment
)

// Comment is a piece of commentary (3.8). Its lines end with "\n".
type Comment struct {
	Kind    CommentKind
	Text    string // without its delimiters
	escapes *[]Escape
	at      source.ShortSpan
}

// TextAt returns text that is kept as a comment.
func TextAt(text string, at source.Span) Comment {
	return Comment{Kind: TextComment, Text: text, at: at.Short()}
}

// Span returns where the comment is, with its delimiters.
func (c *Comment) Span() source.Span { return c.at.Span() }

// AddEscapesBefore gives a copy of a comment more escape lines, before those that it has; the comment that it was copied from keeps its
// own.
func (c *Comment) AddEscapesBefore(escapes []Escape) {
	all := append(slices.Clip(escapes), c.Escapes()...)
	c.escapes = &all
}

// Escapes returns the escape lines before the comment.
func (c *Comment) Escapes() []Escape {
	if c.escapes == nil {
		return nil
	}
	return *c.escapes
}

// Find returns the tag of a name that counts, or nil.
func (g *Game) Find(name string) *Tag {
	if number := tags.Find(name); number != tags.Other {
		return g.Found(number)
	}
	for i := range g.Tags {
		if t := &g.Tags[i]; t.Name == name && !t.Duplicate {
			return t
		}
	}
	return nil
}

// Found returns the tag of a number of the standard that counts, or nil.
func (g *Game) Found(number tags.Tag) *Tag {
	if i := g.firsts[number]; i > 0 {
		return &g.Tags[i-1]
	}
	return nil
}

// InSections reports of each tag whether it begins a section, or is a note of one; the others are the identification section (3.1).
func (g *Game) InSections() []bool {
	if len(g.inSections) == len(g.Tags) {
		return g.inSections
	}
	in := append(g.inSections, make([]bool, len(g.Tags))...)
	g.inSections = in
	mark := func(tag int, notes []Note) {
		in[tag] = true
		for i := range notes {
			in[notes[i].Tag] = true
		}
	}
	if g.Auction != nil {
		mark(g.Auction.Tag, g.Auction.Notes)
	}
	if g.Play != nil {
		mark(g.Play.Tag, g.Play.Notes)
	}
	for i := range g.Sections {
		mark(g.Sections[i].Tag, nil)
	}
	return in
}

// Value returns the value of a tag with inheritance resolved; ok is false where no tag and no "##" gives one.
func (g *Game) Value(name string) (value string, ok bool) {
	if t := g.Find(name); t != nil {
		return t.Effective(), true
	}
	return g.Standing.Get(name)
}

// ValueOf is Value for a number of the standard.
func (g *Game) ValueOf(number tags.Tag) (value string, ok bool) {
	if t := g.Found(number); t != nil {
		return t.Effective(), true
	}
	return g.Standing.Of(number)
}

// Read returns what the value of a tag says, or what an earlier "##" gives to it; Silent where nothing does, see Tag.Read.
func (g *Game) Read(number tags.Tag) values.Value {
	if t := g.Found(number); t != nil {
		return t.Read()
	}
	return g.Standing.read(number)
}

// Known returns a tag's value where it says something: not "" and not "?". A value that is longer than a line says nothing either: any
// number of games can inherit it, and each would read all of it.
func (g *Game) Known(name string) (value string, ok bool) {
	value, _ = g.Value(name)
	return value, isKnown(value)
}

// KnownOf is Known for a number of the standard.
func (g *Game) KnownOf(number tags.Tag) (value string, ok bool) {
	value, _ = g.ValueOf(number)
	return value, isKnown(value)
}

// Said returns what a tag says, without white space around it as JavaScript knows it; "" where it says nothing.
func (g *Game) Said(number tags.Tag) string {
	value, _ := g.ValueOf(number)
	value = strings.TrimFunc(value, func(r rune) bool { return unicode.IsSpace(r) && r != '\u0085' || r == '\uFEFF' })
	if values.SaysNothing(value) {
		return ""
	}
	return value
}

func isKnown(value string) bool { return !values.SaysNothing(value) && len(value) <= habits.MaxLine }

// Contract returns the contract and the declarer that the tags give. ok is false where Contract cannot be read; declarer is
// NoSeat where Declarer cannot, or where all passed.
func (g *Game) Contract() (c bridge.Contract, declarer bridge.Seat, ok bool) {
	v := g.Read(tags.Contract)
	declarer, _ = g.Declarer()
	return v.Contract(), declarer, v.Understood()
}

// Declarer returns the seat that the Declarer tag gives, or NoSeat: who played as declarer. Where declarer and dummy are swapped,
// the declarer by the auction is the partner (3.4.13, 3.9).
func (g *Game) Declarer() (seat bridge.Seat, swapped bool) {
	v := g.Read(tags.Declarer)
	return v.Seat(), v.Swapped()
}

// Vulnerable returns the sides that the Vulnerable tag gives.
func (g *Game) Vulnerable() values.Vulnerability { return g.Read(tags.Vulnerable).Vulnerability() }

// Items returns the parts of a tag's value that semicolons separate, without the white space around them (3.3).
func (t *Tag) Items() []string {
	items := strings.Split(t.Effective(), ";")
	for i := range items {
		items[i] = strings.TrimSpace(items[i])
	}
	return items
}

// IsNoteAfterCards reports whether a tag is a note of the auction that comes after the cards.
func (g *Game) IsNoteAfterCards(tag int) bool {
	if g.Auction == nil {
		return false
	}
	notes := g.Auction.Notes
	for i := len(notes) - 1; i >= 0 && notes[i].AfterCards; i-- { // they are the last, and few
		if notes[i].Tag == tag {
			return true
		}
	}
	return false
}

// BeforeNote returns the tag that counts before a note of an auction or a play.
func (g *Game) BeforeNote(note int) *Tag {
	for note--; g.Tags[note].Duplicate; note-- {
	}
	return &g.Tags[note]
}

// AfterNotes returns the first tag after a section and its notes; nil if there is none, or if it is doubtful or stands twice.
func (g *Game) AfterNotes(section int) *Tag {
	for i := section + 1; i < len(g.Tags); i++ {
		if t := &g.Tags[i]; t.Number != tags.Note {
			if t.Duplicate || t.Doubtful {
				return nil
			}
			return t
		}
	}
	return nil
}
