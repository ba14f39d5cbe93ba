package api

import (
	"errors"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"pbn/core/convert"
	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/source"
	"pbn/core/wire"
)

// parameter is a parameter that a route takes.
type parameter struct {
	Name string `json:"name"`
	// Values are those that there are; the first holds where none is given.
	Values []string `json:"values,omitempty"`
	// Also has other names of values, which are taken and not offered.
	Also  []string `json:"-"`
	About string   `json:"about,omitempty"`
	// required says that a request must have it.
	required bool
	// schema is what its value has to be where there are no Values: of a text, or of the JSON in it.
	schema object
	isJSON bool
}

var (
	sourceEncoding = parameter{Name: "sourceEncoding", About: "the encoding of the file, such as windows-1252, where it cannot be told from the bytes",
		schema: object{"type": "string", "examples": []string{source.Windows1252.String(), source.UTF8.String()}}}
	from       = parameter{Name: "from", About: "the number of the first game that is wanted, from 1", schema: object{"type": "integer", "minimum": 1}}
	count      = parameter{Name: "count", About: "how many games are wanted", schema: object{"type": "integer", "minimum": 1}}
	as         = parameter{Name: "as", Values: []string{"import", "export"}, About: "the format of the standard that the file must have"}
	severities = parameter{Name: "severities", About: "the severities of rules, as in text/long-line:off,tag/unknown:warning",
		schema: object{"type": "string", "examples": []string{"text/long-line:off,tag/unknown:warning"}}}
	doubleDummy = parameter{Name: "doubleDummy", Values: []string{"no", "yes"}, About: "whether the tags for double dummy results are compared with what the solver finds"}
	onlyOf      = parameter{Name: "only", Values: []string{"missing", "all"}, About: "whether only missing tags are filled in, or wrong ones corrected, too"}
	limit       = parameter{Name: "limit", About: "how many boards are solved", schema: object{"type": "integer", "minimum": 1}}
	notation    = parameter{Name: "notation", Values: []string{"auto", "pbn", "lin", "deal"}, About: "what the file is: LIN, or any text with links to a hand viewer; a deal as in mail"}
	converted   = parameter{Name: "from", Values: notation.Values, About: notation.About}
	to          = parameter{Name: "to", Values: []string{"pbn", "lin", "csv"}, About: "what the file is converted to; csv is a table of the results"}
	edits       = parameter{Name: "edits", About: `the JSON of GameEdit[], as in [{"game":1,"tag":"Site","value":"Paris"}]`, required: true, isJSON: true,
		schema: object{"type": "array", "items": object{"type": "object", "required": []string{"game", "value"}}}}
)

// format is the parameter that tells what an answer is written as.
func format(values ...string) parameter { return parameter{Name: "format", Values: values} }

// query is the parameters of a request, each once and known.
type query map[string]string

func readQuery(text string, known []parameter) (query, *problem) {
	all, err := url.ParseQuery(text)
	if err != nil {
		return nil, &problem{kind: badParameter, Detail: "The parameters cannot be read: " + err.Error() + "."}
	}
	q := query{}
	for _, p := range known {
		given := all[p.Name]
		delete(all, p.Name)
		switch {
		case len(given) > 1:
			return nil, bad(p.Name, "may be given only once")
		case len(given) == 1 && p.Values != nil && !slices.Contains(p.Values, given[0]) && !slices.Contains(p.Also, given[0]):
			return nil, bad(p.Name, "must be "+strings.Join(p.Values, " or "))
		case len(given) == 1:
			q[p.Name] = given[0]
		case p.Values != nil:
			q[p.Name] = p.Values[0]
		}
	}
	for name := range all {
		p := bad(name, "is not a parameter of this address")
		if len(known) > 0 {
			p.Detail += " The parameters are " + names(known) + "."
		}
		return nil, p
	}
	return q, nil
}

func bad(name, what string) *problem {
	return &problem{kind: badParameter, Detail: strconv.Quote(name) + " " + what + ".", Parameter: name}
}

func names(parameters []parameter) string {
	var all []string
	for _, p := range parameters {
		all = append(all, p.Name)
	}
	return strings.Join(all, ", ")
}

// reading is how the file is read.
func (q query) reading(h *source.Habits) (wire.Options, *problem) {
	label, given := q[sourceEncoding.Name]
	if _, ok := h.EncodingOf(label); given && !ok {
		known := "iso-8859-1, windows-1252, utf-8, utf-16le"
		for _, own := range h.Tables {
			known += ", " + own.String()
		}
		return wire.Options{}, bad(sourceEncoding.Name, "must be "+known+" or utf-16be")
	}
	return wire.Options{Encoding: label}, nil
}

// window is which games are wanted.
func (q query) window(options *wire.Options) *problem {
	for name, number := range map[string]*int{from.Name: &options.From, count.Name: &options.Count} {
		text, given := q[name]
		if !given {
			continue
		}
		n, err := strconv.Atoi(text)
		// More than fits is as good as all.
		if err != nil && !errors.Is(err, strconv.ErrRange) || n < 1 {
			return bad(name, "must be a positive integer")
		}
		*number = n
	}
	return nil
}

// checking is how the file is checked.
func (q query) checking() (check pbn.Options, p *problem) {
	check.AsExport = q[as.Name] == "export"
	check.Severities, p = q.severities(convert.FindRule)
	return check, p
}

// severities are those of rules, which find knows.
func (q query) severities(find func(name string) (diag.Rule, bool)) (map[diag.Rule]diag.Severity, *problem) {
	levels := map[string]string{}
	for _, pair := range strings.FieldsFunc(q[severities.Name], func(c rune) bool { return c == ',' }) {
		rule, level, _ := strings.Cut(pair, ":")
		levels[rule] = level
	}
	read, err := wire.ReadSeverities(levels, find)
	if err != nil {
		return nil, &problem{kind: badParameter, Detail: severities.Name + ": " + err.Error() + ".", Parameter: severities.Name}
	}
	return read, nil
}

// writerParameters are the options of the writer of export format.
func writerParameters() (all []parameter) {
	for _, option := range export.OptionNames {
		all = append(all, parameter{Name: option.Name, Values: option.Values, Also: option.Also})
	}
	return all
}

// writing is how the file is written.
func (q query) writing() export.Options {
	chosen := map[string]string{}
	for _, option := range export.OptionNames {
		chosen[option.Name] = q[option.Name]
	}
	options, wrong := export.Named(chosen)
	if wrong != "" {
		panic(wrong)
	}
	return options
}
