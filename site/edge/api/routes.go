package api

import (
	"context"
	"net/http"
	"strings"
)

// request is what a route answers.
type request struct {
	// context is done when nobody waits for the answer any more.
	context     context.Context
	query       query
	path        string
	file        []byte
	contentType string // of the file
}

// route is an address of the API.
type route struct {
	Method string `json:"method"`
	// Path may end with {rule}, which stands for any text.
	Path       string      `json:"path"`
	About      string      `json:"about"`
	Parameters []parameter `json:"parameters"`
	// name is what programs call it.
	name string
	// answers are what it may answer with 200, the first of them where no format is asked for.
	answers []output
	call    func(r *request) (*answer, *problem)
	// readsWhole reports whether it has all of a file in mind at once, and not one game after another.
	readsWhole bool
	// solves reports whether it solves boards.
	solves bool
	// games is the notation whose files it takes; nil of those of bridge.
	games *notationVerbs
}

// output is a body that a route answers with: of a type of text, of bytes, or of JSON that has the name of a type of the package.
type output struct{ contentType, json string }

const (
	rulePath     = "/api/rules/"
	documentPath = "/api/document"
)

const markdownType = "text/markdown; charset=utf-8"

func (s *server) table() []route {
	file := format("file", "json", "text")
	file.About = "the file itself, or what is said of it, as JSON or as text"
	isJSON := func(name string) output { return output{jsonType, name} }
	text, markdown, pbnFile := output{contentType: textType}, output{contentType: markdownType}, output{contentType: pbnType}
	routes := []route{
		{http.MethodGet, "/api", "this list", []parameter{}, "index", []output{isJSON("Index")}, s.index, false, false, nil},
		{http.MethodGet, descriptionPath, "this list for programs, in OpenAPI 3.1", []parameter{}, "openapi", []output{isJSON("Description")}, s.description, false, false, nil},
		{http.MethodPost, "/api/parse", "what a file says, the JSON of PbnFile", []parameter{from, count, notation, sourceEncoding}, "parse", []output{isJSON("PbnFile")}, s.parse, false, false, nil},
		{http.MethodPost, "/api/validate", "what is wrong with a file, the JSON of Validation", []parameter{as, severities, doubleDummy, limit, format("json", "text"), notation, sourceEncoding},
			"validate", []output{isJSON("Validation"), text}, s.validate, false, false, nil},
		{http.MethodPost, "/api/export", "a file in export format", append(writerParameters(), file, notation, sourceEncoding), "export", []output{pbnFile, isJSON("Exported"), text}, s.exportFile, false, false, nil},
		{http.MethodPost, documentPath, "a page or another text, with each block of PBN in export format", append(writerParameters(), file, sourceEncoding),
			"exportDocument", []output{{contentType: "*/*"}, isJSON("Exported"), text}, s.exportDocument, true, false, nil},
		{http.MethodPost, "/api/fix", "a file with all safe fixes", []parameter{severities, file, sourceEncoding}, "apply", []output{pbnFile, isJSON("Applied"), text}, s.fix, true, false, nil},
		{http.MethodPost, "/api/edit", "a file with tags, calls, cards and notes set, added or removed", []parameter{edits, severities, file, sourceEncoding},
			"edit", []output{pbnFile, isJSON("Edited"), text}, s.edit, true, false, nil},
		{http.MethodPost, "/api/optimum", "a file with the tags of what can be won with open cards", []parameter{onlyOf, from, limit, severities, file, notation, sourceEncoding},
			"optimum", []output{pbnFile, isJSON("Edited"), text}, s.optimum, true, true, nil},
		{http.MethodPost, "/api/convert", "LIN or a deal as in mail as PBN, PBN as LIN or its results as CSV", append(writerParameters(), converted, to, severities, file, sourceEncoding),
			"convert", []output{pbnFile, {contentType: linType}, {contentType: csvType}, isJSON("Converted"), text}, s.convert, true, false, nil},
		{http.MethodGet, "/api/nags", "what the numbers of NAGs mean, the JSON of NagTexts", []parameter{}, "nags", []output{isJSON("NagTexts")}, nagList, false, false, nil},
		{http.MethodGet, "/api/rules", "the rules, the JSON of Rule[]", []parameter{format("json", "text")}, "rules", []output{isJSON("Rules"), text}, ruleList, false, false, nil},
		{http.MethodGet, rulePath + "{rule}", "the page of a rule", []parameter{format("markdown", "text")}, "explain", []output{markdown, text}, rulePage, false, false, nil},
	}
	for _, of := range notations {
		routes = append(routes, gamesOf{s, of}.table()...)
	}
	return routes
}

// find is the route of a path, or nil.
func (s *server) find(path string) *route {
	for i := range s.routes {
		r := &s.routes[i]
		start, open := strings.CutSuffix(r.Path, "{rule}")
		if path == r.Path || path == "/api/" && r.Path == "/api" || open && strings.HasPrefix(path, start) {
			return r
		}
	}
	return nil
}

func (r *route) methods() []string {
	if r.Method == http.MethodGet {
		return []string{http.MethodGet, http.MethodHead, http.MethodOptions}
	}
	return []string{r.Method, http.MethodOptions}
}

func (r *route) allowed() string { return strings.Join(r.methods(), ", ") }

// index is the list of what there is.
func (s *server) index(*request) (*answer, *problem) {
	return ok(jsonType, asJSON(struct {
		Routes   []route `json:"routes"`
		Problems []kind  `json:"problems"`
		MaxBody  int64   `json:"maxBody"`
	}{s.routes, kinds, s.limits.Body}))
}
