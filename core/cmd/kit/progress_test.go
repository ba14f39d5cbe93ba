package kit

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"pbn/core/cmd/line"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// onTerminal reads files of the given sizes and says how long each is, on both outputs. Standard error is a terminal if isTerminal says so,
// and the clock goes on by 150 ms each time it is asked. A file of size -1 does not exist. screen has what was written to both outputs, in
// its order.
func onTerminal(t *testing.T, isTerminal bool, sizes ...int) (screen string) {
	t.Helper()
	var to bytes.Buffer
	now := time.Time{}
	p := &progress{prefix: "kit: ", now: func() time.Time {
		now = now.Add(150 * time.Millisecond)
		return now
	}}
	if isTerminal {
		p.terminal = &to
	}
	var paths []string
	for i, size := range sizes {
		path := filepath.Join(t.TempDir(), fmt.Sprint(i))
		if size >= 0 {
			if err := os.WriteFile(path, bytes.Repeat([]byte{'.'}, size), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		paths = append(paths, path)
	}
	s := newShell(numbers, &to, &to, p)
	s.line = &line.Line{Command: &line.Command{Name: "validate"}}
	s.EachFile(paths, func(of *Input) (Exit, error) {
		n, err := io.Copy(io.Discard, of.Reader)
		fmt.Fprintf(&of.Out, "out %d\n", n)
		fmt.Fprintf(&of.Err, "err %d\n", n)
		return Fine, err
	})
	s.flush()
	return to.String()
}

const gone = "\r\x1b[K"

var lineOfProgress = regexp.MustCompile(`kit: (?:(\d+) % of )?(\d+\.\d) MB, \d+\.\d MB/s(?:, file (\d) of (\d))?` + regexp.QuoteMeta(gone))

func TestProgress(t *testing.T) {
	screen := onTerminal(t, true, 3<<20, 10, 20)
	lines := lineOfProgress.FindAllStringSubmatch(screen, -1)
	if len(lines) < 3 {
		t.Fatalf("%q", screen)
	}
	last := ""
	for _, l := range lines {
		if l[2] != "3.1" || l[4] != "3" || l[3] < last {
			t.Errorf("%q", l)
		}
		last = l[3]
	}
	if lines[0][3] != "1" || last == "1" {
		t.Errorf("%q", lines)
	}
	// Without the lines, which were all taken away, there is what was said of files, in their order.
	words := strings.Fields(lineOfProgress.ReplaceAllString(screen, ""))
	if want := strings.Fields("out 3145728 err 3145728 out 10 err 10 out 20 err 20"); !slices.Equal(words, want) {
		t.Errorf("%q, want %q", words, want)
	}
}

// TestProgressOfOne: of one file there is no number; it goes on, and ends with all of it.
func TestProgressOfOne(t *testing.T) {
	var percents []string
	for _, l := range lineOfProgress.FindAllStringSubmatch(onTerminal(t, true, 4<<20), -1) {
		if l[3] != "" || l[2] != "4.2" {
			t.Errorf("%q", l)
		}
		percents = append(percents, fmt.Sprintf("%3s", l[1]))
	}
	if len(percents) < 3 || !slices.IsSorted(percents) || percents[0] > " 30" || percents[len(percents)-1] != "100" {
		t.Errorf("%q", percents)
	}
}

// TestProgressUnknown: where it is not known how long a file is, the line says how much was read.
func TestProgressUnknown(t *testing.T) {
	lines := lineOfProgress.FindAllStringSubmatch(onTerminal(t, true, 2<<20, -1), -1)
	if len(lines) == 0 || lines[0][1] != "" || lines[0][2] > lines[len(lines)-1][2] || lines[len(lines)-1][2] != "2.1" {
		t.Errorf("%q", lines)
	}
}

// TestNoProgress: nothing is shown for work that is short, or where standard error is no terminal.
func TestNoProgress(t *testing.T) {
	for _, screen := range []string{onTerminal(t, true, 1000, 2000), onTerminal(t, false, 3<<20, 3<<20)} {
		if strings.Contains(screen, "MB") || strings.Contains(screen, "\x1b") {
			t.Errorf("%q", screen)
		}
	}
}

// TestProgressPauses: between two lines there is some time.
func TestProgressPauses(t *testing.T) {
	var to bytes.Buffer
	now := time.Unix(1, 0)
	p := &progress{prefix: "kit: ", terminal: &to, now: func() time.Time { return now }, read: longWork}
	for range 25 {
		now = now.Add(10 * time.Millisecond)
		p.show()
	}
	if n := strings.Count(to.String(), "kit: "); n != 3 {
		t.Errorf("%d lines in 250 ms: %q", n, to.String())
	}
}
