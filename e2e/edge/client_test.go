package edge

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// reply is what a client has of a response.
type reply struct {
	status int
	header http.Header
	body   []byte
}

// client takes bodies as they are. Each request has a connection of its own: workerd closes one that is used again five seconds after the
// last reply, even where a request waits on it until a busy machine comes to read it, and nobody posts that again.
var client = &http.Client{Transport: &http.Transport{DisableCompression: true, DisableKeepAlives: true}}

// ask sends a request; header are names and values.
func (s server) ask(method, path string, body io.Reader, header ...string) (reply, error) {
	request, err := http.NewRequest(method, s.address+path, body)
	if err != nil {
		return reply{}, err
	}
	for pair := range slices.Chunk(header, 2) {
		request.Header.Set(pair[0], pair[1])
	}
	response, err := client.Do(request)
	if err != nil {
		return reply{}, err
	}
	defer response.Body.Close()
	answered, err := io.ReadAll(response.Body)
	return reply{response.StatusCode, response.Header, answered}, err
}

func (s server) mustAsk(t *testing.T, method, path string, body io.Reader, header ...string) reply {
	t.Helper()
	r, err := s.ask(method, path, body, header...)
	if err != nil {
		t.Fatalf("%s %s: %v", method, path, err)
	}
	return r
}

func (s server) post(t *testing.T, path string, file []byte, header ...string) reply {
	t.Helper()
	return s.mustAsk(t, "POST", path, bytes.NewReader(file), header...)
}

// is checks an answer with 200.
func (r reply) is(t *testing.T, what, contentType string, want []byte) {
	t.Helper()
	if r.status != http.StatusOK || r.header.Get("Content-Type") != contentType {
		t.Errorf("%s: %d %s %.200s", what, r.status, r.header.Get("Content-Type"), r.body)
	} else if !bytes.Equal(r.body, want) {
		t.Errorf("%s: %d bytes are not the %d that the core writes", what, len(r.body), len(want))
	}
}

// isProblem checks that an answer is a problem of a type.
func (r reply) isProblem(t *testing.T, what string, status int, kind string) {
	t.Helper()
	var p struct {
		Type, Title, Detail, Instance string
		Status                        int
	}
	if err := json.Unmarshal(r.body, &p); err != nil || r.status != status || p.Status != status || p.Type != "/api/#"+kind || p.Title == "" || p.Detail == "" ||
		p.Instance == "" || r.header.Get("Content-Type") != "application/problem+json" || r.header.Get("Access-Control-Allow-Origin") != "*" {
		t.Errorf("%s: %d %v %.300s, want %d %s", what, r.status, r.header, r.body, status, kind)
	}
}

// partialRequest is a request of whose file only a part was sent.
type partialRequest struct{ conn net.Conn }

// begin sends a request for an export whose file is told to have a length.
func (s server) begin(t *testing.T, length int, part []byte) partialRequest {
	t.Helper()
	c, err := net.Dial("tcp", strings.TrimPrefix(s.address, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	fmt.Fprintf(c, "POST /api/export HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s", length, part)
	return partialRequest{c}
}

func (p partialRequest) reply(t *testing.T) reply {
	t.Helper()
	r, err := http.ReadResponse(bufio.NewReader(p.conn), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	body, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return reply{r.StatusCode, r.Header, body}
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// example is the file that the page offers.
func example(t *testing.T) []byte {
	t.Helper()
	return read(t, root+"/site/src/example.pbn")
}

// files are the project's own test data, and the corpus where it is there.
func files(t *testing.T) (paths []string) {
	t.Helper()
	for _, pattern := range []string{"/site/src/example.pbn", "/core/pbn/answers/testdata/*.pbn", "/../shared/corpus/*/*"} {
		found, err := filepath.Glob(root + pattern)
		if err != nil {
			t.Fatal(err)
		}
		paths = append(paths, slices.DeleteFunc(found, func(p string) bool { return strings.HasSuffix(p, ".md") })...)
	}
	if len(paths) < 8 {
		t.Fatal("the test data are missing")
	}
	return paths
}
