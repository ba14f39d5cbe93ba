package api

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// serveCounted starts a server on loopback, and counts its connections that are open.
func serveCounted(t *testing.T, limits Limits) (web *httptest.Server, open *atomic.Int64) {
	t.Helper()
	open = &atomic.Int64{}
	web = httptest.NewUnstartedServer(New(limits))
	web.Config.ConnState = func(_ net.Conn, state http.ConnState) {
		switch state {
		case http.StateNew:
			open.Add(1)
		case http.StateClosed:
			open.Add(-1)
		}
	}
	web.Start()
	t.Cleanup(web.Close)
	return web, open
}

// send sends bytes on a connection of their own.
func send(t *testing.T, web *httptest.Server, request string) net.Conn {
	t.Helper()
	c, err := net.Dial("tcp", web.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	c.SetDeadline(time.Now().Add(time.Minute)) // ends a test that would wait for ever
	if _, err := io.WriteString(c, request); err != nil {
		t.Fatal(err)
	}
	return c
}

// TestUnreadBodies: whoever waits for the answer before the body is sent, or sends only a part of it, gets the answer, and then the
// connection is closed.
func TestUnreadBodies(t *testing.T) {
	bounded := limits
	bounded.Patience = 50 * time.Millisecond
	web, open := serveCounted(t, bounded)
	var all sync.WaitGroup
	for _, c := range []struct {
		line, header, part string
		status             int
	}{
		{"POST /api/nothing", "", "", http.StatusNotFound},
		{"PUT /api/export", "", "", http.StatusMethodNotAllowed},
		{"POST /api/export?x=y", "", "", http.StatusBadRequest},
		{"POST /api/export", "Content-Type: multipart/form-data; boundary=x", "", http.StatusUnsupportedMediaType},
		{"POST /api/export", "Content-Encoding: zstd", "", http.StatusUnsupportedMediaType},
		{"GET /api", "", "", http.StatusOK},
		{"HEAD /api", "", "", http.StatusOK},
		{"OPTIONS /api/export", "", "", http.StatusNoContent},
		{"POST /api/nothing", "Expect: 100-continue", "", http.StatusNotFound},
		{"POST /api/export", "", "", http.StatusRequestTimeout},
		{"POST /api/export", "", "[Event", http.StatusRequestTimeout},
		{"POST /api/export", "", strings.Repeat("\n", 200_000), http.StatusRequestTimeout},
		{"POST /api/export", "Content-Encoding: gzip", "\x1F\x8B", http.StatusRequestTimeout},
	} {
		for _, length := range []string{"Content-Length: 300000", "Transfer-Encoding: chunked"} {
			part := c.part
			if length[0] == 'T' && part != "" {
				part = fmt.Sprintf("%x\r\n%s", len(part)+1, part)
			}
			in := bufio.NewReader(send(t, web, c.line+" HTTP/1.1\r\nHost: x\r\n"+length+"\r\n"+c.header+strings.Repeat("\r\n", min(len(c.header), 1))+"\r\n"+part))
			all.Go(func() {
				answer, err := http.ReadResponse(in, &http.Request{Method: strings.Fields(c.line)[0]})
				if err != nil || answer.StatusCode != c.status {
					t.Errorf("%s, %s, %s: %v, %v", c.line, length, c.header, answer, err)
				} else if _, err := io.Copy(io.Discard, in); err != nil {
					t.Errorf("%s, %s, %s: %v", c.line, length, c.header, err)
				}
			})
		}
	}
	all.Wait()
	until(t, "all connections are closed", func() bool { return open.Load() == 0 })
}

// TestSendersGetTheAnswer: a client that sends its body piece by piece while the answer is there already gets that, and no reset
// connection.
func TestSendersGetTheAnswer(t *testing.T) {
	web, _ := serveCounted(t, limits)
	var all sync.WaitGroup
	for _, size := range []int{20_000, 100_000, 200_000} {
		all.Go(func() {
			c := send(t, web, fmt.Sprintf("POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n", size))
			for sent := 0; sent < size; sent += 10_000 {
				if _, err := io.WriteString(c, strings.Repeat("\n", 10_000)); err != nil {
					t.Errorf("%d bytes, after %d: %v", size, sent, err)
					return
				}
				time.Sleep(5 * time.Millisecond)
			}
			answer, err := http.ReadResponse(bufio.NewReader(c), nil)
			if err != nil || answer.StatusCode != http.StatusNotFound {
				t.Errorf("%d bytes: %v %v", size, answer, err)
			}
		})
	}
	all.Wait()
}

// TestManyStalledConnections: a thousand clients whose bodies do not come leave no connection open, and keep nobody from an answer.
func TestManyStalledConnections(t *testing.T) {
	const clients = 1000
	bounded := limits
	bounded.Patience = 200 * time.Millisecond
	web, open := serveCounted(t, bounded)
	for range clients {
		send(t, web, "POST /api/export HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\n")
	}
	if status, _ := post(t, web, "/api/validate", file); status != http.StatusOK {
		t.Errorf("another one: %d", status)
	}
	http.DefaultClient.CloseIdleConnections()
	until(t, "all connections are closed", func() bool { return open.Load() == 0 })
}
