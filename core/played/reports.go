package played

import (
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/lists"
	"pbn/core/report"
	"pbn/core/wire"
)

// WriteReport writes the members of a report, with the diagnostics, or with none of them.
func WriteReport(w *wire.Writer, r *report.Report, withFound bool) {
	w.StringField("encoding", r.Text.Encoding.String())
	w.IntField("gameCount", r.Games)
	wire.WriteCounts(w, r)
	w.Name("diagnostics")
	w.Open('[')
	if withFound {
		WriteList(w, r.Label, &r.Diagnostics, 0)
	}
	w.Close(']')
	wire.WriteOmitted(w, r, false)
}

// WriteList writes the diagnostics of a list from a number on; label is the name that their labels have.
func WriteList(w *wire.Writer, label string, found *diag.List, from int) {
	for i := from; i < len(found.Items); i++ {
		wire.WriteDiagnostic(w, found.Rules, label, &found.Items[i])
	}
}

// ReadReport is the JSON of what is said of a file that was only read.
func ReadReport(r *report.Report, withFound bool) []byte {
	var w wire.Writer
	w.Open('{')
	WriteReport(&w, r, withFound)
	w.Close('}')
	return w.Out
}

// JobReport is CheckReport of a job, which has given the diagnostics out before.
func JobReport(r *report.Report, o wire.Options) []byte { return CheckReport(r, o, false) }

// CheckReport is the JSON of what is said of a file that was checked, with the diagnostics, or with none of them.
func CheckReport(r *report.Report, o wire.Options, withFound bool) []byte {
	var w wire.Writer
	w.Open('{')
	WriteReport(&w, r, withFound)
	wire.WriteText(&w, r, o.Text)
	w.Close('}')
	return w.Out
}

// ExportReport is the JSON of what is said of an export except its bytes, with the lists of what was found and changed, or with neither.
func ExportReport(r *report.Report, o wire.Options, withFound bool) []byte {
	var w wire.Writer
	w.Open('{')
	WriteReport(&w, r, withFound)
	wire.WriteText(&w, r, o.Text)
	w.FilledField("needsUTF8", r.NeedsUTF8)
	wire.WriteChanges(&w, r)
	w.Name("changed")
	w.Open('[')
	if withFound {
		WriteList(&w, r.Label, &r.Changes, 0)
	}
	w.Close(']')
	w.Close('}')
	return w.Out
}

// Findings have the memory for the JSON of the diagnostics of a game.
type Findings struct{ w wire.Writer }

// Of is the JSON of the diagnostics of a list from a number on.
func (f *Findings) Of(label string, found *diag.List, from int) []byte {
	f.w.Out = f.w.Out[:0]
	f.w.Open('[')
	WriteList(&f.w, label, found, from)
	f.w.Close(']')
	return f.w.Out
}

// Decimal returns a number with so many digits after the point, as JavaScript writes it.
func Decimal(n int64, digits int) string {
	sign := ""
	if n < 0 {
		sign, n = "-", -n
	}
	text := strconv.FormatInt(n, 10)
	for len(text) <= digits {
		text = "0" + text
	}
	fraction := strings.TrimRight(text[len(text)-digits:], "0")
	if text = sign + text[:len(text)-digits]; fraction != "" {
		text += "." + fraction
	}
	return text
}

// PlaceInGiven returns where in the games that were given a diagnostic is.
func PlaceInGiven(d *diag.Diagnostic) string {
	if d.Game == 0 {
		return ""
	}
	return "games[" + strconv.Itoa(d.Game-1) + "]"
}

// ConvertedReport is the JSON of what was converted, except its bytes.
func ConvertedReport(made *lists.Result) []byte {
	var w wire.Writer
	w.Open('{')
	WriteReport(&w, made.Report, true)
	w.IntField("lines", made.Lines)
	w.IntField("dropped", made.Dropped)
	w.List("lost", len(made.Lost), func(i int) {
		w.Open('{')
		w.StringField("what", made.Lost[i].What)
		w.IntField("count", made.Lost[i].Count)
		w.Close('}')
	})
	w.Close('}')
	return w.Out
}
