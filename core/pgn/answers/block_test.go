package answers

import (
	"encoding/json"
	"reflect"
	"testing"

	"pbn/core/wire"
)

// TestBlocks: games are found as core/embed finds a notation, and positions by their own elements; neither is taken for the other.
func TestBlocks(t *testing.T) {
	type block struct {
		Container string
		Text      string
		Closed    bool
	}
	page := "<!DOCTYPE html>\n<p>See <FEN>8/8/8/8/8/8/8/K1k5 w - - 0 1</FEN>\n<pre class=pgn>1. e4 {A &amp; B} *</pre>\n" +
		"<pre><code class='language-fen'>8/8/8/8/8/8/8/K1k5 b - - 0 1</code></pre>\n<script type='application/x-chess-pgn'>1. d4 *</script>\n" +
		"<div class=nopgn><PGN>1. c4 *</PGN></div>\n<PGN>1. f4 *\n\nThe article goes on.\n"
	for _, c := range []struct {
		ofFEN bool
		want  []block
	}{
		{false, []block{{"pre", "1. e4 {A & B} *", true}, {"script", "1. d4 *", true}, {"pgn", "1. f4 *", false}}},
		{true, []block{{"fen", "8/8/8/8/8/8/8/K1k5 w - - 0 1", true}, {"pre", "8/8/8/8/8/8/8/K1k5 b - - 0 1", true}}},
	} {
		var got []block
		if err := json.Unmarshal(Blocks([]byte(page), wire.Options{}, c.ofFEN), &got); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(got, c.want) {
			t.Errorf("of FEN %t:\n%+v, want\n%+v", c.ofFEN, got, c.want)
		}
	}
}
