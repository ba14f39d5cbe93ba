// Package static serves the built site: each file with the headers that the site's own file _headers says, and compressed
// where there is a compressed variant beside it and the client takes it.
package static

import (
	"io"
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

// New serves the files of a folder, and its 404.html where there is no file.
func New(folder string) (http.Handler, error) {
	headers, err := readRules(filepath.Join(folder, "_headers"))
	if err != nil {
		return nil, err
	}
	files := http.FileServer(http.Dir(folder))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		headers.apply(r.URL.Path, w.Header())
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "405 only GET and HEAD", http.StatusMethodNotAllowed)
			return
		}
		// Who asks for several parts gets the whole: they could be the same byte a thousand times.
		if strings.Contains(r.Header.Get("Range"), ",") {
			r.Header.Del("Range")
		}
		// What no rule names changes with every build.
		if w.Header().Get("Cache-Control") == "" {
			w.Header().Set("Cache-Control", "no-cache")
		}
		name := path.Clean("/" + r.URL.Path)
		if strings.HasSuffix(r.URL.Path, "/") {
			name = path.Join(name, "index.html")
		}
		full := filepath.Join(folder, filepath.FromSlash(name))
		info, err := os.Stat(full)
		// Nothing lists a folder.
		if err != nil || info.IsDir() && strings.HasSuffix(r.URL.Path, "/") || isHidden(name) {
			serveMissing(w, r, folder)
			return
		}
		if w.Header().Get("Content-Type") == "" {
			if kind := typeOf(name); kind != "" {
				w.Header().Set("Content-Type", kind)
			}
		}
		file, info := variant(w, r, full)
		if file == nil {
			files.ServeHTTP(w, r)
			return
		}
		defer file.Close()
		w.Header().Set("Content-Length", strconv.FormatInt(info.Size(), 10))
		http.ServeContent(w, r, "", info.ModTime(), file)
	}), nil
}

// isHidden reports whether a file is not for visitors: its name or that of a folder begins with a dot, or it says how the
// others are served.
func isHidden(name string) bool {
	return strings.Contains(name, "/.") || strings.HasPrefix(path.Base(name), "_")
}

// serveMissing answers with the page for wrong addresses, or with a line where the folder has no such page.
func serveMissing(w http.ResponseWriter, r *http.Request, folder string) {
	// That a file is missing may change.
	w.Header().Set("Cache-Control", "no-cache")
	r.Header.Del("Range")
	name := filepath.Join(folder, "404.html")
	file, _ := variant(w, r, name)
	if file == nil {
		var err error
		if file, err = os.Open(name); err != nil {
			http.NotFound(w, r)
			return
		}
	}
	defer file.Close()
	w.Header().Set("Content-Type", typeOf(name))
	w.WriteHeader(http.StatusNotFound)
	if r.Method != http.MethodHead {
		io.Copy(w, file)
	}
}

func typeOf(name string) string {
	if kind, ok := types[path.Ext(name)]; ok {
		return kind
	}
	return mime.TypeByExtension(path.Ext(name))
}

// variant opens the compressed variant of a file that the client takes, and says in the header that it is one. Without such a
// variant there is no file.
func variant(w http.ResponseWriter, r *http.Request, name string) (*os.File, os.FileInfo) {
	varies := false
	for _, encoding := range encodings {
		file, err := os.Open(name + encoding.suffix)
		if err != nil {
			continue
		}
		if !varies {
			w.Header().Add("Vary", "Accept-Encoding")
			varies = true
		}
		// A part of the file is a part of the file itself.
		if r.Header.Get("Range") == "" && accepts(r.Header.Get("Accept-Encoding"), encoding.name) {
			if info, err := file.Stat(); err == nil {
				w.Header().Set("Content-Encoding", encoding.name)
				return file, info
			}
		}
		file.Close()
	}
	return nil, nil
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
