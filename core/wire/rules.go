package wire

import (
	"errors"
	"maps"
	"slices"

	"pbn/core/diag"
	"pbn/core/source"
)

// ReadSeverities reads names of severities by names of rules, as in "text/long-line": "off", which find knows. The error is a sentence that
// names what is not known.
func ReadSeverities(names map[string]string, find func(name string) (diag.Rule, bool)) (map[diag.Rule]diag.Severity, error) {
	severities := map[diag.Rule]diag.Severity{}
	for _, name := range source.Sorted(slices.Collect(maps.Keys(names))) {
		rule, known := find(name)
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

// Rules is the JSON of rules.
func Rules(all []diag.Rule, of diag.Table) []byte {
	var w Writer
	w.Open('[')
	for _, rule := range all {
		row := of(rule)
		w.Open('{')
		w.StringField("name", row.Name)
		w.StringField("severity", row.Default().String())
		w.StringField("title", row.Title)
		w.StringField("section", row.Section)
		w.BoolField("fix", row.CanFix())
		w.Close('}')
	}
	w.Close(']')
	return w.Out
}
