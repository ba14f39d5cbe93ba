package source

import (
	"bytes"
	"io"
	"strings"
	"testing"
	"testing/iotest"
)

// whole reads a stream to its end, without moving its window.
func whole(s *Stream) *Text {
	for !s.Text().Complete {
		s.Advance(0)
	}
	return s.Text()
}

func TestStreamHasTheTextOfTheFile(t *testing.T) {
	long := strings.Repeat("ascii ", 2000)
	for _, file := range []string{
		"", "a", long, long + "caf\xe9", long + "café", long + "caf\xe9 \x93", "caf\xe9" + long + "\x93", "\xEF\xBB\xBF" + long + "\xFF",
		"\xFF\xFEa\x00\x3c\xd8\xa1\xdcb\x00", "\xFE\xFF\x00a\xd8\x3c\xdc\xa1\x00", strings.Repeat("a\x00", 3000) + "\x3c\xd8\xa1\xdc",
		// The least surrogates: what is read first ends within a pair, or after one.
		"\xFF\xFE" + strings.Repeat("\x00\xd8\x00\xdc", 3000), "\xFF\xFEa\x00" + strings.Repeat("\x00\xd8\x00\xdc", 3000),
		"%Content-type: text/x-any; charset=windows-1252\n" + long + "\xe9", "%Content-type: text/x-any; charset=UTF-8\n" + long,
		strings.Repeat("é", 5000),
	} {
		for name, reader := range map[string]io.Reader{
			"one byte":   iotest.OneByteReader(strings.NewReader(file)),
			"data error": iotest.DataErrReader(strings.NewReader(file)),
			"half":       iotest.HalfReader(strings.NewReader(file)),
		} {
			got, want := whole(latin.Stream(reader, Automatic)), latin.Text([]byte(file), Automatic)
			if got.Encoding != want.Encoding || !bytes.Equal(got.Bytes, want.Bytes) {
				t.Errorf("%s of %.20q…: %v %.40q, want %v %.40q", name, file, got.Encoding, got.Bytes, want.Encoding, want.Bytes)
			}
		}
	}
}

// TestStreamPositions moves the window to every character, and asks for every position after it, and how long its line is.
func TestStreamPositions(t *testing.T) {
	for _, file := range []string{"a\nb\r\nc", "caf\xe9\r\nx", "café ♠\r\n🂡 x", "\xEF\xBB\xBFaé\nb",
		"\xFF\xFEa\x00\n\x00\x60\x26\x3c\xd8\xa1\xdcb"} {
		text := latin.Text([]byte(file), Automatic)
		for from := range len(text.Bytes) {
			if text.multiByte() && !startsCharacter(text.Bytes, from) || from > 0 && text.Bytes[from] == '\n' && text.Bytes[from-1] == '\r' {
				continue
			}
			s := latin.Stream(iotest.OneByteReader(strings.NewReader(file)), Automatic)
			s.Advance(from)
			for offset := from; offset <= len(text.Bytes); offset++ {
				if text.multiByte() && offset < len(text.Bytes) && !startsCharacter(text.Bytes, offset) {
					continue
				}
				if got, want := s.Text().Position(offset-from), text.Position(offset); got != want {
					t.Errorf("%q from %d at %d: %+v, want %+v", file, from, offset, got, want)
				}
				if got, want := s.Text().LineLength(offset-from), text.LineLength(offset); got != want {
					t.Errorf("%q from %d at %d: a line of %d characters, want %d", file, from, offset, got, want)
				}
			}
		}
	}
}

func TestStreamEndsWithAGameThatIsTooLong(t *testing.T) {
	for _, piece := range []string{"x", "x\x00"} {
		s := latin.Stream(strings.NewReader(strings.Repeat(piece, 1<<20)), Automatic)
		s.LimitGames(1 << 18)
		if text := whole(s); len(text.Bytes) > 1<<19 || s.Err() != error(TooLong{startOfFile, 1 << 18, ""}) {
			t.Errorf("%q: %d bytes, %v", piece, len(text.Bytes), s.Err())
		}
	}
	for limit, says := range map[int]string{1 << 29: "longer than 512 MiB", 1000: "longer than 1000 bytes"} {
		if e := (TooLong{Position{Line: 7}, limit, ""}); !strings.Contains(e.Error(), "begins in line 7 is "+says) {
			t.Error(e)
		}
	}
}

// stalledReader never reads a byte.
type stalledReader struct{}

func (stalledReader) Read([]byte) (int, error) { return 0, nil }

func TestStreamEndsWithItsReader(t *testing.T) {
	s := latin.Stream(io.MultiReader(strings.NewReader("[A \"1\"]"), iotest.ErrReader(io.ErrClosedPipe)), Automatic)
	if text := whole(s); string(text.Bytes) != "[A \"1\"]" || s.Err() != io.ErrClosedPipe {
		t.Errorf("%q, %v", text.Bytes, s.Err())
	}
	if s := latin.Stream(stalledReader{}, Automatic); !s.Text().Complete || s.Err() != io.ErrNoProgress {
		t.Errorf("a reader without progress: %v", s.Err())
	}
}
