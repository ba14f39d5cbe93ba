package game

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/scan"
	"pbn/core/source"
	"pbn/core/testkit"
)

// counts are what a file has.
type counts struct {
	games, tags, moves, words, variations, setups, comments, nags, commands, texts int
	kinds                                                                          string
}

func (c *counts) add(g *Game) {
	c.games++
	c.tags += len(g.Tags)
	c.moves += len(g.Moves)
	for i := range g.Moves {
		if g.Moves[i].Flags&Word != 0 {
			c.words++
		}
	}
	c.variations += len(g.Variations)
	c.setups += len(g.Setups)
	c.comments += len(g.Comments)
	c.nags += len(g.NAGs)
	c.commands += len(g.Commands)
	c.texts += len(g.Texts)
	if kind := fmt.Sprintf("%d/%d", g.Kind.Variant.Number, g.Kind.From); !strings.Contains(c.kinds, kind) {
		c.kinds += " " + kind
	}
}

func open(file string) *Reader {
	var r Reader
	r.Reset(habits.PDN.Open([]byte(file), source.Automatic))
	return &r
}

// corpus calls a function with each file of games that people and programs wrote.
func corpus(t *testing.T, visit func(name string, file []byte)) {
	t.Helper()
	folder := testkit.NeedShared(t, "games/pdn")
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".pdn") {
			return err
		}
		file, err := os.ReadFile(path)
		if err == nil {
			visit(filepath.Base(path), file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestCorpus records what is read of real files, and how often each fault is found.
func TestCorpus(t *testing.T) {
	var out strings.Builder
	out.WriteString("file\tgames\ttags\tmoves\twords\tvariations\tsetups\tcomments\tnags\tcommands\ttexts\tvariant/source\tfaults, by their number\n")
	corpus(t, func(name string, file []byte) {
		r := open(string(file))
		var c counts
		var faults [CommandValue + 1]int
		for _, g := range r.Games() {
			c.add(g)
			holds(t, name, r, g)
			for i := range g.Faults {
				faults[g.Faults[i].Kind]++
			}
		}
		fmt.Fprintf(&out, "%s\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%s\t", name, c.games, c.tags, c.moves, c.words, c.variations, c.setups,
			c.comments, c.nags, c.commands, c.texts, strings.TrimSpace(c.kinds))
		for kind, n := range faults {
			if n > 0 {
				fmt.Fprintf(&out, " %d:%d", kind, n)
			}
		}
		out.WriteString("\n")
	})
	testkit.Golden(t, "corpus.tsv", out.String())
}

// holds tests what is true of any game: each item is in it once, its lists fit together, and its moves are legal.
func holds(t *testing.T, name string, r *Reader, g *Game) {
	t.Helper()
	has := make([]int, len(g.Items.Items))
	for k := range g.Moves {
		m := &g.Moves[k]
		if m.Parent >= int32(k) || m.Parent < 0 && m.Ply != 1 || m.Parent >= 0 && m.Ply != g.Moves[m.Parent].Ply+1 {
			t.Errorf("%s: game %d: move %d has parent %d and ply %d", name, g.Number, k, m.Parent, m.Ply)
		}
		for n := m.Item; n <= m.Last; n++ {
			has[n]++
		}
	}
	areLegal(t, name, g)
	last := int32(-1)
	for _, c := range g.Comments {
		has[c.Item]++
		if c.Move < last || int(c.Move) >= len(g.Moves) {
			t.Errorf("%s: game %d: a comment belongs to move %d of %d, after one of %d", name, g.Number, c.Move, len(g.Moves), last)
		}
		last = c.Move
	}
	for _, n := range g.NAGs {
		has[n.Item]++
	}
	for _, s := range g.Setups {
		has[s.Item]++
	}
	for _, text := range g.Texts {
		for k := text.First; k <= text.Last; k++ {
			has[k]++
		}
	}
	for _, v := range g.Variations {
		has[v.Item]++
		if v.First > v.End || int(v.Of) >= len(g.Moves) {
			t.Errorf("%s: game %d: variation %+v", name, g.Number, v)
		}
		if end := g.Items.Items[v.Item].Val; g.Items.Items[v.Item].Flags&item.Broken == 0 && (g.Marker == 0 || end < g.Marker) {
			has[end]++ // one after the marker is text
		}
	}
	for k := range has {
		i := &g.Items.Items[k]
		want := 1
		text := string(r.Text().Bytes[i.Start:i.End])
		switch {
		case i.Flags&item.Inside != 0 || uint32(k+1) == g.Marker && has[k] == 0:
			continue
		case i.Kind == item.Number, i.Kind == item.Junk && strings.Trim(text, ".") == "", i.Kind == scan.Move && strings.Trim(text, "…\x85:0123456789") == "":
			want = min(has[k], 1) // that of a number is a part of it
		case i.Kind == item.Close && i.Flags&item.Broken != 0:
			want = min(has[k], 1) // after a star that the scanner took for the end of the game it may close a variation
		case i.Kind <= item.Tag || i.Kind == item.Escape:
			want = 0
		}
		if has[k] != want {
			t.Errorf("%s: game %d: %q is in the game %d times", name, g.Number, text, has[k])
		}
	}
}

// areLegal tests that each move can be made in the position that its line has before it.
func areLegal(t *testing.T, name string, g *Game) {
	t.Helper()
	var list draughts.Moves
	var replay Replay
	replay.Begin(g)
	for k := range g.Moves[:min(len(g.Moves), 200)] {
		m := &g.Moves[k]
		replayed := *replay.Before(k)
		if m.Flags&Word != 0 {
			continue
		}
		if text := string(replay.AppendText(nil, &replayed, &m.Move)); !isText(g, &replayed, m, text) {
			t.Errorf("%s: game %d: move %d is written %s", name, g.Number, k, text)
		}
		p, ok := Before(g, k)
		if ok && p != replayed {
			t.Errorf("%s: game %d: move %d is replayed in %+v", name, g.Number, k, replayed)
		}
		if !ok || (p.Turn == draughts.Black) != (m.Flags&Black != 0) || p.Number != m.Number {
			t.Errorf("%s: game %d: move %d is made in %+v", name, g.Number, k, p)
			continue
		}
		is := false
		for _, one := range g.Board.Moves(&p, &list) {
			is = is || one == m.Move
		}
		if !is {
			t.Errorf("%s: game %d: move %d is not legal", name, g.Number, k)
		}
	}
}

// isText reports whether a text is that of one legal move.
func isText(g *Game, p *draughts.Position, m *Move, text string) bool {
	w, ok := draughts.Parse(text)
	var list draughts.Moves
	found, count := g.Board.Find(p, &w, &list)
	return ok && (count == 1 && found == m.Move || m.Flags&Chosen != 0)
}

// TestStreamIsWhole: a file that comes in pieces has the games that it has at once.
func TestStreamIsWhole(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 51))
	corpus(t, func(name string, file []byte) {
		whole := said(habits.PDN.Open(file, source.Automatic))
		sizes := 1
		if os.Getenv("PBN_PROVE") != "" {
			sizes = 200
		}
		for range sizes {
			size := 1 + random.IntN(max(2, len(file)/4))
			pieces := habits.PDN.Stream(&testkit.Pieces{Rest: file, Size: func() int { return size }}, source.Automatic)
			if got := said(pieces); got != whole {
				t.Errorf("%s in pieces of %d:\n%s", name, size, testkit.Difference([]byte(whole), []byte(got)))
			}
		}
	})
}

// said is what is read of a file.
func said(file *source.Stream) string {
	var out strings.Builder
	var r Reader
	for r.Reset(file); ; {
		g, ok := r.Next()
		if !ok {
			return out.String()
		}
		var c counts
		c.add(g)
		fmt.Fprintln(&out, g.Number, c, g.Result, g.End, g.Kind.Type, g.Kind.Whole, len(g.Illegal))
		for _, f := range g.Faults {
			fmt.Fprintln(&out, f.Kind, r.Text().Range(f.Span.Span()))
		}
	}
}
