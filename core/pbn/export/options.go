package export

import (
	"pbn/core/options"
	"pbn/core/plain"
)

// Inherit says what is done with "#" and "##" (4.8).
type Inherit uint8

// Keep writes them as they are. Resolve writes the inherited values instead, in each game that inherits them; those of "##" only for the
// standard's own tags.
const (
	Keep Inherit = iota
	Resolve
)

// Missing says what is done about a mandatory tag that a game does not have (3.4).
type Missing uint8

// Fill writes it with what follows from the game, else "?" or ""; Omit leaves it out, which is not export format.
const (
	Fill Missing = iota
	Omit
)

// Options of the writer. The zero value is export format.
type Options struct {
	Encoding plain.Encoding
	Inherit  Inherit
	Missing  Missing
	// Unclaimed leaves the line "% EXPORT" out (2.4), whatever the other options are.
	Unclaimed bool
	// Most limits how many bytes are written; 0 means no limit. A game that would exceed it ends the writing with ErrTooLong.
	Most int
}

// claimsExport reports whether the output has export format and says so (2.4).
func (o Options) claimsExport() bool {
	return o.Encoding != plain.UTF8 && o.Missing == Fill && !o.Unclaimed
}

// OptionNames has the options of the writer by the names that callers use.
var OptionNames = []options.Option[Options]{
	{Name: "encoding", Values: []string{"iso-8859-1", "ascii", "utf-8"}, Also: []string{"latin1", "", "utf8"}, Set: func(o *Options, value int) { o.Encoding = plain.Encoding(value) }},
	{Name: "inherit", Values: []string{"keep", "resolve"}, Set: func(o *Options, value int) { o.Inherit = Inherit(value) }},
	{Name: "missing", Values: []string{"fill", "omit"}, Set: func(o *Options, value int) { o.Missing = Missing(value) }},
}

// Named returns the options that a caller chose by name; a missing or empty value is the default. If there is no such value or no such
// option, problem says so.
func Named(chosen map[string]string) (o Options, problem string) {
	return options.Named(OptionNames, chosen)
}
