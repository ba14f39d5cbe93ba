// Package api is the three verbs of the core over HTTP. It keeps no state.
//
//	POST /api/parse?from=1&count=20   the JSON of PbnFile
//	POST /api/validate                the JSON of Validation; as=export checks as export format, and
//	                                  severities=text/long-line:off,tag/unknown:warning says what rules weigh
//	POST /api/export?encoding=ascii   the file in export format; also inherit=resolve, missing=omit
//
// The body is a PBN file; sourceEncoding=windows-1252 names its encoding, where what the bytes tell is not right. What is wrong with the file is data, and answered with 200; only a file without a game cannot
// be exported (422). Other errors are problem details (RFC 9457).
package api

import (
	"encoding/json"
	"errors"
	"io"
	"log"
	"net/http"
	"runtime/debug"
	"strconv"
	"strings"

	"pbn/core/export"
	"pbn/core/source"
	"pbn/core/wire"
)

// MaxBody is the size of the largest file that is taken, in bytes.
const MaxBody = 32 << 20

// problem is an error for the caller (RFC 9457).
type problem struct {
	Title  string `json:"title"`
	Status int    `json:"status"`
	Detail string `json:"detail"`
}

func (p *problem) write(w http.ResponseWriter) {
	w.Header().Set("Content-Type", "application/problem+json")
	w.WriteHeader(p.Status)
	text, err := json.Marshal(p)
	if err != nil {
		panic(err)
	}
	w.Write(append(text, '\n'))
}

// verb answers with a body and its content type.
type verb func(file []byte, r *http.Request) (body []byte, contentType string, p *problem)

var verbs = map[string]verb{"parse": parse, "validate": validate, "export": exportFile}

// New is the handler of everything below /api/.
func New() http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("X-Content-Type-Options", "nosniff")
		defer func() {
			if cause := recover(); cause != nil {
				log.Printf("%s: %v\n%s", r.URL.Path, cause, debug.Stack())
				(&problem{"Our mistake", http.StatusInternalServerError, "The program failed on this file. Please report it with the file."}).write(w)
			}
		}()
		body, contentType, p := answer(w, r)
		if p != nil {
			if p.Status == http.StatusMethodNotAllowed {
				w.Header().Set("Allow", http.MethodPost)
			}
			p.write(w)
			return
		}
		w.Header().Set("Content-Type", contentType)
		w.Header().Set("Content-Length", strconv.Itoa(len(body)))
		w.Write(body)
	})
}

func answer(w http.ResponseWriter, r *http.Request) (body []byte, contentType string, p *problem) {
	call, known := verbs[strings.TrimPrefix(r.URL.Path, "/api/")]
	if !known {
		return nil, "", &problem{"Not found", http.StatusNotFound, "There are /api/parse, /api/validate and /api/export."}
	}
	if r.Method != http.MethodPost {
		return nil, "", &problem{"Method not allowed", http.StatusMethodNotAllowed, "Send the PBN file as the body of a POST request."}
	}
	file, err := io.ReadAll(http.MaxBytesReader(w, r.Body, MaxBody))
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		return nil, "", &problem{"File too large", http.StatusRequestEntityTooLarge, "A file may have 32 MiB at most; the page on this site takes larger ones."}
	}
	if err != nil {
		return nil, "", &problem{"Body not read", http.StatusBadRequest, "The request ended before its body did."}
	}
	return call(file, r)
}

const jsonType = "application/json"

// sourceOptions reads what a request says of its file.
func sourceOptions(r *http.Request) (wire.Options, *problem) {
	label := r.URL.Query().Get("sourceEncoding")
	if _, ok := source.EncodingOf(label); label != "" && !ok {
		return wire.Options{}, &problem{"Bad parameter", http.StatusBadRequest,
			"sourceEncoding must be iso-8859-1, windows-1252, utf-8, utf-16le or utf-16be."}
	}
	return wire.Options{Encoding: label}, nil
}

func parse(file []byte, r *http.Request) ([]byte, string, *problem) {
	options, bad := sourceOptions(r)
	if bad != nil {
		return nil, "", bad
	}
	for name, number := range map[string]*int{"from": &options.From, "count": &options.Count} {
		text := r.URL.Query().Get(name)
		if text == "" {
			continue
		}
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 {
			return nil, "", &problem{"Bad parameter", http.StatusBadRequest, name + " must be a positive integer."}
		}
		*number = n
	}
	return wire.Parse(file, options), jsonType, nil
}

func validate(file []byte, r *http.Request) ([]byte, string, *problem) {
	options, bad := sourceOptions(r)
	if bad != nil {
		return nil, "", bad
	}
	switch as := r.URL.Query().Get("as"); as {
	case "", "import", "export":
		options.AsExport = as == "export"
	default:
		return nil, "", &problem{"Bad parameter", http.StatusBadRequest, "as must be import or export."}
	}
	names := map[string]string{}
	for _, pair := range strings.FieldsFunc(r.URL.Query().Get("severities"), func(c rune) bool { return c == ',' }) {
		rule, severity, _ := strings.Cut(pair, ":")
		names[rule] = severity
	}
	var err error
	if options.Severities, err = wire.ReadSeverities(names); err != nil {
		return nil, "", &problem{"Bad parameter", http.StatusBadRequest, "severities: " + err.Error() + "."}
	}
	return wire.Validate(file, options), jsonType, nil
}

func exportFile(file []byte, r *http.Request) ([]byte, string, *problem) {
	options, bad := sourceOptions(r)
	if bad != nil {
		return nil, "", bad
	}
	chosen := map[string]string{}
	for _, option := range export.OptionNames {
		chosen[option.Name] = r.URL.Query().Get(option.Name)
	}
	as, wrong := export.Named(chosen)
	if wrong != "" {
		return nil, "", &problem{"Bad parameter", http.StatusBadRequest, wrong}
	}
	out, _ := wire.Export(file, options, as)
	if len(out) == 0 {
		return nil, "", &problem{"No game", http.StatusUnprocessableEntity, "The file has no game to export; /api/validate says why."}
	}
	return out, "application/x-pbn", nil
}
