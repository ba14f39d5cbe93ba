// Package options has options that callers choose by name: a table of a row each.
package options

import (
	"maps"
	"slices"
	"strings"

	"pbn/core/source"
)

// Option is an option with its name, and the names of its values. The first value is the default.
type Option[Of any] struct {
	Name   string
	Values []string
	// Also has other names of the values, at their places, which are taken, too; "" where a value has none.
	Also []string
	// Set sets the option to the value of a number.
	Set func(o *Of, value int)
}

// Place returns which of the values one is, by either name; -1 where it is none of them.
func (o *Option[Of]) Place(value string) int {
	if i := slices.Index(o.Values, value); i >= 0 || value == "" {
		return i
	}
	return slices.Index(o.Also, value)
}

// Named returns the options that a caller chose by name; a missing or empty value is the default. If there is no such value or no such
// option, problem says so.
func Named[Of any](table []Option[Of], chosen map[string]string) (o Of, problem string) {
	var none Of
	known := map[string]bool{}
	for i := range table {
		option := &table[i]
		known[option.Name] = true
		value := chosen[option.Name]
		if value == "" {
			continue
		}
		place := option.Place(value)
		if place < 0 {
			return none, option.Name + " must be " + strings.Join(option.Values, " or ") + "."
		}
		option.Set(&o, place)
	}
	for _, name := range source.Sorted(slices.Collect(maps.Keys(chosen))) {
		if !known[name] {
			return none, "There is no option " + name + "."
		}
	}
	return o, ""
}
