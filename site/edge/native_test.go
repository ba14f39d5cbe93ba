//go:build !js

package main

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"

	"pbn/site/edge/api"
)

// TestBodiesOfTheSite: a request for a file of the site that says it has a body is answered before that comes, and its connection closed;
// without a body the connection stays.
func TestBodiesOfTheSite(t *testing.T) {
	site := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { fmt.Fprint(w, "site") })
	web := httptest.NewServer(handler(site, api.New(nativeLimits)))
	defer web.Close()
	for _, line := range []string{"GET /", "POST /", "HEAD /x", "GET /api//x", "DELETE //host"} {
		c, err := net.Dial("tcp", web.Listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		fmt.Fprint(c, line+" HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n")
		in := bufio.NewReader(c)
		answer, err := http.ReadResponse(in, &http.Request{Method: line[:4]})
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		if _, err := io.Copy(io.Discard, in); err != nil || !answer.Close {
			t.Errorf("%s: %v %v", line, answer, err)
		}
	}
	answer, err := http.Get(web.URL)
	if err != nil || answer.Close {
		t.Errorf("without a body: %v %v", answer, err)
	}
	answer, err = http.Post(web.URL+"/api/validate", "", http.NoBody)
	if err != nil || answer.Close {
		t.Errorf("to the API: %v %v", answer, err)
	}
}
