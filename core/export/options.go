package export

import (
	"maps"
	"slices"
	"strings"
)

// Option is an option with its name, and the names of its values. The first value is the default.
type Option struct {
	Name   string
	Values []string
	set    func(o *Options, value int)
}

// OptionNames has the options of the writer by the names that callers use.
var OptionNames = []Option{
	{"encoding", []string{"latin1", "ascii", "utf8"}, func(o *Options, value int) { o.Encoding = Encoding(value) }},
	{"inherit", []string{"keep", "resolve"}, func(o *Options, value int) { o.Inherit = Inherit(value) }},
	{"missing", []string{"fill", "omit"}, func(o *Options, value int) { o.Missing = Missing(value) }},
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
		i := slices.Index(option.Values, value)
		if i < 0 {
			return Options{}, option.Name + " must be " + strings.Join(option.Values, " or ") + "."
		}
		option.set(&o, i)
	}
	for _, name := range slices.Sorted(maps.Keys(chosen)) {
		if !known[name] {
			return Options{}, "There is no option " + name + "."
		}
	}
	return o, ""
}
