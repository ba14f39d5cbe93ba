package game

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/scan"
	"pbn/core/source"
	"pbn/core/testkit"
)

// counts are what a file has.
type counts struct{ games, tags, moves, words, variations, comments, nags, commands, texts int }

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
	c.comments += len(g.Comments)
	c.nags += len(g.NAGs)
	c.commands += len(g.Commands)
	c.texts += len(g.Texts)
}

// corpus calls a function with each file of games that people and programs wrote.
func corpus(t *testing.T, visit func(name string, file []byte)) {
	t.Helper()
	folder := testkit.NeedShared(t, "games/pgn")
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".pgn") {
			return err
		}
		file, err := os.ReadFile(path)
		if err == nil {
			name, _ := filepath.Rel(folder, path)
			visit(filepath.ToSlash(name), file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestCorpus records what is read of real files, and what is wrong with them.
func TestCorpus(t *testing.T) {
	var out strings.Builder
	out.WriteString("file\tgames\ttags\tmoves\twords\tvariations\tcomments\tnags\tcommands\ttexts\trules\n")
	corpus(t, func(name string, file []byte) {
		r := open(string(file))
		var c counts
		for _, g := range r.Games() {
			c.add(g)
			holds(t, name, r, g)
			r.diags.EndGame(r.Text(), g.Number, "", nil)
		}
		r.diags.EndGame(r.Text(), 0, "", nil)
		var broken []string
		for _, rule := range rules.All() {
			if n := r.diags.Found(rule); n > 0 {
				broken = append(broken, fmt.Sprintf("%s %d", rules.Name(rule), n))
			}
		}
		fmt.Fprintf(&out, "%s\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%s\n", name, c.games, c.tags, c.moves, c.words, c.variations,
			c.comments, c.nags, c.commands, c.texts, strings.Join(broken, ", "))
	})
	testkit.Golden(t, "corpus.tsv", out.String())
}

// holds tests what is true of any game: each item is in it once, and its lists fit together.
func holds(t *testing.T, name string, r *Reader, g *Game) {
	t.Helper()
	has := make([]int, len(g.Items.Items))
	for k := range g.Moves {
		m := &g.Moves[k]
		if m.Parent >= int32(k) || m.Parent < 0 && m.Ply != 1 || m.Parent >= 0 && m.Ply != g.Moves[m.Parent].Ply+1 {
			t.Errorf("%s: game %d: move %d has parent %d and ply %d", name, g.Number, k, m.Parent, m.Ply)
		}
		if k == 0 || g.Moves[k-1].Item != m.Item {
			has[m.Item]++
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
		if g.Items.Items[n.Item].Kind != scan.Move || has[n.Item] == 0 {
			has[n.Item]++
		}
	}
	for _, text := range g.Texts {
		for k := text.First; k <= text.Last; k++ {
			if g.Items.Items[k].Kind == scan.Move || g.Items.Items[k].Kind == item.Junk {
				has[k]++
			}
		}
	}
	for k := range has {
		i := &g.Items.Items[k]
		want := 1
		switch i.Kind {
		case scan.Move, item.BraceComment, item.LineComment:
			want = 1
		case item.Junk:
			want = min(has[k], 1) // that of a tag pair or of a number is a part of it
		default:
			continue
		}
		text := string(r.Text().Bytes[i.Start:i.End])
		isNumber := i.Kind == scan.Move && strings.Trim(text, "…\x85:0123456789") == ""
		if i.Flags&item.Inside == 0 && has[k] != want && uint32(k+1) != g.Marker && !isNumber {
			t.Errorf("%s: game %d: %q is in the game %d times", name, g.Number, text, has[k])
		}
	}
}

// areLegal tests that each move can be made in the position that its line has before it, and is marked as what it gives.
func areLegal(t *testing.T, name string, g *Game) {
	t.Helper()
	for k := range g.Moves[:min(len(g.Moves), 300)] {
		m := &g.Moves[k]
		if m.Flags&Word != 0 {
			continue
		}
		p := At(g, int(m.Parent))
		if found, count := p.Find(p.SAN(m.Move)); m.Move != chess.Null && (count != 1 || found != m.Move) {
			t.Errorf("%s: game %d: move %d is not legal", name, g.Number, k)
		}
		if p = At(g, k); p.IsCheck() != (m.Flags&Check != 0) || p.IsMate() != (m.Flags&Mate != 0) {
			t.Errorf("%s: game %d: move %d has flags %b", name, g.Number, k, m.Flags)
		}
	}
}

// TestStreamIsWhole: a file that comes in pieces has the games that it has at once. The long proof tries pieces
// of 200 lengths.
func TestStreamIsWhole(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 48))
	read := func(file *source.Stream) string {
		var out strings.Builder
		var r Reader
		diags := &diag.List{Rules: rules.Of}
		for r.Reset(file, diags); ; {
			g, ok := r.Next()
			if !ok {
				break
			}
			var c counts
			c.add(g)
			fmt.Fprintln(&out, g.Number, c, g.Result, g.End, g.Variant)
			diags.EndGame(r.Text(), g.Number, "", nil)
		}
		diags.EndGame(r.Text(), 0, "", nil)
		diags.Sort()
		for _, d := range diags.Items {
			fmt.Fprintln(&out, rules.Name(d.Rule), d.Place.Range, d.Message)
		}
		return out.String()
	}
	corpus(t, func(name string, file []byte) {
		whole := read(habits.PGN.Open(file, source.Automatic))
		sizes := 1
		if len(file) < 1<<14 {
			sizes = 8
		}
		if os.Getenv("PBN_PROVE") != "" {
			sizes = 200
		}
		for range sizes {
			size := 1 + random.IntN(max(2, len(file)/4))
			pieces := habits.PGN.Stream(&testkit.Pieces{Rest: file, Size: func() int { return size }}, source.Automatic)
			if got := read(pieces); got != whole {
				t.Errorf("%s in pieces of %d:\n%s", name, size, testkit.Difference([]byte(whole), []byte(got)))
			}
		}
	})
}

// TestPeers compares games, moves and variations with what python-chess 1.11.2 reads; where they differ, the table has the reason.
func TestPeers(t *testing.T) {
	table, err := os.ReadFile("testdata/peers.tsv")
	if err != nil {
		t.Fatal(err)
	}
	peers := map[string][]string{}
	for line := range strings.Lines(string(table)) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		peers[fields[0]] = fields[1:]
	}
	corpus(t, func(name string, file []byte) {
		var c counts
		for _, g := range open(string(file)).Games() {
			c.add(g)
		}
		peer, has := peers[name]
		if !has {
			t.Errorf("%s is not in the table", name)
			return
		}
		own := fmt.Sprint(c.games, c.moves, c.variations)
		if differs := own != strings.Join(peer[:3], " "); differs != (peer[3] != "") {
			t.Errorf("%s: %s, python-chess %v", name, own, peer)
		}
	})
}

// TestWhatPGNExtractWrites: what another program writes in export format has nothing wrong with it, and each of its moves is canonical.
func TestWhatPGNExtractWrites(t *testing.T) {
	file, err := os.ReadFile("testdata/pgn-extract.pgn")
	if err != nil {
		t.Fatal(err)
	}
	r := open(string(file))
	var c counts
	for _, g := range r.Games() {
		c.add(g)
		holds(t, "pgn-extract.pgn", r, g)
		for k := range g.Moves {
			if m := &g.Moves[k]; m.Flags&Canonical == 0 {
				i := &g.Items.Items[m.Item]
				t.Errorf("game %d: %s is not canonical", g.Number, r.Text().Bytes[i.Start:i.End])
			}
		}
		r.diags.EndGame(r.Text(), g.Number, "", nil)
	}
	r.diags.EndGame(r.Text(), 0, "", nil)
	for _, d := range r.diags.Items {
		t.Errorf("line %d: %s", d.Place.Range.Start.Line, d.Message)
	}
	if c.games != 118 || c.moves != 10_768 || c.variations != 265 || c.comments != 2_263 || c.nags != 155 {
		t.Errorf("%+v", c)
	}
}
