package api

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"pbn/core/pbn"
	"pbn/core/report"
	"pbn/core/wire"
)

// held is how much a server holds for requests at the moment.
func (s *server) held() int64 {
	s.room.mu.Lock()
	defer s.room.mu.Unlock()
	return s.room.held
}

// until waits for a condition.
func until(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(time.Minute); !is(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("waited in vain until " + what)
		}
	}
}

// serve starts a server with limits on loopback.
func serve(t *testing.T, limits Limits) (*server, *httptest.Server) {
	t.Helper()
	s := New(limits).(*server)
	web := httptest.NewServer(s)
	t.Cleanup(web.Close)
	return s, web
}

// connection is one that a test has in its own hands.
type connection struct{ conn net.Conn }

// begin sends a request to a server, and a part of its body.
func begin(t *testing.T, web *httptest.Server, path string, length int, part string) connection {
	t.Helper()
	c, err := net.Dial("tcp", web.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	// What a slow reader does not take shall not fit into the buffers of the system.
	c.(*net.TCPConn).SetReadBuffer(4 << 10)
	fmt.Fprintf(c, "POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n%s", path, length, part)
	return connection{c}
}

func (c connection) status(t *testing.T) int {
	t.Helper()
	response, err := http.ReadResponse(bufio.NewReader(c.conn), nil)
	if err != nil {
		t.Fatal(err)
	}
	return response.StatusCode
}

func post(t *testing.T, web *httptest.Server, path, body string) (status int, answer []byte) {
	t.Helper()
	response, err := http.Post(web.URL+path, "text/plain", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if answer, err = io.ReadAll(response.Body); err != nil {
		t.Fatal(err)
	}
	return response.StatusCode, answer
}

// TestBusy: files that come at the same time have a bound together, and what was held is given back.
func TestBusy(t *testing.T) {
	s, web := serve(t, Limits{Body: 1 << 20, Held: 4 * piece, Answer: 1 << 20, Patience: time.Minute})
	half := begin(t, web, "/api/export", 3*piece, file+strings.Repeat("\n", 2*piece-len(file)))
	until(t, "the first body is there", func() bool { return s.held() >= 2*piece })
	if status, answer := post(t, web, "/api/export", file); status != http.StatusOK {
		t.Errorf("there is room: %d %s", status, answer)
	}
	response, err := http.Post(web.URL+"/api/export", "", strings.NewReader(strings.Repeat("\n", 3*piece)))
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
	if response.StatusCode != http.StatusServiceUnavailable || response.Header.Get("Retry-After") != "1" {
		t.Errorf("there is no room: %d %v", response.StatusCode, response.Header)
	}
	io.WriteString(half.conn, strings.Repeat("\n", piece))
	if status := half.status(t); status != http.StatusOK {
		t.Errorf("the first one: %d", status)
	}
	half.conn.Close()
	until(t, "everything is given back", func() bool { return s.held() == 0 })
}

// TestStalledBody: two clients that send most of a large file and then nothing more do not keep out a third one.
func TestStalledBody(t *testing.T) {
	s, web := serve(t, Limits{Body: 1 << 20, Held: 5 << 19, Answer: 1 << 20, Patience: time.Minute})
	first := make(chan int, 2)
	for range 2 {
		c := begin(t, web, "/api/validate", 1<<20, strings.Repeat("\n", 1<<20-1))
		go func() {
			if response, err := http.ReadResponse(bufio.NewReader(c.conn), nil); err == nil {
				first <- response.StatusCode
			}
		}()
	}
	until(t, "both bodies are there", func() bool { return s.held() >= 2<<20 })
	until(t, "the third one is served", func() bool {
		status, _ := post(t, web, "/api/validate", strings.Repeat("\n", 1<<20))
		return status == http.StatusOK
	})
	if status := <-first; status != http.StatusRequestTimeout {
		t.Errorf("the one that gave way: %d", status)
	}
}

// TestImpatience: a body of which nothing comes is given up, where nobody needs its room too.
func TestImpatience(t *testing.T) {
	s, web := serve(t, Limits{Body: 1 << 20, Held: 1 << 20, Answer: 1 << 20, Patience: 50 * time.Millisecond})
	c := begin(t, web, "/api/export", 1000, "[Event")
	if status := c.status(t); status != http.StatusRequestTimeout {
		t.Errorf("%d", status)
	}
	until(t, "everything is given back", func() bool { return s.held() == 0 })
}

// inheriting is a small file whose games all have a long value, which JSON repeats.
var inheriting = "[Event \"#" + strings.Repeat("x", 10_000) + "\"]\n" + strings.Repeat("\n[Event \"#\"]\n", 10_000)

// TestAnswersAreBounded: the JSON of games ends where it would be longer than it may be, and names the game to go on with.
func TestAnswersAreBounded(t *testing.T) {
	s, web := serve(t, Limits{Body: 1 << 20, Whole: 1 << 20, Held: 4 << 20, Games: 1 << 20, Answer: 2 << 20, Patience: time.Minute})
	status, answer := post(t, web, "/api/parse", inheriting)
	if status != http.StatusOK || len(answer) > s.limits.Games+4<<10 || !bytes.Contains(answer, []byte(`,"next":`)) {
		t.Errorf("%d: %d bytes, %.100s", status, len(answer), answer)
	}
	if status, answer := post(t, web, "/api/parse", strings.Repeat("[A\"\"]", 100_000)); status != http.StatusUnprocessableEntity || !bytes.Contains(answer, []byte("1 MiB")) {
		t.Errorf("%d, %.200s", status, answer)
	}
	for path, body := range map[string]string{
		"/api/export":   strings.Repeat("[Board \"1\"]\n\n", 20_000),
		"/api/document": "<pre class=\"pbn\">\n" + strings.Repeat("[Board \"1\"]\n\n", 20_000) + "</pre>",
	} {
		if status, answer := post(t, web, path, body); status != http.StatusUnprocessableEntity || !bytes.Contains(answer, []byte("2 MiB")) {
			t.Errorf("%s: %d, %d bytes, %.200s", path, status, len(answer), answer)
		}
	}
}

// TestLongGame: a file with a game that is too long is refused, with the place of the game; one of many games is not.
func TestLongGame(t *testing.T) {
	bounded := limits
	bounded.Game = 64 << 10
	_, web := serve(t, bounded)
	long := strings.Repeat("[A \"\"]\n", 20_000)
	games := strings.Repeat(file, 5000)
	for _, c := range []struct {
		path, body string
		status     int
	}{
		{"/api/parse?from=1&count=1", file + "\n" + long, http.StatusUnprocessableEntity},
		{"/api/validate", file + "\n" + long, http.StatusUnprocessableEntity},
		{"/api/validate?format=text", "<p><PBN>" + file + "</PBN><PBN>\n" + long + "</PBN>", http.StatusUnprocessableEntity},
		{"/api/export", file + "\n" + long, http.StatusUnprocessableEntity},
		{"/api/document", "<PBN>" + file + "\n" + long + "</PBN>", http.StatusUnprocessableEntity},
		{"/api/validate", games, http.StatusOK},
		{"/api/document", "<PBN>" + games + "</PBN>", http.StatusOK},
	} {
		status, answer := post(t, web, c.path, c.body)
		isRefused := bytes.Contains(answer, []byte("/api/#game-too-long")) && bytes.Contains(answer, []byte("line 7 has more than 64 KiB"))
		if status != c.status || isRefused != (status == http.StatusUnprocessableEntity) {
			t.Errorf("%s: %d, %.300s", c.path, status, answer)
		}
	}
}

// TestSlowReaders: answers that are not taken count, until their clients have to give way to others.
func TestSlowReaders(t *testing.T) {
	const most = 32 << 20
	s, web := serve(t, Limits{Body: 1 << 20, Held: most, Games: 8 << 20, Answer: 9 << 20, Patience: time.Minute})
	for range 10 {
		begin(t, web, "/api/parse", len(inheriting), inheriting)
	}
	highest := int64(0)
	until(t, "answers wait for their readers", func() bool { highest = max(highest, s.held()); return highest >= 16<<20 })
	until(t, "another one is served", func() bool {
		highest = max(highest, s.held())
		status, _ := post(t, web, "/api/parse", inheriting)
		return status == http.StatusOK
	})
	if highest > most {
		t.Errorf("%d bytes were held, of %d", highest, most)
	}
}

// TestClientGoes: the work on a file ends when nobody waits for the answer any more.
func TestClientGoes(t *testing.T) {
	s := New(limits).(*server)
	begun, ended := make(chan *request), make(chan *report.Report)
	s.routes = append(s.routes, route{Method: http.MethodPost, Path: "/api/wait", call: func(r *request) (*answer, *problem) {
		begun <- r
		<-r.context.Done()
		ended <- pbn.Validate(s.open(r, wire.Options{}), pbn.Options{})
		return nil, nil
	}})
	web := httptest.NewServer(s)
	defer web.Close()
	c := begin(t, web, "/api/wait", len(file), file)
	<-begun
	c.conn.Close()
	if report := <-ended; report.Err == nil || report.Games > 1 {
		t.Errorf("%d games were read after the client was gone: %v", report.Games, report.Err)
	}
	until(t, "everything is given back", func() bool { return s.held() == 0 })
}

// TestSolvingLeavesTurns: while boards are solved, however many ask for that, other files have their turn.
func TestSolvingLeavesTurns(t *testing.T) {
	s := New(limits).(*server)
	begun, release := make(chan struct{}, 5), make(chan struct{})
	s.routes = append(s.routes, route{Method: http.MethodPost, Path: "/api/solve", solves: true, call: func(*request) (*answer, *problem) {
		begun <- struct{}{}
		<-release
		return ok(textType, nil)
	}})
	web := httptest.NewServer(s)
	defer web.Close()
	for range cap(s.working) + 1 {
		begin(t, web, "/api/solve", len(file), file)
	}
	<-begun
	client := http.Client{Timeout: time.Minute} // ends a test that would wait for ever
	response, err := client.Post(web.URL+"/api/validate", "", strings.NewReader(file))
	if close(release); err != nil || response.StatusCode != http.StatusOK {
		t.Errorf("%v, %v", response, err)
	}
}

// TestClientIsGone: what comes of a client that is gone before the work begins is no mistake of the program, whatever the file is.
func TestClientIsGone(t *testing.T) {
	s := New(limits)
	for _, path := range []string{"parse", "validate", "export", "document", "fix", "edit?edits=[]", "convert?to=csv", "optimum"} {
		for _, body := range []string{file, "<html><pbn>" + file + "</pbn>", "md|1SAK,,,|"} {
			// Where its turn has come as well, it is by chance whether the work begins.
			for range 10 {
				gone, leave := context.WithCancel(t.Context())
				leave()
				w := httptest.NewRecorder()
				s.ServeHTTP(w, httptest.NewRequestWithContext(gone, "POST", "/api/"+path, strings.NewReader(body)))
				if w.Code != http.StatusBadRequest {
					t.Fatalf("%s of %q: %d %s", path, body, w.Code, w.Body)
				}
			}
		}
	}
}

// impatience is the context of a client that goes after it was asked for a number of times.
type impatience struct{ asked, stays int }

func (i *impatience) Err() error {
	if i.asked++; i.asked >= i.stays {
		return context.Canceled
	}
	return nil
}

func (i *impatience) Deadline() (at time.Time, ok bool) { return at, false }
func (i *impatience) Done() <-chan struct{}             { return nil }
func (i *impatience) Value(any) any                     { return nil }

// TestEveryVerbEnds: the verbs look after each game whether anybody still waits.
func TestEveryVerbEnds(t *testing.T) {
	games := strings.Repeat("[Board \"1\"]\n\n", 100)
	s := New(limits).(*server)
	for path, file := range map[string]string{
		"/api/parse": games, "/api/validate": games, "/api/export": games, "/api/document": "<PBN>\n" + games + "</PBN>",
		"/api/fix": games, "/api/edit": games,
	} {
		at := s.find(path)
		q, _ := readQuery("", at.Parameters)
		client := &impatience{0, 5}
		at.call(&request{context: client, query: q, path: path, file: []byte(file)})
		if client.asked != client.stays {
			t.Errorf("%s: asked %d times whether the client is there", path, client.asked)
		}
	}
}
