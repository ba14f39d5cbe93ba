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
	call       func(r *request) (*answer, *problem)
}

const rulePath = "/api/rules/"

func (s *server) table() []route {
	file := format("file", "json", "text")
	file.About = "the file itself, or what is said of it, as JSON or as text"
	return []route{
		{http.MethodGet, "/api", "this list", []parameter{}, s.index},
		{http.MethodPost, "/api/parse", "what a file says, the JSON of PbnFile", []parameter{from, count, sourceEncoding}, s.parse},
		{http.MethodPost, "/api/validate", "what is wrong with a file, the JSON of Validation", []parameter{as, severities, format("json", "text"), sourceEncoding}, s.validate},
		{http.MethodPost, "/api/export", "a file in export format", append(writerParameters(), file, sourceEncoding), s.exportFile},
		{http.MethodPost, "/api/document", "a page or another text, with each block of PBN in export format", append(writerParameters(), file, sourceEncoding), s.exportDocument},
		{http.MethodGet, "/api/rules", "the rules, the JSON of Rule[]", []parameter{format("json", "text")}, ruleList},
		{http.MethodGet, rulePath + "{rule}", "the page of a rule", []parameter{format("markdown", "text")}, rulePage},
	}
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
	}{s.routes, kinds, s.Body}))
}
