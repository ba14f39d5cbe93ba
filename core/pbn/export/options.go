package export

import (
	"maps"
	"slices"
	"strings"

	"pbn/core/plain"
	"pbn/core/source"
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

// Option is an option with its name, and the names of its values. The first value is the default.
type Option struct {
	Name   string
	Values []string
	// Also has other names of the values, at their places, which callers had to take before; "" where a value has none.
	Also []string
	set  func(o *Options, value int)
}

// Place returns which of the values one is, by either name; -1 where it is none of them.
func (o *Option) Place(value string) int {
	if i := slices.Index(o.Values, value); i >= 0 || value == "" {
		return i
	}
	return slices.Index(o.Also, value)
}

// OptionNames has the options of the writer by the names that callers use.
var OptionNames = []Option{
	{"encoding", []string{"iso-8859-1", "ascii", "utf-8"}, []string{"latin1", "", "utf8"}, func(o *Options, value int) { o.Encoding = plain.Encoding(value) }},
	{"inherit", []string{"keep", "resolve"}, nil, func(o *Options, value int) { o.Inherit = Inherit(value) }},
	{"missing", []string{"fill", "omit"}, nil, func(o *Options, value int) { o.Missing = Missing(value) }},
}

// Named returns the options that a caller chose by name; a missing or empty value is the default. If there is no such value or no such
// option, problem says so.
func Named(chosen map[string]string) (o Options, problem string) {
	known := map[string]bool{}
	for _, option := range OptionNames {
		known[option.Name] = true
		value := chosen[option.Name]
		if value == "" {
			continue
		}
		i := option.Place(value)
		if i < 0 {
			return Options{}, option.Name + " must be " + strings.Join(option.Values, " or ") + "."
		}
		option.set(&o, i)
	}
	for _, name := range source.Sorted(slices.Collect(maps.Keys(chosen))) {
		if !known[name] {
			return Options{}, "There is no option " + name + "."
		}
	}
	return o, ""
}
