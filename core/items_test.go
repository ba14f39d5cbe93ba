package core

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"pbn/core/item"
	"pbn/core/pbn"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/syntax"
)

// scanned counts games by what the scanner did with them.
type scanned struct{ read, other int }

func (s *scanned) add(more scanned) { s.read, s.other = s.read+more.read, s.other+more.other }

// kinds are the kinds of nodes, by the kinds of the items that are the same.
var kinds = map[item.Kind]syntax.Kind{
	item.Tag: syntax.TagPair, item.BraceComment: syntax.BraceComment, item.LineComment: syntax.LineComment, item.Escape: syntax.EscapeLine,
	item.NAG: syntax.NAG, item.NoteRef: syntax.NoteReference, item.Suffix: syntax.Suffix, item.Mark: syntax.Irregularity,
	item.Asterisk: syntax.Asterisk, item.Plus: syntax.Plus, item.Reference: syntax.Reference, item.Junk: syntax.Unexpected,
	pbn.Call: syntax.Call, pbn.Card: syntax.Card,
}

// kindOf is the kind of the node that an item is.
func kindOf(i item.Item) syntax.Kind {
	switch {
	case i.Kind != item.Cell:
		return kinds[i.Kind]
	case i.Flags&item.Quoted != 0:
		return syntax.String
	}
	return syntax.SectionToken
}

// unlikeTree is what is different between the items of a game and the nodes of its tree; "" where they say the same.
func unlikeTree(g *item.Game, tree *syntax.Tree) string {
	text := tree.Text.Bytes
	if len(g.Items) != len(tree.Nodes) {
		return fmt.Sprintf("%d items, %d nodes", len(g.Items), len(tree.Nodes))
	}
	if span := tree.Span(); span.End != g.End || g.Tail != tree.Tail || g.Tags != tree.TagPairs {
		return fmt.Sprintf("the game ends at %d with tail %d and %d tags, the tree at %d with %d and %d", g.End, g.Tail, g.Tags, span.End, tree.Tail, tree.TagPairs)
	}
	var tags []int
	var has item.Flags
	for i, one := range g.Items {
		n := tree.Nodes[i]
		has |= one.Flags
		start, end := one.Span(text)
		kind := kindOf(one)
		at := fmt.Sprintf("item %d, %q: ", i, text[start:end])
		if span := tree.NodeSpan(n); n.Kind != kind || span.Start != start || span.End != end {
			return at + fmt.Sprintf("kind %v at %d to %d, the node is %v at %d to %d", kind, start, end, n.Kind, span.Start, span.End)
		}
		if newLine := one.Flags&item.LineStart != 0; newLine != n.NewLine {
			return at + fmt.Sprintf("line start %v", newLine)
		}
		if one.Kind != item.Tag {
			if broken := one.Flags&item.Broken != 0; broken != tree.Tokens[n.First].Broken {
				return at + fmt.Sprintf("broken %v", broken)
			}
			continue
		}
		nameStart, nameEnd := item.NameSpan(text, one)
		name, value := tree.TokenSpan(n.Name), tree.TokenSpan(n.Value)
		if name != (source.Span{Start: nameStart, End: nameEnd}) || value.Start+1 != int(one.Start) || value.End-1 != int(one.End) {
			return at + "name or value elsewhere"
		}
		plain := one.Flags&(item.Spread|item.Escaped) == 0
		if tree.Tokens[n.Value].Broken || plain != n.Plain || one.Tag != uint8(n.Tag) {
			return at + fmt.Sprintf("plain %v, row %d; the node has %v, %d", plain, one.Tag, n.Plain, n.Tag)
		}
		first := -1
		if one.Flags&item.Repeats != 0 {
			number := int(one.Val)
			if one.Tag != 0 {
				number = int(g.First[one.Tag])
			}
			for k, tag := range tags {
				if tag == number-1 {
					first = k
				}
			}
		}
		if first != int(n.Repeats) {
			return at + fmt.Sprintf("repeats %d, the node %d", first, n.Repeats)
		}
		tags = append(tags, i)
	}
	if has != g.Has {
		return fmt.Sprintf("flags %b, together %b", g.Has, has)
	}
	if found := lookedOver(g, text); found != "" {
		return found
	}
	return ""
}

// lookedOver compares what the scanner says of all bytes and lines with a plain look at them.
func lookedOver(g *item.Game, text []byte) string {
	var kinds item.Bytes
	longest, line := 0, g.Start
	for i := g.Start; i < g.End; i++ {
		switch c := text[i]; {
		case c == '\r' && i+1 < len(text) && text[i+1] == '\n':
			longest, kinds, line = max(longest, i-line), kinds|item.EndsCRLF, i+2
			i++
		case c == '\r':
			longest, kinds, line = max(longest, i-line), kinds|item.EndsCR, i+1
		case c == '\n':
			longest, kinds, line = max(longest, i-line), kinds|item.EndsLF, i+1
		case c == '\t':
			kinds |= item.Tab
		case c < ' ':
			kinds |= item.Control
		case c > '~':
			kinds |= item.High
		}
	}
	longest = max(longest, g.End-line)
	if g.Unseparated && kinds&^g.Bytes == 0 && longest <= g.Longest {
		return ""
	}
	if kinds != g.Bytes || longest != g.Longest {
		return fmt.Sprintf("bytes %b and a longest line of %d, the game has %b and %d", g.Bytes, g.Longest, kinds, longest)
	}
	return ""
}

// compareItems reads the games of a file with the parser, and each of them with the scanner: also from a window that ends before it does.
func compareItems(t *testing.T, what string, file []byte, alsoCut bool) (count scanned) {
	t.Helper()
	p := syntax.NewParser(Bytes(file), rules.NewList())
	s, cut := pbn.NewScanner(), pbn.NewScanner()
	var g, early item.Game
	for {
		tree, ok := p.Next()
		start := tree.Span().Start
		if len(tree.Tokens) == 0 {
			start = len(tree.Text.Bytes)
		}
		outcome := s.Scan(tree.Text, start, true, &g)
		switch {
		case outcome == item.Other:
			count.other++
		case outcome == item.More, ok != (outcome == item.Read):
			t.Fatalf("%s: a game %v, the scanner's outcome is %d: %q", what, ok, outcome, tree.Text.Slice(tree.Span()))
		case ok:
			count.read++
			if found := unlikeTree(&g, tree); found != "" {
				t.Fatalf("%s: %s: %q", what, found, tree.Text.Slice(tree.Span()))
			}
		}
		for end := start; alsoCut && end < len(tree.Text.Bytes); end++ {
			window := *tree.Text
			window.Bytes = window.Bytes[:end:end]
			switch cut.Reset(); cut.Scan(&window, start, false, &early) {
			case item.More:
			case item.Other:
				if outcome != item.Other {
					t.Fatalf("%s: cut off at %d it is for another reader: %q", what, end, tree.Text.Slice(tree.Span()))
				}
			case item.NoGame:
				t.Fatalf("%s: cut off at %d there is no game: %q", what, end, tree.Text.Slice(tree.Span()))
			case item.Read:
				if outcome != item.Read {
					break // the parser has the last word
				}
				if found := unlikeTree(&early, tree); found != "" {
					t.Fatalf("%s: cut off at %d: %s: %q", what, end, found, tree.Text.Slice(tree.Span()))
				}
				end = len(tree.Text.Bytes)
			}
		}
		if !ok {
			return count
		}
	}
}

// itemFiles are the patterns of all files that there are to read, and the least part of their games that the scanner is to read, in percent.
var itemFiles = map[string]int{
	"../../shared/corpus/*/*.pbn": 98, "../../shared/cases/*": 0, "../../shared/cases/*/*": 98, "testdata/*": 0, "*/testdata/*": 50, "*/testdata/*/*": 0,
}

// TestItemsAreNodes compares the scanner's items with the nodes of the tree, over real files, all test data, generated files and mutated
// ones. PBN_GENERATED=100000 tries more.
func TestItemsAreNodes(t *testing.T) {
	for pattern, least := range itemFiles {
		paths, _ := filepath.Glob(pattern)
		var count scanned
		for _, path := range paths {
			if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
				count.add(compareItems(t, path, readFile(t, path), false))
			}
		}
		t.Logf("%s: %d files, %d games read, %d for the other reader", pattern, len(paths), count.read, count.other)
		if all := count.read + count.other; count.read*100 < least*all {
			t.Errorf("%s: of %d games the scanner reads %d, less than %d %%", pattern, all, count.read, least)
		}
	}
	most := 10_000
	if n, err := strconv.Atoi(os.Getenv("PBN_GENERATED")); err == nil {
		most = n
	}
	var generated, mutated scanned
	paths, _ := filepath.Glob("../../shared/corpus/*/*.pbn")
	for seed := range most {
		g := generator{Rand: rand.New(rand.NewPCG(uint64(seed), 1))}
		alsoCut := seed%20 == 0
		what := "seed " + strconv.Itoa(seed)
		generated.add(compareItems(t, what, g.file(), alsoCut))
		if len(paths) > 0 {
			mutated.add(compareItems(t, what+", mutated", g.mutated(readFile(t, paths[seed%len(paths)])), alsoCut))
		}
	}
	t.Logf("generated: %+v, mutated: %+v", generated, mutated)
	for name, text := range tempting {
		compareItems(t, name, []byte(text(1<<11)), true)
	}
	for _, seed := range fuzzSeeds {
		compareItems(t, "a fuzz seed", []byte(seed), true)
	}
}

// FuzzItems compares the scanner's items with the nodes of the tree.
func FuzzItems(f *testing.F) {
	eachSeed(f, func(file []byte) { f.Add(file) })
	f.Fuzz(func(t *testing.T, file []byte) {
		compareItems(t, "fuzz", file, len(file) < 1000)
		compareReaders(t, "fuzz", file, strings.NewReader(string(file)))
	})
}
