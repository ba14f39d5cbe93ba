package api

import (
	"net/http"
	"testing"

	"pbn/core/wire"
)

func TestUnchanging(t *testing.T) {
	for _, path := range []string{"/api", "/api/", "/api/openapi.json", "/api/rules", "/api/rules?format=text", "/api/rules/tag/unknown", "/api/nags"} {
		first := call("GET", path, nil)
		tag := first.Header().Get("ETag")
		if tag == "" || first.Header().Get("Cache-Control") != "public, max-age=3600" || call("GET", path, nil, "Accept-Encoding", "br").Header().Get("ETag") != tag {
			t.Errorf("%s: %v", path, first.Header())
		}
		for known, status := range map[string]int{
			tag: 304, tag[2:]: 304, "*": 304, `"other", ` + tag: 304,
			`"other"`: 200, `W/"other"`: 200, "": 200, tag[:len(tag)-2]: 200,
		} {
			for _, method := range []string{"GET", "HEAD"} {
				w := call(method, path, nil, "If-None-Match", known, "Accept-Encoding", "gzip")
				if w.Code != status || w.Header().Get("ETag") != tag || (status == 304) != (w.Header().Get("Content-Type") == "") || status == 304 && w.Body.Len() > 0 {
					t.Errorf("%s %s, If-None-Match %s: %d %v", method, path, known, w.Code, w.Header())
				}
			}
		}
	}
	if tag := call("GET", "/api/rules/no/rule", nil).Header().Get("ETag"); tag != "" {
		t.Errorf("a problem has the tag %s", tag)
	}
	if call("GET", "/api/rules", nil).Header().Get("ETag") == call("GET", "/api/rules?format=text", nil).Header().Get("ETag") {
		t.Error("two bodies have one tag")
	}
}

// TestVersion: every answer names the version of the package.
func TestVersion(t *testing.T) {
	for path, status := range map[string]int{"/api": http.StatusOK, "/api/no": http.StatusNotFound} {
		if w := call("GET", path, nil); w.Code != status || w.Header().Get("Pbnkit-Version") != wire.Version {
			t.Errorf("%s: %d, the version is %q, not %q", path, w.Code, w.Header().Get("Pbnkit-Version"), wire.Version)
		}
	}
}
