package kit

import (
	"os"
	"strconv"
	"strings"

	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// format is how what was found in files is written.
type format struct {
	frame frame
	file  func(of *Input, r *report.Report) []byte
	// isForPeople says that it is text.
	isForPeople bool
}

// TextFor returns what writes reports for people, on a stream, as the options say.
func TextFor(l *line.Line, stream *os.File) func(path string, r *report.Report) []byte {
	color, errorsOnly := wantsColor(l, stream), l.Is("quiet")
	return func(path string, r *report.Report) []byte {
		return wire.TextReport(r, wire.Rendering{Path: path, Color: color, ErrorsOnly: errorsOnly})
	}
}

// formatOf returns the format that --format names.
func (n *Notation) formatOf(l *line.Line) format {
	quiet := l.Is("quiet")
	switch l.Value("format") {
	case "json":
		return format{frame: asJSON, file: func(of *Input, r *report.Report) []byte {
			return appendJSON(nil, wire.FileReport(of.Name, r, quiet))
		}}
	case "jsonl":
		return format{file: func(of *Input, r *report.Report) []byte {
			return append(appendJSON(nil, wire.FileReport(of.Name, r, quiet)), '\n')
		}}
	case "github":
		return format{file: func(of *Input, r *report.Report) []byte { return github(of.Name, r, quiet) }}
	case "sarif":
		return format{frame: n.sarifFrame(), file: func(of *Input, r *report.Report) []byte {
			return appendJSON(nil, sarif(of.Name, of.notation.before(n), r, quiet))
		}}
	}
	text := TextFor(l, os.Stdout)
	return format{file: func(of *Input, r *report.Report) []byte { return text(of.Name, r) }, isForPeople: true}
}

// asJSON makes one document of what is written of files.
var asJSON = frame{`{"files":[`, ",", "]}\n"}

// WriteSum writes what was found in all files to standard output, if there are several. Quiet, it does so only where that has errors.
func WriteSum(s *Shell, l *line.Line) {
	if !l.Is("quiet") || !s.sum.isSilent(true) {
		s.write(s.sum.text())
	}
}

// saySum writes what was found in all files to standard error, if there are several, where anything was said of the files.
func saySum(s *Shell, l *line.Line) {
	if !s.sum.isSilent(l.Is("quiet")) {
		s.out.Flush()
		s.say(s.sum.text())
	}
}

// listed returns the diagnostics that are wanted.
func listed(r *report.Report, errorsOnly bool) (list []*diag.Diagnostic) {
	for i := range r.Diagnostics.Items {
		if d := &r.Diagnostics.Items[i]; !errorsOnly || d.Severity == diag.Error {
			list = append(list, d)
		}
	}
	return list
}

// github returns workflow commands of GitHub Actions, which mark the lines of a pull request.
func github(path string, r *report.Report, errorsOnly bool) (out []byte) {
	for _, d := range listed(r, errorsOnly) {
		command := d.Severity.String()
		if d.Severity == diag.Info {
			command = "notice"
		}
		out = append(append(out, "::"+command+" file="...), property.Replace(path)...)
		out = strconv.AppendInt(append(out, ",line="...), int64(d.Place.Range.Start.Line), 10)
		out = strconv.AppendInt(append(out, ",endLine="...), int64(d.Place.Range.End.Line), 10)
		out = strconv.AppendInt(append(out, ",col="...), int64(d.Place.Range.Start.Column), 10)
		out = strconv.AppendInt(append(out, ",endColumn="...), int64(d.Place.Range.End.Column), 10)
		out = append(append(out, ",title="...), property.Replace(r.Diagnostics.Rules(d.Rule).Name)...)
		out = append(append(append(out, "::"...), data.Replace(wire.Printable(d.Message))...), '\n')
	}
	return out
}

// What may not be in the commands as it is.
var (
	data     = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	property = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)

// sarifFrame is around the results of all files: the Static Analysis Results Interchange Format, version 2.1.0, with all rules of all
// notations.
func (n *Notation) sarifFrame() frame {
	var w wire.Writer
	w.Open('{')
	w.StringField("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
	w.StringField("version", "2.1.0")
	w.Name("runs")
	w.Open('[')
	w.Open('{')
	w.Name("tool")
	w.Open('{')
	w.Name("driver")
	w.Open('{')
	w.StringField("name", line.Program())
	w.StringField("version", line.Version())
	rules := rulesOf(n.all())
	w.List("rules", len(rules), func(i int) {
		rule := rules[i].row(n)
		w.Open('{')
		w.StringField("id", rule.Name)
		writeText(&w, "shortDescription", rule.Title)
		w.Name("defaultConfiguration")
		w.Open('{')
		w.StringField("level", sarifLevel(rule.Severity))
		w.Close('}')
		w.Close('}')
	})
	w.Close('}')
	w.Close('}')
	w.StringField("columnKind", "unicodeCodePoints")
	w.Name("results")
	w.Open('[')
	return frame{string(appendJSON(nil, w.Out)), ",", "]}]}\n"}
}

// sarif returns the results of a file, with commas between. The names of rules have something before them.
func sarif(path, before string, r *report.Report, errorsOnly bool) []byte {
	var w wire.Writer
	for _, d := range listed(r, errorsOnly) {
		w.Open('{')
		w.StringField("ruleId", before+r.Diagnostics.Rules(d.Rule).Name)
		w.StringField("level", sarifLevel(d.Severity))
		writeText(&w, "message", d.Message)
		w.List("locations", 1, func(int) {
			w.Open('{')
			writeLocation(&w, path, d.Place.Range)
			w.Close('}')
		})
		if len(d.Related) > 0 {
			w.List("relatedLocations", len(d.Related), func(i int) {
				w.Open('{')
				writeText(&w, "message", d.Related[i].Message)
				writeLocation(&w, path, d.Related[i].Place.Range)
				w.Close('}')
			})
		}
		w.Close('}')
	}
	return w.Out
}

func sarifLevel(s diag.Severity) string {
	if s == diag.Info {
		return "note"
	}
	return s.String()
}

func writeText(w *wire.Writer, name, text string) {
	w.Name(name)
	w.Open('{')
	w.StringField("text", text)
	w.Close('}')
}

func writeLocation(w *wire.Writer, path string, at source.Range) {
	w.Name("physicalLocation")
	w.Open('{')
	w.Name("artifactLocation")
	w.Open('{')
	w.StringField("uri", asURI(path))
	w.Close('}')
	w.Name("region")
	w.Open('{')
	w.IntField("startLine", at.Start.Line)
	w.IntField("startColumn", at.Start.Column)
	w.IntField("endLine", at.End.Line)
	w.IntField("endColumn", at.End.Column)
	w.Close('}')
	w.Close('}')
}

const hexadecimal = "0123456789ABCDEF"

// asURI returns a path as a relative reference, in which encodeURIComponent has escaped what is between slashes.
func asURI(path string) string {
	var out strings.Builder
	for _, c := range []byte(path) {
		isLetter := c|0x20 >= 'a' && c|0x20 <= 'z'
		if isLetter || c >= '0' && c <= '9' || strings.IndexByte("/-_.!~*'()", c) >= 0 {
			out.WriteByte(c)
		} else {
			out.WriteByte('%')
			out.WriteByte(hexadecimal[c>>4])
			out.WriteByte(hexadecimal[c&15])
		}
	}
	return out.String()
}
