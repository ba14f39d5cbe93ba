package pgn

import (
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/source"
	"pbn/core/testkit"
)

// plants are the kinds of mistakes: the rule that has to find each, and how it is planted; ok is false in a game that has no place for it.
var plants = []struct {
	rule  diag.Rule
	plant func(p *planter) (m mistake, ok bool)
}{
	{rules.MoveIllegal, func(p *planter) (mistake, bool) {
		return p.respell(func(w *word) string {
			words := []string{"Ke5", "Nd5", "Qh4", "Rd4", "Bb5", "Kg3", "Rxb7", "e5"}
			by := words[p.random.IntN(len(words))]
			_, count := w.position.Find(chess.Parse(by))
			return map[bool]string{true: by}[count == 0]
		})
	}},
	{rules.MoveAmbiguous, func(p *planter) (mistake, bool) {
		return p.respell(func(w *word) string {
			if !w.isPiece() || len(w.text) < 4 {
				return ""
			}
			by := w.text[:1] + w.text[2:]
			_, count := w.position.Find(chess.Parse(by))
			return map[bool]string{true: by}[count > 1]
		})
	}},
	{rules.MoveUnreadable, func(p *planter) (mistake, bool) {
		return p.respell(func(w *word) string {
			if !w.isPiece() || !w.isQuiet() {
				return ""
			}
			return w.text[:len(w.text)-1] + "9"
		})
	}},
	{rules.MoveCaptureFalse, func(p *planter) (mistake, bool) {
		return p.respell(func(w *word) string {
			if !w.isPiece() || !w.isQuiet() {
				return ""
			}
			return w.text[:len(w.text)-2] + "x" + w.text[len(w.text)-2:]
		})
	}},
	{rules.MoveCaptureMark, func(p *planter) (mistake, bool) {
		return p.respell(func(w *word) string { return strings.Replace(w.text, "x", "", 1) })
	}},
	{rules.MoveCastlingZero, func(p *planter) (mistake, bool) {
		return p.respell(func(w *word) string { return strings.ReplaceAll(w.text, "O", "0") })
	}},
	{rules.MoveCheckFalse, func(p *planter) (mistake, bool) {
		return p.respell(func(w *word) string { return map[bool]string{true: w.text + "+"}[!strings.ContainsAny(w.text, "+#")] })
	}},
	{rules.MoveCheckMissing, func(p *planter) (mistake, bool) {
		return p.respell(func(w *word) string { return strings.TrimRight(w.text, "+#") })
	}},
	{rules.MoveDisambiguation, func(p *planter) (mistake, bool) {
		return p.respell(func(w *word) string {
			if !w.isPiece() || !w.isQuiet() || len(w.text) != 3 {
				return ""
			}
			return w.text[:1] + w.move.From().String()[:1] + w.text[1:]
		})
	}},
	{rules.MoveEnPassantFalse, func(p *planter) (mistake, bool) {
		w, ok := p.find(func(w *word) bool {
			return p.isBare(w) && w.kind() == chess.Pawn && strings.Contains(w.text, "x") && w.isOrdinary()
		})
		return insert(w.at.End, " e.p.", 1, 5), ok
	}},
	{rules.MoveForm, func(p *planter) (mistake, bool) {
		return p.respell(func(w *word) string {
			by, isDouble := w.text+"+", strings.HasSuffix(w.text, "+")
			return map[bool]string{true: by}[isDouble]
		})
	}},
	{rules.MoveLetterCase, func(p *planter) (mistake, bool) {
		return p.respell(func(w *word) string {
			if !w.isPiece() || w.kind() == chess.Bishop {
				return ""
			}
			return strings.ToLower(w.text[:1]) + w.text[1:]
		})
	}},
	{rules.MoveLongForm, func(p *planter) (mistake, bool) {
		return p.respell(func(w *word) string {
			if w.kind() != chess.Pawn || !w.isQuiet() {
				return ""
			}
			return w.move.From().String() + "-" + w.move.To().String()
		})
	}},
	{rules.MovePawnLetter, func(p *planter) (mistake, bool) {
		return p.respell(func(w *word) string {
			return map[bool]string{true: "P" + w.text}[w.kind() == chess.Pawn && w.isQuiet()]
		})
	}},
	{rules.MovePromotionFalse, func(p *planter) (mistake, bool) {
		return p.respell(func(w *word) string {
			return map[bool]string{true: w.text + "=Q"}[w.kind() == chess.Pawn && w.isQuiet()]
		})
	}},
	{rules.MovePromotionForm, func(p *planter) (mistake, bool) {
		return p.respell(func(w *word) string { return strings.Replace(w.text, "=", "", 1) })
	}},
	{rules.MovePromotionMissing, func(p *planter) (mistake, bool) {
		return p.respell(func(w *word) string {
			before, _, promotes := strings.Cut(w.text, "=Q")
			return map[bool]string{true: before}[promotes && !strings.ContainsAny(w.text, "+#")]
		})
	}},
	{rules.MoveNull, func(p *planter) (mistake, bool) {
		w, ok := p.find(func(w *word) bool { return p.isBare(w) && !w.position.IsCheck() })
		return insert(w.at.End, " (--)", 2, 4), ok
	}},
	{rules.NumberWrong, func(p *planter) (mistake, bool) {
		number, digits, ok := p.number()
		m := replace(digits, strconv.Itoa(p.random.IntN(40)+200))
		m.found.End += number.End - digits.End
		return m, ok
	}},
	{rules.NumberGlued, func(p *planter) (mistake, bool) {
		number, digits, ok := p.number()
		k := p.game.Items.Items
		for i := range p.game.Moves {
			at := k[p.game.Moves[i].Item]
			if int(at.Start) >= number.End && ok {
				by := string(p.text[digits.Start:digits.End]) + string(p.text[at.Start:at.End])
				return replace(source.Span{Start: number.Start, End: int(at.End)}, by), number.Start < number.End
			}
		}
		return mistake{}, false
	}},
	{rules.NumberDangling, func(p *planter) (mistake, bool) {
		w, _, ok := p.last()
		return insert(w.at.End, " 77.", 1, 4), ok
	}},
	{rules.AnnotationContradiction, func(p *planter) (mistake, bool) { return p.after(" $1 $4", 4, 6) }},
	{rules.AnnotationDoubleNAG, func(p *planter) (mistake, bool) { return p.after("! $1", 2, 4) }},
	{rules.AnnotationNAGRange, func(p *planter) (mistake, bool) { return p.after(" $256", 1, 5) }},
	{rules.AnnotationNAGSyntax, func(p *planter) (mistake, bool) { return p.after(" $", 1, 2) }},
	{rules.AnnotationNAGZero, func(p *planter) (mistake, bool) { return p.after(" $0", 1, 3) }},
	{rules.AnnotationNAGReserved, func(p *planter) (mistake, bool) { return p.after(" $180", 1, 5) }},
	{rules.AnnotationRepeated, func(p *planter) (mistake, bool) { return p.after("!? ?", 3, 4) }},
	{rules.AnnotationSign, func(p *planter) (mistake, bool) { return p.after(" +-", 1, 3) }},
	{rules.CommentCommand, func(p *planter) (mistake, bool) { return p.after(" {[%clk soon]}", 2, 13) }},
	{rules.CommentEmpty, func(p *planter) (mistake, bool) { return p.after(" {}", 1, 3) }},
	{rules.CommentClock, func(p *planter) (mistake, bool) {
		at, ok := p.line()
		w, has := p.find(func(w *word) bool { return p.isBare(w) && p.game.Moves[w.number].Ply > 2 })
		before := int(p.game.Moves[max(0, w.number)].Parent)
		if !ok || !has || before < 0 || len(p.game.Commands) > 0 || p.game.Tag(tags.TimeControl) != nil || len(p.game.Variations) > 0 {
			return mistake{}, false
		}
		first := p.game.Items.Items[p.game.Moves[p.game.Moves[before].Parent].Item]
		const control, low, high = "[TimeControl \"300+2\"]\n", " {[%clk 0:04:00]}", " {[%clk 0:06:00]}"
		by := control + string(p.text[at:first.End]) + low + string(p.text[first.End:w.at.End]) + high
		end := at + len(by) - len("]}")
		return mistake{source.Span{Start: at, End: w.at.End}, by, source.Span{Start: end - len("0:06:00"), End: end}}, true
	}},
	{rules.SyntaxNestedComment, func(p *planter) (mistake, bool) { return p.after(" {a {b} c}", 1, 10) }},
	{rules.SyntaxBadEscape, func(p *planter) (mistake, bool) {
		at, ok := p.tag(tags.Event)
		return insert(at.End, " \\x", 1, 3), ok
	}},
	{rules.SyntaxUnescapedQuote, func(p *planter) (mistake, bool) {
		at, ok := p.tag(tags.Event)
		m := insert(at.End, " \"x\" y", 0, 0)
		m.found = source.Span{Start: at.Start - 1, End: at.End + len(m.by) + 1}
		return m, ok
	}},
	{rules.SyntaxUnterminatedString, func(p *planter) (mistake, bool) {
		at, ok := p.tag(tags.Site)
		return mistake{source.Span{Start: at.End, End: at.End + 1}, "", source.Span{Start: at.Start - 1, End: at.End + 1}}, ok
	}},
	{rules.TagPlyCount, func(p *planter) (mistake, bool) {
		at, ok := p.tag(tags.PlyCount)
		return replace(at, "7"), ok
	}},
	{rules.TagEmpty, func(p *planter) (mistake, bool) {
		at, ok := p.tag(tags.Round)
		m := replace(at, "")
		m.found = source.Span{Start: at.Start - 1, End: at.Start + 1}
		return m, ok
	}},
	{rules.ResultTermination, func(p *planter) (mistake, bool) {
		at, ok := p.line()
		return insert(at, "[Termination \"unterminated\"]\n", 14, 26),
			ok && p.game.Tag(tags.Termination) == nil && p.game.Marker > 0 && p.game.Result != values.Unknown
	}},
	{rules.SyntaxUnmatchedBrace, func(p *planter) (mistake, bool) { return p.after(" }", 1, 2) }},
	{rules.SyntaxUnexpectedText, func(p *planter) (mistake, bool) { return p.after(" hello", 1, 6) }},
	{rules.VariationEmpty, func(p *planter) (mistake, bool) { return p.after(" ()", 1, 3) }},
	{rules.VariationNoMove, func(p *planter) (mistake, bool) { return p.after(" ((e4))", 2, 3) }},
	{rules.VariationUnmatched, func(p *planter) (mistake, bool) {
		w, _, ok := p.last()
		return insert(w.at.End, " )", 1, 2), ok
	}},
	{rules.VariationSameMove, func(p *planter) (mistake, bool) {
		w, ok := p.bare()
		return insert(w.at.End, " ("+w.text+")", 2, 2+len(w.text)), ok
	}},
	{rules.VariationResult, func(p *planter) (mistake, bool) {
		w, ok := p.bare()
		move, has := p.other(&w)
		return insert(w.at.End, " ("+move+" 1-0)", 3+len(move), 6+len(move)), ok && has
	}},
	{rules.VariationUnclosed, func(p *planter) (mistake, bool) {
		w, _, ok := p.last()
		move, has := p.other(&w)
		return insert(w.at.End, " ("+move, 1, 2), ok && has
	}},
	{rules.VariationMisplaced, func(p *planter) (mistake, bool) {
		w, marker, ok := p.last()
		move, has := p.other(&w)
		return insert(marker.End, " ("+move+")", 1, 2), ok && has
	}},
	{rules.GameMissingResult, func(p *planter) (mistake, bool) {
		w, marker, ok := p.last()
		return mistake{marker, "", w.at}, ok
	}},
	{rules.GameSecondResult, func(p *planter) (mistake, bool) {
		_, marker, ok := p.last()
		return insert(marker.End, " "+string(p.text[marker.Start:marker.End]), 1, 1+marker.End-marker.Start), ok
	}},
	{rules.ResultForm, func(p *planter) (mistake, bool) {
		_, marker, ok := p.last()
		return replace(marker, "1/2"), ok && string(p.text[marker.Start:marker.End]) == "1/2-1/2"
	}},
	{rules.ResultMismatch, func(p *planter) (mistake, bool) {
		at, ok := p.tag(tags.Result)
		ok = ok && p.game.Marker > 0 && p.game.Result != values.Unknown
		return replace(at, map[bool]string{true: "0-1", false: "1-0"}[string(p.text[at.Start:at.End]) == "1-0"]), ok
	}},
	{rules.ResultPosition, func(p *planter) (mistake, bool) {
		_, marker, ok := p.last()
		tag, has := p.tag(tags.Result)
		if !ok || !has || p.game.End != chess.Checkmate {
			return mistake{}, false
		}
		const draw = "1/2-1/2"
		by := draw + string(p.text[tag.End:marker.Start]) + draw
		return mistake{
			source.Span{Start: tag.Start, End: marker.End}, by, source.Span{Start: tag.Start + len(by) - len(draw), End: tag.Start + len(by)},
		}, true
	}},
	{rules.TagDuplicate, func(p *planter) (mistake, bool) {
		at, ok := p.line()
		t := p.game.Tag(tags.Site)
		if !ok || t == nil || t.NameSpan().Start > at {
			return mistake{}, false
		}
		return insert(at, "[Site \"Elsewhere\"]\n", 0, len(`[Site "Elsewhere"]`)), true
	}},
	{rules.TagInvalidValue, func(p *planter) (mistake, bool) {
		at, ok := p.tag(tags.WhiteElo)
		return replace(at, "2x40"), ok
	}},
	{rules.TagNameCase, func(p *planter) (mistake, bool) {
		t := p.game.Tag(tags.BlackElo)
		if t == nil || t.Flags != 0 {
			return mistake{}, false
		}
		return replace(t.NameSpan(), "Blackelo"), true
	}},
	{rules.TextTabInString, func(p *planter) (mistake, bool) {
		at, ok := p.tag(tags.White)
		return insert(at.Start+1, "\t", 0, 1), ok
	}},
	{rules.TextControlCharacter, func(p *planter) (mistake, bool) { return p.after(" {a\x02b}", 3, 4) }},
	{rules.PositionNoFEN, func(p *planter) (mistake, bool) {
		at, ok := p.line()
		return insert(at, "[SetUp \"1\"]\n", 8, 9), ok && p.game.Tag(tags.FEN) == nil && p.game.Tag(tags.SetUp) == nil
	}},
}

// otherTexts are the findings that may come with any change of a text: lines get longer.
var otherTexts = map[diag.Rule]diag.Severity{rules.TextLongLine: diag.Off, rules.TextLineTooLong: diag.Off}

// soundGames returns the games of the corpus, each as a file of its own, that are of ASCII and have nothing wrong with their moves and
// results, and no error and warning at all.
func soundGames(t *testing.T) (games [][]byte) {
	t.Helper()
	err := filepath.WalkDir(testkit.NeedShared(t, "games/pgn"), func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".pgn") {
			return err
		}
		file, err := os.ReadFile(path)
		Parse(Bytes(file), func(text *source.Text, g *game.Game) {
			one := slices.Clone(text.Bytes[g.Span.Start:g.Span.End])
			if g.HasStart && g.Variant == game.Standard && len(g.Moves) > 20 && isPlainGame(one) && isSound(one) {
				games = append(games, one)
			}
		})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return games
}

func isSound(game []byte) bool {
	r := Validate(Bytes(game), Options{Severities: otherTexts})
	for _, d := range r.Diagnostics.Items {
		area, _, _ := strings.Cut(rules.Name(d.Rule), "/")
		if d.Severity != diag.Info || area != "tag" && area != "text" && area != "game" {
			return false
		}
	}
	return r.Games == 1
}

// TestPlantedMistakes plants mistakes of each kind in real games: each is found at its place, by the right rule, with nothing beside it.
// PBN_PROVE=1 plants 60 of each kind.
func TestPlantedMistakes(t *testing.T) {
	games := soundGames(t)
	places := 3
	if os.Getenv("PBN_PROVE") != "" {
		places = 60
	}
	for i, kind := range plants {
		random := rand.New(rand.NewPCG(49, uint64(i)))
		planted := 0
		for tries := 0; planted < places && tries < 200*places; tries++ {
			if m, ok := plantIn(games[random.IntN(len(games))], random, kind.plant); ok {
				planted++
				m.isFound(t, kind.rule)
			}
		}
		if planted < places {
			t.Errorf("%s: only %d places", rules.Name(kind.rule), planted)
		}
	}
}

// plantedGame is a game with a mistake.
type plantedGame struct {
	before, after []byte
	found         source.Span
}

func plantIn(text []byte, random *rand.Rand, plant func(*planter) (mistake, bool)) (planted plantedGame, ok bool) {
	Parse(Bytes(text), func(_ *source.Text, g *game.Game) {
		var m mistake
		if m, ok = plant(&planter{text: text, game: g, random: random}); ok {
			after := slices.Concat(text[:m.at.Start], []byte(m.by), text[m.at.End:])
			planted = plantedGame{before: text, after: after, found: m.found}
		}
	})
	return planted, ok
}

// isFound wants the mistake found at its place, by a rule, and what was found before, and nothing else.
func (p *plantedGame) isFound(t *testing.T, rule diag.Rule) {
	t.Helper()
	had := namesIn(Validate(Bytes(p.before), Options{Severities: otherTexts}).Diagnostics.Items)
	items := Validate(Bytes(p.after), Options{Severities: otherTexts}).Diagnostics.Items
	n := slices.IndexFunc(items, func(d diag.Diagnostic) bool {
		at := d.Place.Range
		return d.Rule == rule && at.Start.Byte == p.found.Start && at.End.Byte == p.found.End
	})
	isThere := n >= 0
	if isThere {
		p.isMended(t, &items[n], had)
		items = slices.Delete(items, n, n+1)
	}
	has := namesIn(items)
	if !isThere || !slices.Equal(had, has) {
		t.Errorf("%s at %v (%q) is found there: %v; beside it %q, before %q, in\n%s", rules.Name(rule), p.found,
			p.after[p.found.Start:p.found.End], isThere, has, had, p.after)
	}
}

// isMended wants the safe fix of what was found, if it has one, to leave what was found before the mistake.
func (p *plantedGame) isMended(t *testing.T, found *diag.Diagnostic, had []string) {
	t.Helper()
	if len(found.Fixes) == 0 || !found.Fixes[0].Safe {
		return
	}
	out, applied := mend.Apply(p.after, source.Automatic, found.Fixes[:1])
	has := namesIn(Validate(Bytes(out), Options{Severities: otherTexts}).Diagnostics.Items)
	if applied != 1 || !slices.Equal(had, has) {
		t.Errorf("%s is mended %d times: %q is left, before %q, in\n%s", rules.Name(found.Rule), applied, has, had, out)
	}
}

// namesIn returns the names of the rules of diagnostics, sorted.
func namesIn(items []diag.Diagnostic) (names []string) {
	for i := range items {
		names = append(names, rules.Name(items[i].Rule))
	}
	slices.Sort(names)
	return names
}
