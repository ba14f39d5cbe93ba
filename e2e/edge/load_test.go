package edge

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"

	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/export"
	"pbn/core/wire"
)

// most is how long a file may be for a server.
func most(t *testing.T, s server) int {
	t.Helper()
	var index struct{ MaxBody int }
	if err := json.Unmarshal(s.mustAsk(t, "GET", "/api", nil).body, &index); err != nil || index.MaxBody < 1<<20 {
		t.Fatalf("%v: a file may have %d bytes", err, index.MaxBody)
	}
	return index.MaxBody
}

// withoutLength is a body whose length is not told beforehand.
type withoutLength struct{ of io.Reader }

func (w withoutLength) Read(into []byte) (int, error) { return w.of.Read(into) }

func TestTooLarge(t *testing.T) {
	onEach(t, func(t *testing.T, s server) {
		// Blanks are fast to read.
		blanks := bytes.Repeat([]byte(strings.Repeat(" ", 79)+"\n"), most(t, s)/80+1)
		fits := append(example(t), blanks...)[:most(t, s)]
		want, _ := pbn.Export(pbn.Bytes(fits), export.Options{})
		s.post(t, "/api/export", fits).is(t, "a file that just fits", pbnType, want)
		over := append(bytes.Clone(fits), '\n')
		if s.name == "native" {
			// It does not wait for the file: a client that sends it may find the connection closed.
			s.begin(t, len(over), nil).reply(t).isProblem(t, "with its length", http.StatusRequestEntityTooLarge, "too-large")
		} else {
			s.post(t, "/api/export", over).isProblem(t, "with its length", http.StatusRequestEntityTooLarge, "too-large")
		}
		s.mustAsk(t, "POST", "/api/export", withoutLength{bytes.NewReader(over)}).
			isProblem(t, "without its length", http.StatusRequestEntityTooLarge, "too-large")
		s.mustAsk(t, "POST", "/api/export", withoutLength{bytes.NewReader(fits)}).is(t, "without its length", pbnType, want)
	})
}

// numbered is a file that no other number has.
func numbered(n int) []byte {
	return fmt.Appendf(nil, "[Event \"Round %d\"]\n[Board \"%d\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1C Pass %dNT AP\n", n, n+1, n%6+2)
}

// TestParallel: what comes at the same time is not mixed. All files at once would wait too long for a busy machine: workerd closes a connection
// from which it has read nothing for 15 seconds.
func TestParallel(t *testing.T) {
	const clients, files = 20, 200
	onEach(t, func(t *testing.T, s server) {
		var all sync.WaitGroup
		for first := range clients {
			all.Go(func() {
				for n := first; n < files; n += clients {
					s.askNumbered(t, n)
				}
			})
		}
		all.Wait()
	})
}

// askNumbered sends a file that no other client sends, to be validated or exported.
func (s server) askNumbered(t *testing.T, n int) {
	file := numbered(n)
	path, contentType, want := "/api/validate", jsonType, answers.Validate(file, wire.Options{}, pbn.Options{})
	if n%2 == 0 {
		path, contentType = "/api/export", pbnType
		want, _ = pbn.Export(pbn.Bytes(file), export.Options{})
	}
	r, err := s.ask("POST", path, bytes.NewReader(file))
	if err != nil {
		t.Errorf("file %d: %v", n, err)
		return
	}
	r.is(t, fmt.Sprintf("file %d", n), contentType, want)
}

// TestSlowBodies: files that come piece by piece, each while others come, are not mixed.
func TestSlowBodies(t *testing.T) {
	onEach(t, func(t *testing.T, s server) {
		const clients = 5
		var all sync.WaitGroup
		var writers []*io.PipeWriter
		for n := range clients {
			body, writer := io.Pipe()
			writers = append(writers, writer)
			all.Go(func() {
				want, _ := pbn.Export(pbn.Bytes(numbered(n)), export.Options{})
				r, err := s.ask("POST", "/api/export", body)
				if err != nil {
					t.Errorf("file %d: %v", n, err)
					return
				}
				r.is(t, fmt.Sprintf("file %d", n), pbnType, want)
			})
		}
		const pieces = 4
		for piece := range pieces {
			for n, w := range writers {
				file := numbered(n)
				w.Write(file[piece*len(file)/pieces : (piece+1)*len(file)/pieces])
				// A whole request between the pieces: its work must not be that of another's.
				s.post(t, "/api/validate", numbered(n+100)).is(t, "between", jsonType, answers.Validate(numbered(n+100), wire.Options{}, pbn.Options{}))
			}
		}
		for _, w := range writers {
			w.Close()
		}
		all.Wait()
	})
}

// TestClientGoesAway: a request that ends in the middle of its file leaves the others alone.
func TestClientGoesAway(t *testing.T) {
	onEach(t, func(t *testing.T, s server) {
		for range 5 {
			s.begin(t, 100_000, []byte("[Event \"half")).conn.Close()
			want, _ := pbn.Export(pbn.Bytes(numbered(1)), export.Options{})
			s.post(t, "/api/export", numbered(1)).is(t, "the next one", pbnType, want)
		}
	})
}

// TestUnreadablePath: an address that encodes nothing is a mistake of the client's.
func TestUnreadablePath(t *testing.T) {
	onEach(t, func(t *testing.T, s server) {
		c, err := net.Dial("tcp", strings.TrimPrefix(s.address, "http://"))
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		fmt.Fprint(c, "GET /api/%zz?from=%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
		r, err := http.ReadResponse(bufio.NewReader(c), nil)
		if err != nil {
			t.Fatal(err)
		}
		// Natively the server of the standard library answers, before the API is asked.
		if r.StatusCode != http.StatusBadRequest && r.StatusCode != http.StatusNotFound {
			t.Errorf("%s", r.Status)
		}
	})
}

// TestMemoryIsGivenBack: requests whose games are long take a program beyond what it may have, and another takes its place.
func TestMemoryIsGivenBack(t *testing.T) {
	file := bytes.Repeat([]byte("[Board \"1\"]\n\n"), 20_000)
	onEach(t, func(t *testing.T, s server) {
		for range 3 {
			var parsed struct {
				GameCount, Next int
				Games           []json.RawMessage
			}
			r := s.post(t, "/api/parse", file)
			if err := json.Unmarshal(r.body, &parsed); err != nil || r.status != http.StatusOK || parsed.GameCount != 20_000 {
				t.Fatalf("%d %v: %d games", r.status, err, parsed.GameCount)
			}
			if len(parsed.Games) != parsed.GameCount && parsed.Next != len(parsed.Games)+1 {
				t.Errorf("%d games, and then %d", len(parsed.Games), parsed.Next)
			}
		}
	})
}
