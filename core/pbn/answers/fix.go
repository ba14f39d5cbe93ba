package answers

import "pbn/core/wire"

import (
	"errors"
	"maps"
	"slices"
	"strconv"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// Edit puts a text where the bytes from From up to To stood.
type Edit struct {
	From, To int
	Text     string
}

// Apply is the file with fixes, each a list of edits, and how many of them were applied. A text with a character that the file's
// encoding lacks is an error, unless it may become "?".
func Apply(file []byte, options Options, fixes [][]Edit, mayReplace bool) (out []byte, applied int, err error) {
	encoding := options.open(file).Text().Encoding
	list := make([]diag.Fix, len(fixes))
	for i, edits := range fixes {
		for _, e := range edits {
			if lacks := encoding.Lacks(e.Text); lacks != "" && !mayReplace {
				return nil, 0, errors.New("the file is in " + encoding.String() + ", which has no " + diag.Quote(lacks) + " for the text " +
					diag.Quote(e.Text) + " at byte " + strconv.Itoa(e.From) + `; write another text, or let it become "?" with unmappable: "replace"`)
			}
			place := diag.Place{Range: source.Range{Start: source.Position{Byte: e.From}, End: source.Position{Byte: e.To}}}
			list[i].Edits = append(list[i].Edits, diag.Edit{Place: place, Text: e.Text})
		}
	}
	out, applied = pbn.Apply(file, encoding, list)
	return out, applied, nil
}

// ApplySafe is the file with all safe fixes, how many they were, and whether there may be more: see [pbn.ApplySafe].
func ApplySafe(file []byte, options Options) (out []byte, applied int, more bool) {
	named, _ := source.EncodingOf(options.Encoding)
	return pbn.ApplySafe(file, named, options.Severities)
}

// ReadSeverities reads names of severities by names of rules, as in "text/long-line": "off". The error is a sentence that
// names what is not known.
func ReadSeverities(names map[string]string) (map[diag.Rule]diag.Severity, error) {
	severities := map[diag.Rule]diag.Severity{}
	for _, name := range slices.Sorted(maps.Keys(names)) {
		rule, known := rules.Find(name)
		if !known {
			return nil, errors.New("there is no rule " + diag.Quote(name))
		}
		severity, known := diag.FindSeverity(names[name])
		if !known {
			return nil, errors.New("the severity of " + name + " has to be error, warning, info or off, not " + diag.Quote(names[name]))
		}
		severities[rule] = severity
	}
	return severities, nil
}

// Rules is the JSON of Rule[].
func Rules() []byte {
	var w wire.Writer
	w.Open('[')
	for _, rule := range rules.All() {
		info := rules.Of(rule)
		w.Open('{')
		w.StringField("name", info.Name)
		w.StringField("severity", info.Severity.String())
		w.StringField("title", info.Title)
		w.StringField("section", info.Section)
		w.BoolField("fix", rules.Of(rule).CanFix())
		w.Close('}')
	}
	w.Close(']')
	return w.Out
}
