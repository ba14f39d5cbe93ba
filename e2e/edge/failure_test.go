package edge

import (
	"net/http"
	"testing"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
)

// TestFailure: a program that fails on a file answers so, and the next request as ever. The servers are built with the tag
// provoke (site/edge/api/provoke.go).
func TestFailure(t *testing.T) {
	file := numbered(1)
	want, _ := pbn.Export(pbn.Bytes(file), export.Options{})
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
			half := s.begin(t, len(file), file[:len(file)/2])
			// What was begun before is in the program when this is answered.
			s.post(t, "/api/export", file).is(t, s.name+": before "+how, pbnType, want)
			s.post(t, "/api/export", []byte("% provoke "+how+"\n")).isProblem(t, s.name+": "+how, http.StatusInternalServerError, "our-mistake")
			s.post(t, "/api/export", file).is(t, s.name+": after "+how, pbnType, want)
			// Only the end of a program takes those with it that it has begun.
			if how == "exit" {
				half.reply(t).isProblem(t, s.name+": begun before "+how, http.StatusInternalServerError, "our-mistake")
			} else {
				half.conn.Write(file[len(file)/2:])
				half.reply(t).is(t, s.name+": begun before "+how, pbnType, want)
			}
		}
	}
}
