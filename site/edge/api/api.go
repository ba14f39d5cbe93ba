// Package api is the verbs of the core over HTTP. It keeps nothing from one request to the next.
//
// GET /api lists the addresses, their parameters and the kinds of problems. A body is a PBN file, or for /api/document a
// page or another text with blocks of PBN. What is wrong with a file is data, and answered with 200; only a file without a
// game cannot be written (422), and what is no bridge file is not read (415). Other errors are problem details (RFC 9457).
//
// The encoding of a file is what its bytes tell, or what sourceEncoding says: the charset of Content-Type does not count,
// since programs send one without having looked. What is wanted is asked for by format: Accept does not count either.
package api

import (
	"log"
	"net/http"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"

	"pbn/core/wire"
)

// answer is what a request gets.
type answer struct {
	status      int
	contentType string
	header      map[string]string
	body        []byte
	// coding is the Content-Encoding of the body, which may be the platform's to do.
	coding string
}

// server answers everything at /api and below.
type server struct {
	limits Limits
	routes []route
	room   *room
	budget *budget
	// working has an element for each file that is worked on: more at a time than there are processors would only take memory.
	working chan struct{}
	// solving has an element while boards are solved for a request, which takes seconds: one at a time, so that others have their turn.
	solving chan struct{}
}

// New is the handler of /api and everything below it.
func New(limits Limits) http.Handler {
	s := &server{
		limits: limits, room: newRoom(limits.Held), budget: newBudget(limits.Work),
		working: make(chan struct{}, max(2, runtime.GOMAXPROCS(0))), solving: make(chan struct{}, 1),
	}
	s.routes = s.table()
	return s
}

func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	at := s.room.enter()
	defer at.leave()
	defer func() {
		if cause := recover(); cause != nil {
			log.Printf("%s: %v\n%s", r.URL.Path, cause, debug.Stack())
			p := problem{kind: ourMistake, Detail: "The program failed on this file. Please report it with the file."}
			at.giveUpBody(w, r)
			s.write(w, r, at, p.answer(r.URL.Path))
		}
	}()
	a, p := s.answer(w, r, at)
	if p != nil {
		a = p.answer(r.URL.Path)
	}
	at.giveUpBody(w, r)
	s.write(w, r, at, a)
}

func (s *server) answer(w http.ResponseWriter, r *http.Request, in *place) (*answer, *problem) {
	at := s.find(r.URL.Path)
	if at == nil {
		return nil, &problem{kind: notFound, Detail: "GET /api lists all addresses."}
	}
	switch {
	case r.Method == http.MethodOptions:
		return preflight(at), nil
	case !slices.Contains(at.methods(), r.Method):
		detail := "Send the file as the body of a POST request."
		if at.Method == http.MethodGet {
			detail = "Send a GET request."
		}
		return nil, &problem{kind: badMethod, Detail: detail, header: map[string]string{"Allow": at.allowed()}}
	}
	q, p := readQuery(r.URL.RawQuery, at.Parameters)
	if p != nil {
		return nil, p
	}
	request := &request{context: r.Context(), query: q, path: r.URL.Path, contentType: r.Header.Get("Content-Type")}
	if at.Method != http.MethodPost {
		a, p := at.call(request)
		if p == nil {
			a = tagged(a, r.Header.Get("If-None-Match"))
			a.encode(r.Header.Get("Accept-Encoding"))
		}
		return a, p
	}
	if request.file, p = s.read(w, r, in); p != nil {
		return nil, p
	}
	a, p := s.work(at, request, r.Header, in)
	switch {
	case r.Context().Err() != nil:
		return nil, closed()
	case p != nil:
		return nil, p
	case len(a.body) > s.limits.Answer:
		return nil, s.tooLong()
	case !in.hold(int64(cap(a.body))):
		return nil, tooBusy()
	}
	return a, nil
}

// begin waits for one of some turns, which end gives back; ok is false where the client is gone.
func (r *request) begin(turns chan struct{}) (ok bool) {
	select {
	case turns <- struct{}{}:
		return true
	case <-r.context.Done():
		return false
	}
}

func end(turns chan struct{}) { <-turns }

// decoded decodes the file of a request when its turn comes.
func (s *server) decoded(coding string, r *request, in *place) (p *problem) {
	if !r.begin(s.working) {
		return closed()
	}
	defer end(s.working)
	r.file, p = s.decode(coding, r.file, in)
	return p
}

// work answers a request when its turn comes, and there is as much memory as it may take. It gives up when its client is gone.
func (s *server) work(at *route, r *request, header http.Header, in *place) (a *answer, p *problem) {
	if coding := header.Get("Content-Encoding"); isCoded(coding) {
		if p := s.decoded(coding, r, in); p != nil {
			return nil, p
		}
	}
	if p := notAsItIs(header, r.file); p != nil {
		return nil, p
	}
	if at.readsWhole && len(r.file) > s.limits.Whole {
		return nil, largerThan(int64(s.limits.Whole))
	}
	if at.solves || r.query[doubleDummy.Name] == "yes" {
		if !r.begin(s.solving) {
			return nil, closed()
		}
		defer end(s.solving)
	}
	// It waits for memory without keeping others from their turn.
	memory, ok := s.budget.take(r.context, s.memoryFor(at, r))
	if !ok {
		return nil, closed()
	}
	defer s.budget.giveBack(memory)
	if !r.begin(s.working) {
		return nil, closed()
	}
	defer end(s.working)
	provoke(r.file)
	if p := r.foreign(at); p != nil {
		return nil, p
	}
	if a, p = at.call(r); a != nil && len(a.body) <= s.limits.Answer {
		a.encode(header.Get("Accept-Encoding"))
	}
	return a, p
}

// preflight tells a browser that a page of another site may ask.
func preflight(at *route) *answer {
	return &answer{status: http.StatusNoContent, header: map[string]string{
		"Allow":                        at.allowed(),
		"Access-Control-Allow-Methods": at.allowed(),
		"Access-Control-Allow-Headers": "*",
		"Access-Control-Max-Age":       "86400",
	}}
}

// write writes an answer, at once where the client has no deadline: the Worker counts on it. Nothing in it may do anything in
// a browser, since a document is whatever somebody sent.
func (s *server) write(w http.ResponseWriter, r *http.Request, at *place, a *answer) {
	header := w.Header()
	for name, value := range map[string]string{
		"Access-Control-Allow-Origin":   "*",
		"Access-Control-Expose-Headers": "Accept-Encoding, Allow, Content-Disposition, Content-Encoding, Content-Length, ETag, Pbn-Changes, Pbn-Diagnostics, Pbn-Fixes, Pbn-Left, Pbn-Next, Pbn-Unsolved, Pbnkit-Version, Retry-After",
		"Content-Security-Policy":       "default-src 'none'; sandbox",
		"Pbnkit-Version":                wire.Version,
		"Vary":                          "Accept-Encoding",
		"X-Content-Type-Options":        "nosniff",
	} {
		header.Set(name, value)
	}
	for name, value := range a.header {
		header.Set(name, value)
	}
	if a.coding != "" {
		header.Set("Content-Encoding", a.coding)
	}
	if a.contentType != "" {
		header.Set("Content-Type", a.contentType)
		if a.coding == "" || !platformEncodes {
			header.Set("Content-Length", strconv.Itoa(len(a.body)))
		}
	}
	w.WriteHeader(a.status)
	if r.Method == http.MethodHead {
		return
	}
	deadline := http.NewResponseController(w).SetWriteDeadline
	for rest := a.body; len(rest) > 0; {
		isBounded, ok := at.wait(deadline, s.limits.Patience)
		if !ok {
			return
		}
		next := rest
		if isBounded {
			next = rest[:min(piece, len(rest))]
		}
		if _, err := w.Write(next); err != nil {
			return
		}
		rest = rest[len(next):]
	}
}

// ok is an answer with 200.
func ok(contentType string, body []byte, header ...string) (*answer, *problem) {
	a := &answer{status: http.StatusOK, contentType: contentType, body: body, header: map[string]string{}}
	for pair := range slices.Chunk(header, 2) {
		a.header[pair[0]] = pair[1]
	}
	return a, nil
}
