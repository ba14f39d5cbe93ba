package api

import (
	"cmp"
	"errors"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/recognize"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// notationVerbs are the verbs of a notation beside those of bridge. Their addresses are below /api/ and its name.
type notationVerbs struct {
	// name is what core/recognize calls it, and label what people do. types is what the names of its types begin with in the npm package.
	name, label, types string
	// list is what the JSON of a file calls its games, "" for that.
	list        string
	contentType string
	// longGame says what may be wrong with a file that has a game which is too long.
	longGame string
	habits   *source.Habits
	rules    []diag.Rule
	rows     diag.Table
	page     func(rule string) (page string, known bool)

	// formats are what a file may be checked as, and writer the options of the writer, as the request has them.
	formats []string
	writer  []parameter
	// edits is the parameter of what edit makes, and changes says what that is.
	edits   parameter
	changes string

	// tooLong is the error of what would become longer than it may be.
	tooLong  error
	parse    func(file *source.Stream, o wire.Options) ([]byte, error)
	validate func(file *source.Stream, as string, severities map[diag.Rule]diag.Severity) *report.Report
	export   func(file *source.Stream, chosen map[string]string, most int) (out []byte, charset string, r *report.Report)
	mend     func(file []byte, named source.Encoding, severities map[diag.Rule]diag.Severity) *mend.Result

	// document is nil where no documents are written.
	document func(file []byte, named source.Encoding, chosen map[string]string, within limitsOf) (out []byte, r *report.Report)
	// edit makes edits, which are given as JSON; json is what is said of them, and counted how many changes there are. refused is the first
	// error that they would bring.
	edit func(file []byte, o wire.Options, severities map[diag.Rule]diag.Severity, json []byte) (made editResult, err error)

	// The JSON of what is said of a file, of an export, and of a file with fixes.
	report   func(r *report.Report, o wire.Options) []byte
	exported func(r *report.Report, o wire.Options) []byte
	applied  func(mended *mend.Result, o wire.Options) []byte
}

// listed is what the JSON of a file calls the list of what is in it.
func (of *notationVerbs) listed() string { return cmp.Or(of.list, "games") }

// notations has the notations beside those of bridge.
var notations = []*notationVerbs{&ofChess, &ofDraughts, &ofProblems}

// limitsOf are the limits of a document.
type limitsOf struct {
	until         func() error
	longest, most int
}

// editResult is a file with edits.
type editResult struct {
	out     []byte
	json    []byte
	report  *report.Report
	changes int
	refused string // the first error that they would bring, "" where there is none
}

// gamesOf are the verbs of a notation on a server.
type gamesOf struct {
	server *server
	of     *notationVerbs
}

// table has the routes of the notation.
func (s gamesOf) table() []route {
	of := s.of
	path := "/api/" + of.name
	name := func(verb string) string { return of.name + strings.ToUpper(verb[:1]) + verb[1:] }
	text, markdown, file := output{contentType: textType}, output{contentType: markdownType}, output{contentType: of.contentType}
	isJSON := func(name string) output { return output{jsonType, of.types + name} }
	fileOrSaid := format("file", "json", "text")
	fileOrSaid.About = "the file itself, or what is said of it, as JSON or as text"
	as := parameter{Name: as.Name, Values: of.formats, About: as.About}
	own := severities
	own.About, own.schema = "the severities of rules, as in move/illegal:warning", object{"type": "string", "examples": []string{of.rows(of.rules[0]).Name + ":off"}}
	rulesPath := path + "/rules"
	routes := []route{
		{Method: http.MethodPost, Path: path + "/parse", About: "what a file of " + of.label + " says, the JSON of " + of.types + "File",
			Parameters: []parameter{from, count, sourceEncoding}, name: name("parse"), answers: []output{isJSON("File")}, call: s.parse},
		{Method: http.MethodPost, Path: path + "/validate", About: "what is wrong with a file of " + of.label + ", the JSON of " + of.types + "Validation",
			Parameters: []parameter{as, own, format("json", "text"), sourceEncoding}, name: name("validate"), answers: []output{isJSON("Validation"), text}, call: s.validate},
		{Method: http.MethodPost, Path: path + "/export", About: "a file of " + of.label + " in export format",
			Parameters: append(of.writer[:len(of.writer):len(of.writer)], fileOrSaid, sourceEncoding), name: name("export"), answers: []output{file, isJSON("Exported"), text}, call: s.export},
		{Method: http.MethodPost, Path: path + "/fix", About: "a file of " + of.label + " with all safe fixes",
			Parameters: []parameter{own, fileOrSaid, sourceEncoding}, name: name("apply"), answers: []output{file, isJSON("Applied"), text}, call: s.fix, readsWhole: true},
		{Method: http.MethodPost, Path: path + "/edit", About: "a file of " + of.label + " with " + of.changes,
			Parameters: []parameter{of.edits, own, fileOrSaid, sourceEncoding}, name: name("edit"), answers: []output{file, isJSON("Edited"), text}, call: s.edit, readsWhole: true},
		{Method: http.MethodPost, Path: path + "/document", About: "a page or another text, with each block of " + of.label + " in export format",
			Parameters: append(of.writer[:len(of.writer):len(of.writer)], fileOrSaid, sourceEncoding), name: name("exportDocument"),
			answers: []output{{contentType: "*/*"}, isJSON("Exported"), text}, call: s.document, readsWhole: true},
		{Method: http.MethodGet, Path: rulesPath, About: "the rules of " + of.label + ", the JSON of Rule[]", Parameters: []parameter{format("json", "text")},
			name: name("rules"), answers: []output{{jsonType, "Rules"}, text}, call: s.ruleList},
		{Method: http.MethodGet, Path: rulesPath + "/{rule}", About: "the page of a rule of " + of.label, Parameters: []parameter{format("markdown", "text")},
			name: name("explain"), answers: []output{markdown, text}, call: s.rulePage},
	}
	if of.document == nil {
		routes = slices.DeleteFunc(routes, func(r route) bool { return r.Path == path+"/document" })
	}
	for i := range routes {
		routes[i].games = of
	}
	return routes
}

// open opens the file of a request: see [server.open].
func (s gamesOf) open(r *request, o wire.Options) *source.Stream {
	return o.Open(s.of.habits, r.file).Until(s.server.stops(r)).LimitGames(s.server.limits.Game)
}

func (s gamesOf) parse(r *request) (*answer, *problem) {
	options, p := r.query.reading(s.of.habits)
	if p == nil {
		p = r.query.window(&options)
	}
	if p != nil {
		return nil, p
	}
	options.Most = s.server.limits.Games
	json, err := s.of.parse(s.open(r, options), options)
	switch p := s.server.unread(err, s.of); {
	case p != nil:
		return nil, p
	case errors.Is(err, s.of.tooLong):
		return nil, longerAnswer(s.server.limits.Games)
	case err != nil:
		return nil, closed()
	}
	return ok(jsonType, json)
}

func (s gamesOf) validate(r *request) (*answer, *problem) {
	options, levels, p := s.reading(r)
	if p != nil {
		return nil, p
	}
	report := s.of.validate(s.open(r, options), r.query[as.Name], levels)
	switch p := s.server.unread(report.Err, s.of); {
	case p != nil:
		return nil, p
	case report.Err != nil:
		return nil, closed()
	case r.query["format"] == "text":
		return ok(textType, text(report))
	}
	return ok(jsonType, s.of.report(report, options))
}

// reading is how a file is read, and the severities of rules.
func (s gamesOf) reading(r *request) (wire.Options, map[diag.Rule]diag.Severity, *problem) {
	options, p := r.query.reading(s.of.habits)
	if p != nil {
		return options, nil, p
	}
	levels, p := r.query.severities(func(name string) (diag.Rule, bool) {
		for _, rule := range s.of.rules {
			if s.of.rows(rule).Name == name {
				return rule, true
			}
		}
		return 0, false
	})
	return options, levels, p
}

func (s gamesOf) export(r *request) (*answer, *problem) {
	options, p := r.query.reading(s.of.habits)
	if p != nil {
		return nil, p
	}
	out, charset, report := s.of.export(s.open(r, options), s.writing(r), s.server.limits.Answer)
	return s.written(r, options, s.of.contentType+"; charset="+charset, out, report, `attachment; filename="export.`+s.of.name+`"`)
}

func (s gamesOf) document(r *request) (*answer, *problem) {
	options, p := r.query.reading(s.of.habits)
	if p != nil {
		return nil, p
	}
	within := limitsOf{until: s.server.stops(r), longest: s.server.limits.Game, most: s.server.limits.Answer}
	out, report := s.of.document(r.file, options.Named(s.of.habits), s.writing(r), within)
	return s.written(r, options, documentType(r.contentType), out, report, "attachment")
}

// writing is how files are written, by the names of options.
func (s gamesOf) writing(r *request) map[string]string {
	chosen := map[string]string{}
	for _, option := range s.of.writer {
		chosen[option.Name] = r.query[option.Name]
	}
	return chosen
}

// written answers with what is written, or with what is said of it.
func (s gamesOf) written(r *request, options wire.Options, contentType string, out []byte, report *report.Report, disposition string) (*answer, *problem) {
	switch p := s.server.unread(report.Err, s.of); {
	case p != nil:
		return nil, p
	case errors.Is(report.Err, s.of.tooLong):
		return nil, s.server.tooLong()
	case report.Err != nil:
		return nil, closed()
	case r.query["format"] == "json":
		return ok(jsonType, s.of.exported(report, options))
	case r.query["format"] == "text":
		return ok(textType, text(report))
	case report.Games == 0:
		return nil, without(report)
	}
	return ok(contentType, out, "Content-Disposition", disposition, "Pbn-Diagnostics", counts(report))
}

// fix answers with the file that has all safe fixes, or with what is left.
func (s gamesOf) fix(r *request) (*answer, *problem) {
	options, levels, p := s.changing(r)
	if p != nil {
		return nil, p
	}
	mended := s.of.mend(r.file, options.Named(s.of.habits), levels)
	if r.query["format"] == "json" {
		return ok(jsonType, s.of.applied(mended, options))
	}
	return s.made(r, mended.Bytes, mended.Report, "Pbn-Fixes", strconv.Itoa(mended.Applied))
}

// changing is how a file is read that is changed, or why it cannot be.
func (s gamesOf) changing(r *request) (wire.Options, map[diag.Rule]diag.Severity, *problem) {
	options, levels, p := s.reading(r)
	if p != nil {
		return options, nil, p
	}
	// What makes the changes reads on whatever comes: this ends where a game is too long, or the client is gone.
	err := s.of.validate(s.open(r, options), "", levels).Err
	if p := s.server.unread(err, s.of); p != nil || err == nil {
		return options, levels, p
	}
	return options, nil, closed()
}

// edit answers with the file that has the edits, or with what was changed.
func (s gamesOf) edit(r *request) (*answer, *problem) {
	options, levels, p := s.changing(r)
	if p != nil {
		return nil, p
	}
	wanted, given := r.query[edits.Name]
	if !given {
		return nil, &problem{kind: badParameter, Detail: `"edits" is missing: ` + s.of.edits.About + ".", Parameter: edits.Name}
	}
	made, err := s.of.edit(r.file, options, levels, []byte(wanted))
	switch {
	case err != nil:
		return nil, &problem{kind: badParameter, Detail: err.Error() + ".", Parameter: edits.Name}
	case r.query["format"] == "json":
		return ok(jsonType, made.json)
	case made.refused != "":
		return nil, &problem{kind: refused, Detail: made.refused}
	}
	return s.made(r, made.out, made.report, "Pbn-Changes", strconv.Itoa(made.changes))
}

// made answers with a file in the encoding that it came in, or with what is found in it.
func (s gamesOf) made(r *request, out []byte, report *report.Report, header ...string) (*answer, *problem) {
	return madeFile(r, s.of.contentType, s.of.name, out, report, header...)
}

func (s gamesOf) ruleList(r *request) (*answer, *problem) {
	if r.query["format"] == "text" {
		return ok(textType, wire.RuleTable(s.of.rules, s.of.rows))
	}
	return ok(jsonType, wire.Rules(s.of.rules, s.of.rows))
}

func (s gamesOf) rulePage(r *request) (*answer, *problem) {
	path := "/api/" + s.of.name + "/rules"
	return pageOf(r, strings.TrimPrefix(r.path, path+"/"), s.of.page, path)
}

// foreign is the problem of a file that is not of the notation: its start shows that for certain.
func (of *notationVerbs) foreign(r *request, verb string) *problem {
	is, isSure := recognize.Of(r.file, "")
	if !isSure || is.Is(of.name) || is.Is("fen") || is.Is("epd") && of.name == "epd" {
		return nil
	}
	if p := elsewhere(is, verb); p != nil {
		return p
	}
	if is.IsForeign() {
		return &problem{kind: otherFormat, Detail: is.Sentence()}
	}
	return &problem{kind: otherFormat, Detail: "This is " + strings.ToUpper(is.ID) + ", a notation for bridge. POST it to /api/" + verb + "."}
}

// elsewhere is the problem of a file that is of a notation with addresses of its own; nil where it is none. verb is the last part of the
// address that it was sent to.
func elsewhere(is *recognize.Row, verb string) *problem {
	for _, of := range notations {
		if !is.Is(of.name) {
			continue
		}
		path := "/api/" + of.name + "/"
		detail := "The addresses for it begin with " + path + "."
		for _, r := range (gamesOf{of: of}).table() {
			if r.Path == path+verb {
				detail = "POST it to " + r.Path + "."
			}
		}
		return &problem{kind: otherFormat, Detail: "This is " + is.What() + ". " + detail}
	}
	return nil
}
