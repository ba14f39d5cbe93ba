package browser

import (
	"net/http"
	"net/http/httptest"
	"regexp"
	"sync"
	"testing"
)

// Dist is the built site.
const Dist = "site/dist"

// SubPath is where the site stands on its host: it must not matter.
const SubPath = "/clubs/spade/convert/"

// shared is the origin of the site for tests that need no server of their own. A browser keeps what it compiled of an origin's scripts and
// modules, which takes a fifth of the CPU time of all tests.
var shared = sync.OnceValue(func() string { return httptest.NewServer(siteHandler(nil)).URL })

// Serve is a plain static server, with a handler before it that may answer first. Its service worker does nothing: to install
// the site's takes a second of CPU time, and NewHost is for the tests of what comes of it.
func Serve(t *testing.T, before func(w http.ResponseWriter, r *http.Request) (answered bool)) string {
	t.Helper()
	if before == nil {
		return shared() + SubPath
	}
	server := httptest.NewServer(siteHandler(before))
	t.Cleanup(server.Close)
	Forget(t, server.URL)
	return server.URL + SubPath
}

func siteHandler(before func(w http.ResponseWriter, r *http.Request) (answered bool)) http.Handler {
	files := http.StripPrefix(SubPath, http.FileServer(http.Dir(Dist)))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case before != nil && before(w, r):
		case r.URL.Path == SubPath+"sw.js":
			EmptyWorker(w)
		default:
			if before == nil && fingerprinted.MatchString(r.URL.Path) {
				w.Header().Set("Cache-Control", "max-age=31536000, immutable")
			}
			files.ServeHTTP(w, r)
		}
	})
}

// fingerprinted matches the paths of files whose names say what is in them.
var fingerprinted = regexp.MustCompile(`/(assets|kit)/`)

// EmptyWorker answers with a script that does nothing.
func EmptyWorker(w http.ResponseWriter) { w.Header().Set("Content-Type", "text/javascript") }

// Forget has the browsers forget at the end what they keep of a host: the next may get the same port.
func Forget(t *testing.T, origin string) {
	t.Helper()
	t.Cleanup(func() {
		for _, b := range pool.all() {
			b.forget(t, origin)
		}
	})
}
