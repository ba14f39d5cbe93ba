package edge

import (
	"io"
	"net/http"
	"testing"

	"pbn/core"
	"pbn/core/export"
)

// TestFailure: a program that fails on a file answers so, and the next request as ever. The servers are built with the tag
// provoke (site/edge/api/provoke.go).
func TestFailure(t *testing.T) {
	file := numbered(1)
	want, _ := core.Export(core.Bytes(file), export.Options{})
	for _, start := range []func(folder, tags string) (server, func(), error){native, workerd} {
		s, stop, err := start(t.TempDir(), "provoke")
		if err != nil {
			t.Fatal(err)
		}
		defer stop()
		for _, how := range []string{"panic", "exit", "panic"} {
			// A native server that ends is not started again by itself.
			if how == "exit" && s.name == "native" {
				continue
			}
			body, rest := io.Pipe()
			waiting := make(chan reply)
			go func() {
				r, err := s.ask("POST", "/api/export", body)
				if err != nil {
					t.Error(err)
				}
				waiting <- r
			}()
			rest.Write(file[:10])
			s.post(t, "/api/export", []byte("% provoke "+how+"\n")).isProblem(t, s.name+": "+how, http.StatusInternalServerError, "our-mistake")
			s.post(t, "/api/export", file).is(t, s.name+": after "+how, pbnType, want)
			rest.Write(file[10:])
			rest.Close()
			// Only the end of a program takes those with it that it has begun.
			if r := <-waiting; how == "exit" && r.status != http.StatusOK {
				r.isProblem(t, s.name+": meanwhile", http.StatusInternalServerError, "our-mistake")
			} else {
				r.is(t, s.name+": meanwhile", pbnType, want)
			}
		}
	}
}
