package export

import (
	"maps"
	"slices"
	"strings"
)

// Option is an option by the name that callers give it, with the names of its values; the first is what holds where none
// is given.
type Option struct {
	Name   string
	Values []string
	set    func(o *Options, value int)
}

// OptionNames are the options of the writer as callers name them.
var OptionNames = []Option{
	{"encoding", []string{"latin1", "ascii", "utf8"}, func(o *Options, value int) { o.Encoding = Encoding(value) }},
	{"inherit", []string{"keep", "resolve"}, func(o *Options, value int) { o.Inherit = Inherit(value) }},
	{"missing", []string{"fill", "omit"}, func(o *Options, value int) { o.Missing = Missing(value) }},
}

// Named are the options of a caller: the value of each option, "" where it does not say. Where there is no such value, or no
// such option, problem says so.
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
