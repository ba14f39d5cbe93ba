package itemtest

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"pbn/core/item"
	"pbn/core/source"
)

// Notation is what is tested of a notation.
type Notation struct {
	NewScanner func() *item.Scanner
	// IsASCII reports whether an item that is no tag pair can have ASCII characters alone.
	IsASCII func(*item.Item) bool
}

// Dump shows the items of a game.
func Dump(g *item.Game, text *source.Text) string {
	var out strings.Builder
	for k, i := range g.Items {
		fmt.Fprintf(&out, "%d.%b %d %q\n", i.Kind, i.Flags, i.Val, text.Decode(g.Span(k, text.Bytes)))
	}
	span := source.Span{Start: g.Start, End: g.End}
	fmt.Fprintf(&out, "%v %d %v %v %v", text.Range(span), g.Tail, g.Unseparated, g.Follows, g.AfterOpenComment)
	return out.String()
}

// Read returns the dumps of the games of a file, and the steps that it took to read them. Each game is compared with its text.
func (n Notation) Read(t testing.TB, what string, stream *source.Stream) (games []string, steps int) {
	t.Helper()
	var r item.Reader
	r.Reset(stream, n.NewScanner)
	for more := true; more; {
		var g *item.Game
		g, more = r.Next()
		text := r.Text()
		games = append(games, Dump(g, text))
		if g.Start == g.End || stream.Err() != nil {
			continue
		}
		found := Counted(g, text.Bytes, n.IsASCII)
		if found == "" {
			found = Tiled(g, text)
		}
		if found != "" {
			t.Fatalf("%s: %s: %.1000q", what, found, text.Bytes[g.Start:g.End])
		}
	}
	return games, r.Steps()
}

// MostSteps bounds the steps for a byte: those of reading it, of reading ahead to find where a game, a string or a comment ends, and of
// reading again after a game that was not ended.
const MostSteps = 12

// Same reads a file at once and in pieces of some sizes, and compares.
func (n Notation) Same(t testing.TB, what string, file []byte, size func() int) {
	t.Helper()
	text := source.Plain.Text(file, source.Automatic)
	whole, steps := n.Read(t, what, text.Stream())
	if most := MostSteps * (len(file) + 1); steps > most {
		t.Errorf("%s: %d steps for %d bytes", what, steps, len(file))
	}
	streamed, _ := n.Read(t, what, source.Plain.Stream(Pieces(file, size), text.Encoding))
	for i := range max(len(whole), len(streamed)) {
		if i >= len(whole) || i >= len(streamed) || whole[i] != streamed[i] {
			t.Fatalf("%s: game %d of %d, in pieces of %d:\n%s\n%s", what, i+1, len(whole), len(streamed), whole[i:min(i+1, len(whole))],
				streamed[i:min(i+1, len(streamed))])
		}
	}
}

// CutOff reads a window that ends before its file does, at each place: what the scanner says is then that it needs more, or what it says of
// the whole.
func (n Notation) CutOff(t testing.TB, file []byte) {
	t.Helper()
	text := source.Plain.Text(file, source.Automatic)
	whole, early := n.NewScanner(), n.NewScanner()
	var want, got item.Game
	outcome := whole.Scan(text, 0, true, &want)
	for end := range text.Bytes {
		window := *text
		window.Bytes = window.Bytes[:end:end]
		early.Reset(0)
		switch early.Scan(&window, 0, false, &got) {
		case item.More:
		case item.Read:
			if outcome != item.Read || Dump(&got, text) != Dump(&want, text) {
				t.Fatalf("cut off at %d of %q:\n%s\n%s", end, text.Bytes, Dump(&got, text), Dump(&want, text))
			}
		default:
			t.Fatalf("cut off at %d there is no game: %q", end, text.Bytes)
		}
	}
}

// Pieces returns a reader of a file that comes in pieces of some sizes.
func Pieces(file []byte, size func() int) io.Reader { return &pieces{file, size} }

type pieces struct {
	file []byte
	size func() int
}

func (p *pieces) Read(into []byte) (n int, err error) {
	if len(p.file) == 0 {
		return 0, io.EOF
	}
	n = copy(into[:min(len(into), max(1, p.size()))], p.file)
	p.file = p.file[n:]
	return n, nil
}
