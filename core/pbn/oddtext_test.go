package pbn

import (
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/report"
	"pbn/core/source"
)

// TestAllPassWithOtherBlanks: a message quotes "all pass" with the one blank that it means, whatever is between its words.
func TestAllPassWithOtherBlanks_3_5_1_a(t *testing.T) {
	r := Validate(Bytes([]byte(auctionN+"1C ALL\n\t PASS")), Options{})
	for _, d := range r.Diagnostics.Items {
		if d.Rule == rules.AuctionBadCall && d.Message == "“ALL PASS” should be written AP; it is read as that." {
			return
		}
	}
	t.Errorf("%+v", r.Diagnostics.Items)
}

// TestControlCharactersInADeal: control characters, which may have two bytes, part hands as white space does (2.2).
func TestControlCharactersInADeal_2_2_a(t *testing.T) {
	for _, text := range []string{"N:A...\u0085K... Q... J...", "N:A...\u0085\u0086K... Q...\u0080J...", "N:A...\x01K...\x02Q... J..."} {
		r := Parse(habits.PBN.Open([]byte("[Deal \""+text+"\"]"), source.UTF8), func(_ *source.Text, g *game.Game) {
			if g.Deal == nil || g.Deal.Named != 4 {
				t.Errorf("%q: %+v", text, g.Deal)
			}
		})
		if r.Games != 1 {
			t.Errorf("%q: %d games", text, r.Games)
		}
	}
}

// TestResultWithBlanks: a result is read with as many blanks as the longest may have, and not compared with one more (3.4.15).
func TestResultWithBlanks_3_4_15_a(t *testing.T) {
	const longest = 32
	for more, wanted := range []bool{true, false} {
		value := "NS 9 EW 9"
		value = "NS 9" + strings.Repeat(" ", longest-len(value)+1+more) + "EW 9"
		if got := Validate(Bytes([]byte("[Result \""+value+"\"]")), Options{}).Diagnostics.Found(rules.ResultSum) > 0; got != wanted {
			t.Errorf("%d characters: compared %v", len(value), got)
		}
	}
}

// TestNothingIsWrittenIntoHalfACharacter: the last byte of a file in UTF-16 may be half a character; no fix writes there (2.2-e).
func TestNothingIsWrittenIntoHalfACharacter_2_2_e(t *testing.T) {
	file := []byte{0xFF, 0xFE}
	for _, c := range "[Site \"a\x01b\x01" {
		file = append(file, byte(c), 0)
	}
	whole := Validate(Bytes(append(append([]byte{}, file...), '"', 0, ']', 0)), Options{})
	if !hasFix(whole, rules.TextControlCharacter) {
		t.Errorf("the whole file has no fix: %+v", whole.Diagnostics.Items)
	}
	text := habits.PBN.Text(append(append([]byte{}, file...), 'x'), source.UTF16LE)
	end := len(text.Bytes)
	if _, ok := text.Written("y", source.Span{Start: end - 1, End: end}); ok {
		t.Error("half a character can be replaced")
	}
	if _, ok := text.Written("y", source.Span{Start: 1, End: 2}); !ok {
		t.Error("a whole one cannot be")
	}
}

// TestBackslashInAName: a backslash before anything but a quote, a backslash or a digit is said not to be an escape, also in a table (5.2).
func TestBackslashInAName_3_2_d(t *testing.T) {
	for value, wanted := range map[string]bool{`Rank\2R;Names`: false, `Rank\9R`: false, `Rank\:R`: true, `Rank\/R`: true, `Rank\0R`: false} {
		file := Bytes([]byte("[ScoreTable \"" + value + "\"]\n1 x"))
		if got := Validate(file, Options{}).Diagnostics.Found(rules.SyntaxBadEscape) > 0; got != wanted {
			t.Errorf("%s: %v", value, got)
		}
		r := Parse(Bytes([]byte("[ScoreTable \""+value+"\"]")), func(_ *source.Text, g *game.Game) {
			if tag := g.Found(tags.ScoreTable); tag.Value != value {
				t.Errorf("%s is read as %s", value, tag.Value)
			}
		})
		if r.Games != 1 {
			t.Errorf("%s: %d games", value, r.Games)
		}
	}
}

// TestFirstBadEscape: of the backslashes of a value that are no escapes the first is reported.
func TestFirstBadEscape_3_2_d(t *testing.T) {
	for file, wanted := range map[string]string{
		`[Site "a\xb\y"]`:   `\x`,
		`[Site "a\\x\y"]`:   `\y`,
		`[Site "\"\\\"\:"]`: `\:`,
		`[Site "\é"]`:       `\é`,
		`[Site "a\\x\\\\"]`: "",
	} {
		var got []string
		for _, d := range Validate(Bytes([]byte(file)), Options{}).Diagnostics.Items {
			if d.Rule == rules.SyntaxBadEscape {
				got = append(got, file[d.Place.Span.Start:d.Place.Span.End])
			}
		}
		if strings.Join(got, " and ") != wanted {
			t.Errorf("%s: %q, want %q", file, got, wanted)
		}
	}
}

func hasFix(r *report.Report, rule diag.Rule) bool {
	for _, d := range r.Diagnostics.Items {
		if d.Rule == rule && len(d.Fixes) > 0 {
			return true
		}
	}
	return false
}
