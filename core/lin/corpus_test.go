package lin

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/source"
	"pbn/core/testkit"
)

// hasForm are the tags whose values LIN writes in its own way.
var hasForm = map[tags.Tag]bool{tags.Dealer: true, tags.Vulnerable: true, tags.Deal: true, tags.Declarer: true, tags.Contract: true,
	tags.Result: true, tags.Auction: true, tags.Play: true, tags.Scoring: true, tags.Room: true, tags.Note: true}

// TestCorpusBecomesLIN holds that each word of real PBN is in its LIN, or in what a diagnostic says is lost, and that the LIN is read
// again.
func TestCorpusBecomesLIN(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	files, err := filepath.Glob(testkit.NeedShared(t, "corpus") + "/*/*.pbn")
	if err != nil || len(files) < 50 {
		t.Fatalf("the corpus has only %d files (%v)", len(files), err)
	}
	for _, name := range files {
		t.Run(filepath.Base(name), func(t *testing.T) {
			file, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			checkWriting(t, file)
			_, r := FromPBN(pbn.Bytes(file))
			games := 0
			pbn.Parse(pbn.Bytes(file), func(text *source.Text, g *game.Game) {
				games++
				checkWords(t, text, g)
			})
			if r.Games != games {
				t.Errorf("%d of %d games were written", r.Games, games)
			}
		})
	}
}

// checkWords checks that each word of a game is in its LIN, or in the place of a diagnostic.
func checkWords(t *testing.T, text *source.Text, g *game.Game) {
	list := diag.List{Rules: Rules, Most: 1 << 30}
	w := writer{diags: &list, losses: losses{isApart: true}}
	w.game(g)
	w.endMatch()
	list.EndGame(text, g.Number, "", nil)
	kept := append([]byte(nil), w.out...)
	for i := range list.Items {
		if span := list.Items[i].Place.Span; span.End <= len(text.Bytes) {
			kept = append(append(kept, '\n'), text.Decode(span)...)
		}
	}
	look := func(what, said string) {
		for _, word := range words(said) {
			if !bytes.Contains(kept, []byte(word)) {
				t.Errorf("game %d: %q of %s %q is neither in the LIN nor told", g.Number, word, what, said)
			}
		}
	}
	for i := range g.Tags {
		tag := &g.Tags[i]
		if !hasForm[tag.Number] && !tag.Duplicate {
			look(tag.Name, tag.Value)
		}
		for _, c := range tag.Comments() {
			look("a comment", c.Text)
		}
	}
	for _, c := range g.Start {
		look("a comment", c.Text)
	}
	moves := func(moves []game.Move) {
		for i := range moves {
			for _, c := range moves[i].AllComments() {
				look("a comment", c.Text)
			}
		}
	}
	if g.Auction != nil {
		moves(g.Auction.Moves)
	}
	if g.Play != nil {
		moves(g.Play.Moves)
	}
}
