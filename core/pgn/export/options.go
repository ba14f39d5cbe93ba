package export

import (
	"pbn/core/options"
	"pbn/core/scribe"
)

// Encoding is the character encoding of what is written (ledger 4.1-a).
type Encoding = scribe.Encoding

// The encodings.
const (
	UTF8   = scribe.UTF8
	Latin1 = scribe.Latin1
	ASCII  = scribe.ASCII
)

// Order is the order of the games.
type Order uint8

// The order of the file, and that of chapter 12: by Date, Event, Site, Round, White, Black, Result, and moves.
const (
	OfFile Order = iota
	Collate
)

// Options of the writer. The zero value is export format (3.2).
type Options struct {
	Encoding Encoding
	Order    Order
	// Reduced writes reduced export format (3.2.4): the Seven Tag Roster and the main line, and the position where the game does not begin
	// in the initial one.
	Reduced bool
	// What is left out: escape lines (chapter 6), variations, comments, NAGs, and the clocks and times of the players in comments.
	NoEscapes, NoVariations, NoComments, NoNAGs, NoClocks bool
	// Most limits how many bytes are written; 0 means no limit. A game that would exceed it ends the writing with ErrTooLong.
	Most int
}

// whole returns the options with what Reduced leaves out.
func (o Options) whole() Options {
	if o.Reduced {
		o.NoEscapes, o.NoVariations, o.NoComments, o.NoNAGs = true, true, true, true
	}
	return o
}

// OptionNames has the options of the writer by the names that callers use.
var OptionNames = []options.Option[Options]{
	{Name: "as", Values: []string{"export", "reduced"}, Set: func(o *Options, value int) { o.Reduced = value > 0 }},
	{Name: "encoding", Values: []string{"utf-8", "iso-8859-1", "ascii"}, Also: []string{"utf8", "latin1", ""}, Set: func(o *Options, value int) { o.Encoding = Encoding(value) }},
	{Name: "order", Values: []string{"file", "collate"}, Set: func(o *Options, value int) { o.Order = Order(value) }},
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
