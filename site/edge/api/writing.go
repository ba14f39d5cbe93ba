package api

import (
	"pbn/core/options"
	"pbn/core/report"
	"pbn/core/scribe"
	"pbn/core/source"
)

// How games of chess and of draughts are written.

// optionParameters are the options of a writer.
func optionParameters[O any](names []options.Option[O]) (all []parameter) {
	for _, option := range names {
		all = append(all, parameter{Name: option.Name, Values: option.Values, Also: option.Also})
	}
	return all
}

// optionsOf returns the options that a request has; their values have been looked at.
func optionsOf[O any](read func(chosen map[string]string) (O, string), chosen map[string]string) O {
	o, wrong := read(chosen)
	if wrong != "" {
		panic(wrong)
	}
	return o
}

// exporting returns what writes files with the options of a writer. limit limits what is written, and returns its encoding.
func exporting[O any](
	read func(chosen map[string]string) (O, string), write func(*source.Stream, O) ([]byte, *report.Report), limit func(o *O, most int) scribe.Encoding,
) func(file *source.Stream, chosen map[string]string, most int) (out []byte, charset string, r *report.Report) {
	return func(file *source.Stream, chosen map[string]string, most int) ([]byte, string, *report.Report) {
		o := optionsOf(read, chosen)
		charset := charsetOf[limit(&o, most)]
		out, r := write(file, o)
		return out, charset, r
	}
}

// charsetOf has the characters that the encodings of export have.
var charsetOf = map[scribe.Encoding]string{scribe.UTF8: "utf-8", scribe.Latin1: "iso-8859-1", scribe.ASCII: "us-ascii"}
