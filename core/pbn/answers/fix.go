package answers

import (
	"errors"
	"maps"
	"slices"
	"strconv"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/rules"
	"pbn/core/source"
	"pbn/core/wire"
)

// Edit puts a text in place of the bytes from From up to To.
type Edit struct {
	From, To int
	Text     string
}

// Applied is a file with fixes.
type Applied struct {
	Bytes []byte
	// Count is how many fixes were applied.
	Count int
	// More reports that there may be more safe fixes.
	More bool
	// Report is the JSON of what Validate says of Bytes.
	Report []byte
}

// Apply is the file with fixes, each a list of edits. A text with a character that the file's encoding lacks is an error, unless it may
// become "?".
func Apply(file []byte, options Options, fixes [][]Edit, mayReplace bool) (applied Applied, err error) {
	encoding := options.open(file).Text().Encoding
	list := make([]diag.Fix, len(fixes))
	for i, edits := range fixes {
		for _, e := range edits {
			if lacks := encoding.Lacks(e.Text); lacks != "" && !mayReplace {
				return Applied{}, errors.New("the file is in " + encoding.String() + ", which has no " + diag.Quote(lacks) + " for the text " +
					diag.Quote(e.Text) + " at byte " + strconv.Itoa(e.From) + `; write another text, or let it become "?" with unmappable: "replace"`)
			}
			place := diag.Place{Range: source.Range{Start: source.Position{Byte: e.From}, End: source.Position{Byte: e.To}}}
			list[i].Edits = append(list[i].Edits, diag.Edit{Place: place, Text: e.Text})
		}
	}
	applied.Bytes, applied.Count = pbn.Apply(file, encoding, list)
	applied.Report = Validate(applied.Bytes, options)
	return applied, nil
}

// ApplySafe is the file with all safe fixes: see [pbn.ApplySafe].
func ApplySafe(file []byte, options Options) (applied Applied) {
	named, _ := source.EncodingOf(options.Encoding)
	mended := pbn.Mend(file, named, options.checking())
	return Applied{Bytes: mended.Bytes, Count: mended.Applied, More: mended.More, Report: options.report(mended.Report)}
}

// AppliedReport is the JSON of Applied except its bytes: what Validate says of them, how many fixes they have, and whether there may be more.
func AppliedReport(mended *pbn.Mended, options Options) []byte {
	var w wire.Writer
	w.Open('{')
	writeReport(&w, options, mended.Report)
	writeText(&w, options.Text, mended.Report)
	w.IntField("applied", mended.Applied)
	w.TrueField("more", mended.More)
	w.Close('}')
	return w.Out
}

// ReadSeverities reads names of severities by names of rules, as in "text/long-line": "off". The error is a sentence that
// names what is not known.
func ReadSeverities(names map[string]string) (map[diag.Rule]diag.Severity, error) {
	severities := map[diag.Rule]diag.Severity{}
	for _, name := range source.Sorted(slices.Collect(maps.Keys(names))) {
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
		w.BoolField("fix", info.CanFix())
		w.Close('}')
	}
	w.Close(']')
	return w.Out
}
