package export

import (
	"pbn/core/draughts"
	"pbn/core/options"
	"pbn/core/scribe"
)

// Encoding is the character encoding of what is written (ledger E-a).
type Encoding = scribe.Encoding

// The encodings.
const (
	UTF8   = scribe.UTF8
	Latin1 = scribe.Latin1
	ASCII  = scribe.ASCII
)

// Separator is what ends a game: a star, or its result, which programs before PDN 3.0 want (D4).
type Separator uint8

// The separators.
const (
	Star Separator = iota
	Result
)

// Notation is how squares are written: as the variant has it, or in all variants with numbers, or with letters.
type Notation uint8

// The notations.
const (
	OfVariant Notation = iota
	Numeric
	Algebraic
)

// Options of the writer. The zero value is the format that the standard has for writing.
type Options struct {
	Encoding  Encoding
	Separator Separator
	Notation  Notation
	// LongCaptures writes every capture with all squares of its way (R-9-a).
	LongCaptures bool
	// FillMissing writes the seven tags that every game should have, if it has no value for one (T-2).
	FillMissing bool
	// What is left out: lines after a percent sign, variations, comments, NAGs and signs such as "!", and the clocks and times of the players
	// in comments.
	NoEscapes, NoVariations, NoComments, NoNAGs, NoClocks bool
	// Most limits how many bytes are written; 0 means no limit. A game that would exceed it ends the writing with ErrTooLong.
	Most int
}

// form is how moves are written in a variant that is known.
func (o *Options) form() (form draughts.MoveForm) {
	switch o.Notation {
	case Numeric:
		form = draughts.InNumbers
	case Algebraic:
		form = draughts.InLetters
	}
	if o.LongCaptures {
		form |= draughts.InFull
	}
	return form
}

// fenForm is how FENs are written in a variant that is known.
func (o *Options) fenForm() draughts.FENForm {
	return [...]draughts.FENForm{0, draughts.Numbers, draughts.Letters}[o.Notation]
}

// OptionNames has the options of the writer by the names that callers use.
var OptionNames = []options.Option[Options]{
	{Name: "encoding", Values: []string{"utf-8", "iso-8859-1", "ascii"}, Also: []string{"utf8", "latin1", ""}, Set: func(o *Options, value int) { o.Encoding = Encoding(value) }},
	{Name: "separator", Values: []string{"star", "result"}, Also: []string{"*", ""}, Set: func(o *Options, value int) { o.Separator = Separator(value) }},
	{Name: "notation", Values: []string{"variant", "numeric", "algebraic"}, Set: func(o *Options, value int) { o.Notation = Notation(value) }},
	{Name: "captures", Values: []string{"short", "full"}, Set: func(o *Options, value int) { o.LongCaptures = value > 0 }},
	{Name: "missing", Values: []string{"omit", "fill"}, Set: func(o *Options, value int) { o.FillMissing = value > 0 }},
	{Name: "escapes", Values: keepOrOmit, Set: func(o *Options, value int) { o.NoEscapes = value > 0 }},
	{Name: "variations", Values: keepOrOmit, Set: func(o *Options, value int) { o.NoVariations = value > 0 }},
	{Name: "comments", Values: keepOrOmit, Set: func(o *Options, value int) { o.NoComments = value > 0 }},
	{Name: "nags", Values: keepOrOmit, Set: func(o *Options, value int) { o.NoNAGs = value > 0 }},
	{Name: "clocks", Values: keepOrOmit, Set: func(o *Options, value int) { o.NoClocks = value > 0 }},
}

var keepOrOmit = []string{"keep", "omit"}

// Named returns the options that a caller chose by name; a missing or empty value is the default. If there is no such value or no such
// option, problem says so.
func Named(chosen map[string]string) (o Options, problem string) {
	return options.Named(OptionNames, chosen)
}
