package lin

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"pbn/core/pbn/export"
	"pbn/core/source"
)

// TestWhatManyBoardsRepeat holds that a short file does not become a huge one because each of its boards repeats a long text.
func TestWhatManyBoardsRepeat(t *testing.T) {
	const boards = 1000
	long := strings.Repeat("x", 20_000)
	board := strings.Repeat("qx|o1|md|3|", boards)
	for name, file := range map[string]string{
		"title":   "vg|" + long + ",S,I,1,4,A,0,B,0|" + board,
		"team":    "vg|T,S,I,1,4," + long + ",0,B,0|" + board,
		"names":   "pn|" + long + ",b,c,d,e,f,g,h|" + board,
		"players": "vg|T,S,I,1,4,A,0,B,0|pw|" + long + ",a,b,c|" + board,
		"results": "vg|T,S,I,1,4,A,0,B,0|rs|" + long + "|" + board,
		"mn":      "mn|" + long + "|" + board,
	} {
		out, r := ToPBN([]byte(file), source.UTF8, export.Options{})
		if r.Err != export.ErrTooLong || out != nil || r.Games == boards {
			t.Errorf("%s: %d bytes became %d, of %d boards (%v)", name, len(file), len(out), r.Games, r.Err)
		}
	}
	// More than a MiB is fine where it is no more than 32 times the file.
	few := "vg|" + long + ",S,I,1,4,A,0,B,0|" + strings.Repeat("qx|o1|md|3|", 64)
	if out, r := ToPBN([]byte(few), source.UTF8, export.Options{}); r.Err != nil || r.Games != 64 || len(out) < 64*len(long) {
		t.Errorf("%d bytes became %d, of %d boards (%v)", len(few), len(out), r.Games, r.Err)
	}
	// Of a short file it may be a MiB more.
	short := "vg|" + long[:4000] + ",S,I,1,4,A,0,B,0|" + strings.Repeat("qx|o1|md|3|", 200)
	if out, r := ToPBN([]byte(short), source.UTF8, export.Options{}); r.Err != nil || r.Games != 200 || len(out) < 80*len(short) {
		t.Errorf("%d bytes became %d, of %d boards (%v)", len(short), len(out), r.Games, r.Err)
	}
}

// TestMost holds that an export that would be longer than it may be ends with an error.
func TestMost(t *testing.T) {
	boards := strings.Repeat("pn|a,b,c,d|md|1SA,,,|mb|p|\n", 100)
	out, report := ToPBN([]byte(boards), source.Automatic, export.Options{Most: 5000})
	if !errors.Is(report.Err, export.ErrTooLong) || len(out) > 5000 || report.Games != 100 {
		t.Errorf("%d bytes, %d games, %v", len(out), report.Games, report.Err)
	}
}

// TestTooLong holds that a file that is longer than may be is not read.
func TestTooLong(t *testing.T) {
	out, r := ToPBN(bytes.Repeat([]byte("md|1|"), MostBytes/5+1), source.Automatic, utf8PBN)
	if len(out) > 0 || r.Games > 0 || r.Diagnostics.Found(FileNotLIN) != 1 || !strings.Contains(string(rendered(r)), "longer than 16 MiB") {
		t.Errorf("%d bytes, %d games: %s", len(out), r.Games, rendered(r))
	}
}
