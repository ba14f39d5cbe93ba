package pbn

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"pbn/core/item"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/scan"
	"pbn/core/source"
)

// lookedOver compares what the scanner says of all items, bytes and lines with a plain look at them; "" where nothing is different.
func lookedOver(g *item.Game, text []byte) string {
	var kinds item.Bytes
	var has item.Flags
	tags := 0
	for k, i := range g.Items {
		has |= i.Flags
		for _, c := range text[g.Span(k, text).Start:g.Span(k, text).End] {
			mayHave := i.Kind == item.Tag && i.Flags&item.NonASCII != 0 || i.Kind != item.Tag && (i.Kind != scan.Cell || i.Flags&(item.Quoted|item.Broken) != 0)
			if c > '~' && !mayHave {
				return fmt.Sprintf("%q in item %d, which is not told", c, k)
			}
		}
		if i.Kind == item.Tag {
			tags++
		}
	}
	longest, line, lines, loneLFs := 0, g.Start, 0, 0
	for i := g.Start; i < g.End; i++ {
		switch c := text[i]; {
		case c == '\r' && i+1 < len(text) && text[i+1] == '\n':
			longest, kinds, line, lines = max(longest, i-line), kinds|item.EndsCRLF, i+2, lines+1
			i++
		case c == '\r':
			longest, kinds, line, lines = max(longest, i-line), kinds|item.EndsCR, i+1, lines+1
		case c == '\n':
			longest, kinds, line, lines = max(longest, i-line), kinds|item.EndsLF, i+1, lines+1
			loneLFs++
		case c == '\t':
			kinds |= item.Tab
		case c < ' ':
			kinds |= item.Control
		case c > '~':
			kinds |= item.High
		}
	}
	longest = max(longest, g.End-line)
	isSame := kinds == g.Bytes&^item.Trailing && longest == g.Longest && lines == g.Lines && loneLFs == g.LoneLFs && (line == g.LastLine || lines == 0 || g.End == len(text))
	if g.Unseparated || bytes.HasPrefix(text, []byte("\uFEFF")) {
		isSame = kinds&^g.Bytes == 0 && longest <= g.Longest+len("\uFEFF") && lines <= g.Lines && loneLFs <= g.LoneLFs
	}
	// What has become a part of other text may have been a string.
	if !isSame || has|item.Quoted != g.Has|item.Quoted || has&^g.Has != 0 || tags != g.Tags {
		return fmt.Sprintf("bytes %b, a longest line of %d, flags %b and %d tags, lines %v; the game has %b, %d, %b and %d, lines %v", kinds, longest, has, tags,
			[...]int{lines, loneLFs, line}, g.Bytes, g.Longest, g.Has, g.Tags, [...]int{g.Lines, g.LoneLFs, g.LastLine})
	}
	return ""
}

// tiling compares the items of a game and the gaps between them with its text: they are that, byte for byte; "" where nothing is different.
func tiling(g *item.Game, text *source.Text) string {
	isGap := make([]bool, g.End-g.Start)
	last := g.Start
	for gap := range g.Gaps(text.Bytes) {
		if gap.Start < last || gap.End <= gap.Start || gap.End > g.End {
			return fmt.Sprintf("a gap %v after %d", gap, last)
		}
		last = gap.End
		at := gap.Start
		if at == 0 && text.HasByteOrderMark() {
			at = len("\uFEFF")
		}
		before := item.LineEnd
		for kind, span := range item.Spaces(text, gap) {
			if span.Start < at || span.End <= span.Start {
				return fmt.Sprintf("white space at %v after %d", span, at)
			}
			if kind == item.LineEnd && before == item.Blanks && g.Bytes&item.Trailing == 0 {
				return fmt.Sprintf("blanks before %v that are not told", span)
			}
			before = kind
			for at = span.Start; at < span.End; at++ {
				isGap[at-g.Start] = true
			}
		}
		if at != gap.End {
			return fmt.Sprintf("white space ends at %d in the gap %v", at, gap)
		}
	}
	at := g.Start
	if at == 0 && text.HasByteOrderMark() {
		at = len("\uFEFF")
	}
	for k, i := range g.Items {
		span := g.Span(k, text.Bytes)
		if span.End <= span.Start || i.Flags&item.Inside == 0 && span.Start < at {
			return fmt.Sprintf("item %d at %v, after %d", k, span, at)
		}
		for ; at < span.Start; at++ {
			if !isGap[at-g.Start] {
				return fmt.Sprintf("%q before item %d is no gap", text.Bytes[at], k)
			}
		}
		at = max(at, span.End)
		if isGap[span.Start-g.Start] || isGap[span.End-1-g.Start] {
			return fmt.Sprintf("item %d begins or ends with white space", k)
		}
	}
	for ; at < g.End; at++ {
		if !isGap[at-g.Start] {
			return fmt.Sprintf("%q after the items is no gap", text.Bytes[at])
		}
	}
	return ""
}

// dumpItems shows the items of a game.
func dumpItems(g *item.Game, text *source.Text) string {
	var out strings.Builder
	for k, i := range g.Items {
		p := g.Span(k, text.Bytes)
		fmt.Fprintf(&out, "%d.%b %q\n", i.Kind, i.Flags, text.Decode(p))
	}
	fmt.Fprintf(&out, "%v %d %v %v %v", text.Range(source.Span{Start: g.Start, End: g.End}), g.Tail, g.Unseparated, g.Follows, g.AfterOpenComment)
	return out.String()
}

// readItems are the dumps of the games that the reader reads, each of which is looked over.
func readItems(t *testing.T, what string, stream *source.Stream) (games []string, r *item.Reader) {
	t.Helper()
	r = &item.Reader{}
	r.Reset(stream, scan.NewScanner)
	for more := true; more; {
		var g *item.Game
		g, more = r.Next()
		text := r.Text()
		games = append(games, dumpItems(g, text))
		if g.Start == g.End || stream.Err() != nil {
			continue
		}
		found := lookedOver(g, text.Bytes)
		if found == "" {
			found = tiling(g, text)
		}
		if found != "" {
			t.Fatalf("%s: %s: %.1000q", what, found, text.Bytes[g.Start:g.End])
		}
	}
	return games, r
}

// stepsPerByte bounds the steps of reading: the bytes themselves, what is read ahead to find where a game, a string or a comment ends, and
// what is read again after a missing separator.
const stepsPerByte = 12

// checkItems reads a file at once and in pieces, and compares.
func checkItems(t *testing.T, what string, file []byte, pieces func() int) {
	t.Helper()
	whole, r := readItems(t, what, Bytes(file))
	if most := stepsPerByte * (len(file) + 1); r.Steps() > most {
		t.Errorf("%s: %d steps for %d bytes", what, r.Steps(), len(file))
	}
	encoding := habits.PBN.Text(file, source.Automatic).Encoding
	streamed, _ := readItems(t, what, habits.PBN.Stream(&pieceReader{file, pieces}, encoding))
	for i := range max(len(whole), len(streamed)) {
		if i >= len(whole) || i >= len(streamed) || whole[i] != streamed[i] {
			t.Fatalf("%s: game %d of %d, in pieces of %d:\n%s\n%s", what, i+1, len(whole), len(streamed), whole[i:min(i+1, len(whole))], streamed[i:min(i+1, len(streamed))])
		}
	}
}

// itemFiles are all files that there are to read: those of the corpus and the cases of others, where they are, and all test data.
func itemFiles(t *testing.T) (files []string) {
	t.Helper()
	files = corpusIfThere(t)
	const cases = "../../../shared/cases"
	if _, err := os.Stat(cases); err != nil {
		t.Log("no cases at " + cases)
	}
	for pattern, least := range map[string]int{cases + "/*": 0, cases + "/*/*": 0, "testdata/*": 10, "*/testdata/*": 25} {
		found, err := filepath.Glob(pattern)
		if err != nil || len(found) < least {
			t.Fatalf("%s: %d files (%v)", pattern, len(found), err)
		}
		files = append(files, found...)
	}
	return files
}

// TestItemsAndGapsAreTheText reads real files, all test data, generated files and mutated ones, at once and in pieces.
// PBN_GENERATED=100000 tries more.
func TestItemsAndGapsAreTheText(t *testing.T) {
	for _, path := range itemFiles(t) {
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			checkItems(t, path, readFile(t, path), func() int { return 4096 })
		}
	}
	most := amount(10_000)
	if n, err := strconv.Atoi(os.Getenv("PBN_GENERATED")); err == nil {
		most = n
	}
	paths := corpusIfThere(t)
	for seed := range most {
		g := generator{Rand: rand.New(rand.NewPCG(uint64(seed), 1))}
		file := g.file()
		if seed%2 > 0 && len(paths) > 0 {
			file = g.mutated(readFile(t, paths[seed%len(paths)]))
		}
		checkItems(t, "seed "+strconv.Itoa(seed), file, func() int { return 1 + g.IntN(9) })
	}
	for name, text := range tempting {
		checkItems(t, name, []byte(text(1<<14)), func() int { return 1 << 10 })
	}
}

// cutOff reads a window that ends before its file does: what the scanner says is then that it needs more, or what it says of the whole.
func cutOff(t *testing.T, file []byte) {
	t.Helper()
	text := habits.PBN.Text(file, source.Automatic)
	whole, early := scan.NewScanner(), scan.NewScanner()
	var want, got item.Game
	outcome := whole.Scan(text, 0, true, &want)
	for end := range text.Bytes {
		window := *text
		window.Bytes = window.Bytes[:end:end]
		early.Reset(0)
		switch early.Scan(&window, 0, false, &got) {
		case item.More:
		case item.Read:
			if outcome != item.Read || dumpItems(&got, text) != dumpItems(&want, text) {
				t.Fatalf("cut off at %d of %q:\n%s\n%s", end, text.Bytes, dumpItems(&got, text), dumpItems(&want, text))
			}
		default:
			t.Fatalf("cut off at %d there is no game: %q", end, text.Bytes)
		}
	}
}

// TestWindowsThatEndEarly cuts generated files off at each place.
func TestWindowsThatEndEarly(t *testing.T) {
	skipOnJS(t)
	for seed := range 500 {
		g := generator{Rand: rand.New(rand.NewPCG(uint64(seed), 4))}
		cutOff(t, g.file())
	}
	for _, seed := range fuzzSeeds {
		cutOff(t, []byte(seed))
	}
}

// FuzzItems: whatever the bytes, items and gaps are the text, the time is in proportion, and in pieces of any size the games are the same.
func FuzzItems(f *testing.F) {
	eachSeed(f, func(file []byte) { f.Add(file, uint64(0), uint16(0)) })
	f.Fuzz(func(t *testing.T, file []byte, seed uint64, pad uint16) {
		random := rand.New(rand.NewPCG(seed, 0))
		sizes := []int{1, 2, 3, 10, 100, 1 << 16}
		// After what a stream reads first, the window begins to move.
		padding := bytes.Repeat([]byte("[A \"1\"]\n\n"), int(pad)%2000)
		checkItems(t, "fuzz", append(padding, file...), func() int { return sizes[random.IntN(len(sizes))] })
		if len(file) < 1000 {
			cutOff(t, file)
		}
	})
}
