package edge

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"net/http"
	"os"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// hostile are files that take much memory for their length, of about 1 MiB and of 4 MiB.
func hostile() (files [][]byte) {
	for _, c := range []struct{ start, piece string }{
		{"[Auction \"N\"]\n", "1C*"}, {"[ScoreTable \"a;b\"]\n", "1 2\n"}, {"[Event \"x\"]\n", "[A \"a\n"}, {"[Auction \"N\"]\n1C", "!"},
		{"[Event \"x\"]\n", "{x}"}, {"", "[Board \"1\"]\n\n"}, {"", "<pbn></pbn>"}, {"md|1S2H3D,,,|mb|", "1C"},
	} {
		for _, size := range []int{1<<20 - 100, 4<<20 - 100} {
			files = append(files, []byte(c.start+strings.Repeat(c.piece, (size-len(c.start))/len(c.piece))))
		}
	}
	var names strings.Builder
	for i := 0; names.Len() < 4<<20-100; i++ {
		fmt.Fprintf(&names, "\n\n[G%d \"##x\"]\n", i)
	}
	return append(files, []byte(names.String()))
}

// TestHostileFilesAtOnce: two dozen files that take much memory, sent at once and as a few kilobytes each, leave the server with what it may take, and keep nobody
// from an answer.
func TestHostileFilesAtOnce(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the system is asked in the way of Linux what the process takes")
	}
	const requests, most = 24, 600 << 20
	s, stop, err := native(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer stop()
	verbs := []string{"parse", "validate", "export", "document", "fix", "edit?edits=[{%22game%22:1,%22tag%22:%22Site%22,%22value%22:%22x%22}]", "convert?to=lin", "optimum"}
	files := hostile()
	var all sync.WaitGroup
	for i := range requests {
		path := "/api/" + verbs[i%len(verbs)]
		var body bytes.Buffer
		w := gzip.NewWriter(&body)
		w.Write(files[(i+i/len(verbs))%len(files)])
		w.Close()
		all.Go(func() {
			r, err := s.ask("POST", path, &body, "Content-Encoding", "gzip", "Content-Type", "text/plain")
			switch r.status {
			case http.StatusOK, http.StatusBadRequest, http.StatusRequestEntityTooLarge, http.StatusUnprocessableEntity, http.StatusServiceUnavailable:
			default:
				t.Errorf("%s: %d %v %.300s", path, r.status, err, r.body)
			}
		})
	}
	for n := range 10 {
		s.askNumbered(t, n)
	}
	all.Wait()
	if peak := peakOf(t, s); peak > most {
		t.Errorf("the server took %d MiB", peak>>20)
	} else {
		t.Logf("the server took %d MiB", peak>>20)
	}
}

// peakOf returns how much memory the process of a server has had, in bytes.
func peakOf(t *testing.T, s server) int64 {
	t.Helper()
	text, err := os.ReadFile("/proc/" + strconv.Itoa(s.process) + "/status")
	if err != nil {
		t.Fatal(err)
	}
	kilobytes, err := strconv.ParseInt(string(regexp.MustCompile(`VmHWM:\s+(\d+) kB`).FindSubmatch(text)[1]), 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	return kilobytes << 10
}
