package plain

import (
	"slices"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/source"
)

// Rules are what a notation says of the characters, the tokens and the lines of its text: how long they may be, in characters, and the
// kinds of what is found.
type Rules struct {
	// LongestLine is how long a line may be, with a line end of one character, and GoodLine how long a good one is. LongestToken is how
	// long a word or a string may be.
	LongestLine, GoodLine, LongestToken int

	// Encodings has the kinds of files in encodings other than Encoding, by encoding. Where that is 0 or missing, nothing is reported.
	Encoding  source.Encoding
	Encodings []diag.Kind[OtherEncoding]
	// ControlCharacter has as its part, if it has one, the edit of its fix. TabInString has the string as its second place.
	ControlCharacter     diag.Kind[BlankForCharacter]
	DiscouragedCharacter diag.Kind[diag.None] // 0 where no character is discouraged
	TabInString          diag.Kind[diag.None] // 0 where strings may have tabs
	LongToken            diag.Kind[TokenLength]

	// LongLine is reported of each line that is too long or, where it is 0, LongLines of the first one of a file.
	LongLine  diag.Kind[LineLength]
	LongLines diag.Kind[FirstLine]
	// WideLines is reported of the first line of a file that is longer than is good.
	WideLines diag.Kind[FirstLine]

	// MayBeLong reports whether a line may have so many characters, as it cannot be broken, or another rule says why; nil: no line may.
	MayBeLong func(t *source.Text, line source.Span, characters int) bool
	// MayHaveTabs reports whether the value of a tag, by its row, may have tabs, or has a rule of its own for them.
	MayHaveTabs func(tag uint8) bool
	// IsSafeBlank reports whether the text around a run of control characters is read as before with a space in its place.
	IsSafeBlank func(t *source.Text, run source.Span) bool
}

// OtherEncoding is an encoding that is not the one that the standard asks for.
type OtherEncoding struct{ Encoding source.Encoding }

// BlankForCharacter is the space that can take the place of a control character.
type BlankForCharacter struct {
	IsSafe bool // whether it cannot change how the text around it is read
	IsNone bool // whether the character is removed instead
}

// TokenLength is how many characters a word or a string has.
type TokenLength struct {
	Characters int32
	IsString   bool
}

// LineLength is how many characters a line has, its line end included.
type LineLength struct{ Characters int32 }

// FirstLine is the first line of a file that is longer than it should be.
type FirstLine struct {
	// Characters are how many it has: of one that is too long all with its line end, of one that is longer than is good those that print.
	Characters int32
	More       int32 // how many more such lines there are
}

// Checks checks the characters and the lines of the games of a file.
type Checks struct {
	rules *Rules
	diags *diag.List
	// Whether the encoding, and a character that is discouraged, were reported.
	encodingTold, discouragedTold bool
	// Of the lines that are too long, and of those that are longer than is good.
	long, wide lineTally
}

// NewChecks returns the checks of a file. isBlock says that it is a block of a document, whose encoding is not its fault.
func NewChecks(rules *Rules, isBlock bool, diags *diag.List) Checks {
	return Checks{rules: rules, diags: diags, encodingTold: isBlock}
}

// Game checks the text of a game, which items were made of.
func (c *Checks) Game(t *source.Text, span source.Span, items *item.Game) {
	if items.Bytes&item.High != 0 || t.Encoding.IsWide() {
		c.encoding(t, span)
	}
	if items.Bytes&(item.High|item.Control) != 0 {
		controlCharacters(t, span, items, c.rules, c.diags)
	}
	if items.Bytes&item.High != 0 && c.rules.DiscouragedCharacter != 0 {
		c.discouraged(t, span, items)
	}
	var longTokens []source.Span
	mayHaveTabs := c.rules.TabInString != 0 && items.Bytes&(item.Tab|item.Control) != 0
	if mayHaveTabs || items.Longest > c.rules.LongestToken {
		longTokens = tokens(t, items, c.rules, c.diags)
	}
	if items.Longest > c.rules.GoodLine {
		c.lines(t, span, longTokens)
	}
}

// End reports what is said once of a file: the first of the lines that are too long, and of those that are longer than is good.
func (c *Checks) End() {
	c.long.report(c.rules.LongLines, c.diags)
	c.wide.report(c.rules.WideLines, c.diags)
}

// encoding reports, once a file, an encoding that is not the standard's, at the first character that shows it.
func (c *Checks) encoding(t *source.Text, span source.Span) {
	if c.encodingTold || t.Encoding == c.rules.Encoding || int(t.Encoding) >= len(c.rules.Encodings) || c.rules.Encodings[t.Encoding] == 0 {
		return
	}
	limit := byte(0xFF)
	if t.Encoding == source.Windows1252 {
		limit = 0x9F // the others are the same in Latin-1
	}
	at := slices.IndexFunc(t.Slice(span), func(c byte) bool { return c >= utf8.RuneSelf && c <= limit })
	switch {
	case at < 0 && (t.Encoding == source.UTF16LE || t.Encoding == source.UTF16BE):
		at = 0
	case at < 0:
		return
	}
	c.encodingTold = true
	at += span.Start
	character := source.Span{Start: at, End: t.CharacterEnd(at)}
	c.rules.Encodings[t.Encoding].Find(c.diags, character).Say(OtherEncoding{Encoding: t.Encoding})
}

// MayJoin reports whether what other checks found in the games that follow would be found here, too. What is said once of a file, and was said
// of both parts, is dropped from the list of the others.
func (c *Checks) MayJoin(next *Checks) bool {
	if c.encodingTold && next.encodingTold && !next.forget(c.rules.Encodings) {
		return false
	}
	return !c.discouragedTold || !next.discouragedTold || next.diags.Forget(c.rules.DiscouragedCharacter.Rule())
}

// Join takes over what was found in the games that follow.
func (c *Checks) Join(next *Checks) {
	c.encodingTold = c.encodingTold || next.encodingTold
	c.discouragedTold = c.discouragedTold || next.discouragedTold
	c.long.join(&next.long)
	c.wide.join(&next.wide)
}

func (c *Checks) forget(kinds []diag.Kind[OtherEncoding]) (ok bool) {
	for _, kind := range kinds {
		if kind != 0 && !c.diags.Forget(kind.Rule()) {
			return false
		}
	}
	return true
}
