package testkit

import (
	"bytes"
	"io"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"pbn/core/source"
)

// Hostile are texts of about n bytes that tempt a reader to look at the same text again and again, by their names.
type Hostile map[string]func(n int) string

// Around goes on with a piece, again and again, between a start and an end.
func Around(start, piece, end string) func(n int) string {
	return func(n int) string { return start + strings.Repeat(piece, n/len(piece)) + end }
}

// Numbered repeats a piece with a number in place of "#n".
func Numbered(piece string) func(n int) string {
	return func(n int) string {
		var b strings.Builder
		for i := 0; b.Len() < n; i++ {
			b.WriteString(strings.ReplaceAll(piece, "#n", strconv.Itoa(i)))
		}
		return b.String()
	}
}

// Random goes on with random bytes below a limit after a start.
func Random(start string, limit int) func(n int) string {
	return func(n int) string {
		r := rand.New(rand.NewPCG(1, 2))
		b := make([]byte, n)
		for i := range b {
			b[i] = byte(r.IntN(limit))
		}
		return start + string(b)
	}
}

// InPairs returns the texts in which each two of some pieces take turns, by their names: a construct may be harmless alone.
func InPairs(pieces map[string]string, start, end string) Hostile {
	texts := Hostile{}
	for a, first := range pieces {
		for b, second := range pieces {
			if a < b {
				texts[a+", "+b] = Around(start, first+second, end)
			}
		}
	}
	return texts
}

// Linear doubles the size of each text, and compares the steps of reading it, at once and through a window, which grows by doubling. size
// is that of the larger text, in bytes.
func Linear(t *testing.T, s *Subject, texts Hostile, size int, steps func(file *source.Stream) int) {
	t.Helper()
	for name, text := range texts {
		t.Run(name, func(t *testing.T) {
			half, whole := text(size/2), text(size)
			few, many := steps(s.bytes([]byte(half))), steps(s.bytes([]byte(whole)))
			streamed := steps(s.Open(&Pieces{Rest: []byte(whole), Size: func() int { return 1 << 15 }}))
			if float64(many) > 2.1*float64(few) {
				t.Errorf("%d steps for %d bytes, %d for %d", few, len(half), many, len(whole))
			}
			if float64(streamed) > 6*float64(many) {
				t.Errorf("%d steps for %d bytes at once, %d through a window", many, len(whole), streamed)
			}
			t.Logf("%.2f steps a byte at once, %.2f through a window", float64(many)/float64(len(whole)), float64(streamed)/float64(len(whole)))
		})
	}
}

// Ends exports each text, and its export again, which is the same. It would not end in time if a verb looked at all that follows each
// piece.
func Ends(t *testing.T, s *Subject, texts Hostile, size int) {
	t.Helper()
	for name, text := range texts {
		out, _ := s.Export(s.bytes([]byte(text(size))))
		if again, _ := s.Export(s.bytes(out)); !bytes.Equal(out, again) {
			t.Errorf("%s: the export of the export differs:\n%s", name, Difference(out, again))
		}
	}
}

// Pieces reads a text in pieces of the sizes that a function returns.
type Pieces struct {
	Rest []byte
	Size func() int
}

func (p *Pieces) Read(into []byte) (int, error) {
	if len(p.Rest) == 0 {
		return 0, io.EOF
	}
	n := copy(into[:min(len(into), max(1, p.Size()))], p.Rest)
	p.Rest = p.Rest[n:]
	return n, nil
}

// Streamed holds that a file that comes in pieces has the report and the export that it has at once.
func Streamed(t *testing.T, s *Subject, what string, file []byte, size func() int) {
	t.Helper()
	var whole, pieces bytes.Buffer
	out, r := s.Export(s.bytes(file))
	again, streamed := s.Export(s.Open(&Pieces{Rest: file, Size: size}))
	Record(s, &whole, r)
	Record(s, &pieces, streamed)
	if !bytes.Equal(out, again) {
		t.Errorf("%s: the export of the stream differs:\n%s", what, Difference(out, again))
	}
	if !bytes.Equal(whole.Bytes(), pieces.Bytes()) {
		t.Errorf("%s: the report of the stream differs:\n%s", what, Difference(whole.Bytes(), pieces.Bytes()))
	}
}
