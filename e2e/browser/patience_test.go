package browser

import (
	"bufio"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// TestPatience: time counts in which nobody works or waits for a processor; a loop without an end is ended by its CPU time.
func TestPatience(t *testing.T) {
	for _, c := range []struct {
		name    string
		doing   map[string]thread // in a second
		seconds int               // until patience is over
	}{
		{"nobody does anything", map[string]thread{"page": {isBrowser: true}, "tests": {}}, 22},
		{"the page is asked now and then", map[string]thread{"page": {ran: 100 * time.Millisecond, queued: 100 * time.Millisecond, isBrowser: true}}, 27},
		{"the page does not get a processor", map[string]thread{"page": {ran: time.Millisecond, queued: 999 * time.Millisecond, isBrowser: true}}, 0},
		{"the server of the page does not get one", map[string]thread{"page": {isBrowser: true}, "tests": {queued: time.Second}}, 0},
		{"the page is in a loop", map[string]thread{"page": {ran: time.Second, isBrowser: true}}, 602},
		{"the system does not say", nil, 182},
	} {
		done, now := map[string]thread{}, time.Now()
		w := &wait{at: now, threads: func() map[string]thread { return maps.Clone(done) }}
		seconds := 0
		for at := 1; at <= 2000 && seconds == 0; at++ {
			now = now.Add(time.Second)
			for name, d := range c.doing {
				done[name] = thread{done[name].ran + d.ran, done[name].queued + d.queued, d.isBrowser}
			}
			if w.isOver(now) {
				seconds = at
			}
		}
		if seconds != c.seconds {
			t.Errorf("%s: it is over after %d s, want %d", c.name, seconds, c.seconds)
		}
	}
}

// TestThreadsOfBrowser: what a child of the browser's process does is seen, and is told from what the tests do.
func TestThreadsOfBrowser(t *testing.T) {
	if _, err := os.Stat("/proc/self/schedstat"); err != nil {
		t.Skip("the system does not say what threads do: ", err)
	}
	// A child that has worked says so, and waits for the end of its input.
	const child = `for i in 1 2 3 4 5 6 7 8 9; do for j in 1 2 3 4 5 6 7 8 9; do expr $i + $j >/dev/null; done; done; echo worked; read -r line`
	browser := exec.Command("sh", "-c", "sh -c '"+child+"'; exit 0")
	input, _ := browser.StdinPipe()
	output, _ := browser.StdoutPipe()
	if err := browser.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		input.Close()
		if err := browser.Wait(); err != nil {
			t.Error(err)
		}
	}()
	if said, err := bufio.NewReader(output).ReadString('\n'); said != "worked\n" {
		t.Fatalf("%q, %v", said, err)
	}
	var ofChild, ofTests time.Duration
	for path, thread := range threadsOf(browser.Process.Pid) {
		switch {
		case !thread.isBrowser:
			ofTests += thread.ran
		case !strings.HasPrefix(path, fmt.Sprintf("/proc/%d/", browser.Process.Pid)):
			ofChild += thread.ran
		}
	}
	if ofChild == 0 || ofTests == 0 {
		t.Errorf("the child of the browser has worked for %v, and the tests for %v", ofChild, ofTests)
	}
	for path, thread := range threadsOf(0) {
		if thread.isBrowser {
			t.Errorf("%s should not belong to a browser: none is running", path)
		}
	}
}
