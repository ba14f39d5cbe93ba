// Package static serves the built site: each file with the headers that the site's own file _headers says, and compressed
// where there is a compressed variant beside it and the client takes it.
package static

import (
	"mime"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
)

// encodings are those of the variants, the smallest first, by the ends of their names.
var encodings = []struct{ name, suffix string }{{"br", ".br"}, {"gzip", ".gz"}}

// types are those that a system may not know.
var types = map[string]string{
	".js": "text/javascript; charset=utf-8", ".map": "application/json", ".pbn": "text/plain; charset=iso-8859-1",
	".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
}

// New serves the files of a folder.
func New(folder string) (http.Handler, error) {
	headers, err := readRules(filepath.Join(folder, "_headers"))
	if err != nil {
		return nil, err
	}
	files := http.FileServer(http.Dir(folder))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		headers.apply(r.URL.Path, w.Header())
		// What no rule names changes with every build.
		if w.Header().Get("Cache-Control") == "" {
			w.Header().Set("Cache-Control", "no-cache")
		}
		name := path.Clean("/" + r.URL.Path)
		if strings.HasSuffix(r.URL.Path, "/") {
			name = path.Join(name, "index.html")
		}
		info, err := os.Stat(filepath.Join(folder, filepath.FromSlash(name)))
		if err != nil || info.IsDir() && strings.HasSuffix(r.URL.Path, "/") || strings.HasPrefix(path.Base(name), "_") {
			// Nothing lists a folder. And that a file is missing may change.
			w.Header().Set("Cache-Control", "no-cache")
			http.NotFound(w, r)
			return
		}
		if w.Header().Get("Content-Type") == "" {
			if kind := typeOf(name); kind != "" {
				w.Header().Set("Content-Type", kind)
			}
		}
		if !serveVariant(w, r, filepath.Join(folder, filepath.FromSlash(name))) {
			files.ServeHTTP(w, r)
		}
	}), nil
}

func typeOf(name string) string {
	if kind, ok := types[path.Ext(name)]; ok {
		return kind
	}
	return mime.TypeByExtension(path.Ext(name))
}

// serveVariant answers with a compressed variant of a file, if there is one that the client takes.
func serveVariant(w http.ResponseWriter, r *http.Request, name string) (answered bool) {
	varies := false
	for _, encoding := range encodings {
		file, err := os.Open(name + encoding.suffix)
		if err != nil {
			continue
		}
		defer file.Close()
		if !varies {
			w.Header().Add("Vary", "Accept-Encoding")
			varies = true
		}
		// A part of the file is a part of the file itself.
		if r.Header.Get("Range") != "" || !accepts(r.Header.Get("Accept-Encoding"), encoding.name) {
			continue
		}
		info, err := file.Stat()
		if err != nil {
			continue
		}
		w.Header().Set("Content-Encoding", encoding.name)
		w.Header().Set("Content-Length", strconv.FormatInt(info.Size(), 10))
		http.ServeContent(w, r, "", info.ModTime(), file)
		return true
	}
	return false
}

// accepts says whether a client takes an encoding: it names it, or all, and not with the weight of nothing.
func accepts(header, encoding string) bool {
	any := false
	for part := range strings.SplitSeq(header, ",") {
		name, parameters, _ := strings.Cut(part, ";")
		weight, hasWeight := strings.CutPrefix(strings.ReplaceAll(parameters, " ", ""), "q=")
		q, err := strconv.ParseFloat(weight, 64)
		taken := !hasWeight || err == nil && q > 0
		switch strings.ToLower(strings.TrimSpace(name)) {
		case encoding:
			return taken
		case "*":
			any = taken
		}
	}
	return any
}
