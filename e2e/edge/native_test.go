package edge

import (
	"bufio"
	"bytes"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"
)

// onNative runs a test against the server of make serve alone: the platform of a Worker has limits of its own.
func onNative(t *testing.T, test func(t *testing.T, s server)) {
	t.Helper()
	for _, s := range servers {
		if s.name == "native" {
			test(t, s)
		}
	}
}

// TestStalledClients: clients that send most of a large file and then nothing more keep nobody out, and are told so.
func TestStalledClients(t *testing.T) {
	onNative(t, func(t *testing.T, s server) {
		large := bytes.Repeat([]byte("\n"), most(t, s))
		first := make(chan *http.Response, 5)
		// As many as there is room for, and more.
		for range 5 {
			c := s.begin(t, len(large), nil)
			go func() {
				c.conn.Write(large[1:])
				if r, err := http.ReadResponse(bufio.NewReader(c.conn), nil); err == nil {
					first <- r
				}
			}()
		}
		select {
		case r := <-first:
			if r.StatusCode != http.StatusRequestTimeout && r.StatusCode != http.StatusServiceUnavailable {
				t.Errorf("a client that has stalled: %s", r.Status)
			}
		case <-time.After(patience):
			t.Fatal("no client that has stalled is told so")
		}
		for end := time.Now().Add(patience); ; time.Sleep(100 * time.Millisecond) {
			r, err := s.ask("POST", "/api/validate", bytes.NewReader(large))
			if err == nil && r.status == http.StatusOK {
				break
			}
			// Where there is no room the server does not wait for the file: a client that still sends it finds the connection closed.
			if err == nil && r.status != http.StatusServiceUnavailable || time.Now().After(end) {
				t.Fatalf("another one: %v, %d %s", err, r.status, r.body)
			}
		}
	})
}

// TestStalledHeader: a connection on which no request comes is closed.
func TestStalledHeader(t *testing.T) {
	onNative(t, func(t *testing.T, s server) {
		for _, sent := range []string{"", "GET / HTTP/1.1\r\nHost: local"} {
			c, err := net.Dial("tcp", strings.TrimPrefix(s.address, "http://"))
			if err != nil {
				t.Fatal(err)
			}
			defer c.Close()
			io.WriteString(c, sent)
			if _, err := io.ReadAll(c); err != nil {
				t.Errorf("after %q: %v", sent, err)
			}
		}
	})
}

// TestFiles: files are only fetched, whole or a part of them.
func TestFiles(t *testing.T) {
	onNative(t, func(t *testing.T, s server) {
		if r := s.post(t, "/", example(t)); r.status != http.StatusMethodNotAllowed || r.header.Get("Allow") != "GET, HEAD" {
			t.Errorf("POST: %d %v", r.status, r.header)
		}
		page := read(t, root+"/site/dist/index.html")
		if r := s.mustAsk(t, "GET", "/", nil, "Range", "bytes=0-9,0-9,0-9"); r.status != http.StatusOK || !bytes.Equal(r.body, page) {
			t.Errorf("several parts: %d, %d bytes", r.status, len(r.body))
		}
	})
}
