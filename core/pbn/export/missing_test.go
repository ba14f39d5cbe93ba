package export

import (
	"strings"
	"testing"

	"pbn/core/pbn/tags"
)

// TestMissing: "?" is written for a mandatory tag that is missing, and "" where the game is a deal alone. What is of the players and of
// what they did makes it more.
func TestMissing(t *testing.T) {
	const deal = "[Deal \"N:AKQJT98765432... - - -\"]\n"
	ofGame := strings.Fields("West North East South Scoring Declarer Contract Result")
	more := 0
	for _, tag := range tags.Of(tags.MandatorySet) {
		if tag == tags.Deal {
			continue
		}
		other := tags.Site
		if tag == other {
			other = tags.Event
		}
		want := `""`
		for _, name := range ofGame {
			if tag.String() == name {
				want = `"?"`
				more++
			}
		}
		out := exported(deal+"["+tag.String()+" \"?\"]\n", Options{})
		if line := "[" + other.String() + " " + want + "]"; !strings.Contains(out, line) {
			t.Errorf("a deal with %s has no %s:\n%s", tag, line, out)
		}
	}
	if more != len(ofGame) {
		t.Errorf("%d of the tags are of the game, want %d", more, len(ofGame))
	}
}

// TestMissingFollows_3_4_b: what follows from the auction and the play takes the place of "?".
func TestMissingFollows_3_4_b(t *testing.T) {
	for file, want := range map[string]string{
		"[Auction \"S\"]\n1C AP":                           `[Dealer "S"] [Declarer "S"] [Contract "1C"] [Result "?"]`,
		"[Auction \"S\"]\nAP":                              `[Dealer "S"] [Declarer ""] [Contract "Pass"] [Result ""]`,
		"[Dealer \"N\"]\n[Auction \"N\"]\n1C X\n":          `[Dealer "N"] [Declarer "?"] [Contract "?"] [Result "?"]`,
		"[Contract \"1C\"]\n[Declarer \"W\"]\n[West \"\"]": `[Dealer "?"] [Declarer "W"] [Contract "1C"] [Result "?"]`,
	} {
		var got []string
		for line := range strings.SplitSeq(exported(file, Options{}), "\r\n") {
			for _, name := range []string{"Dealer", "Declarer", "Contract", "Result"} {
				if strings.HasPrefix(line, "["+name+" ") {
					got = append(got, line)
				}
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %s, want %s", file, got, want)
		}
	}
}

// TestSilentTags_3_4_b: a tag that says nothing is written as one that is missing, where the auction and the play say it; and that is told.
func TestSilentTags_3_4_b(t *testing.T) {
	const (
		whole = "[Deal \"W:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n"
		end   = "[Deal \"N:A9.J9.5. 53.8..JT KQ.A.J.9 .Q5.98.6\"]\n"
		bid   = "[Auction \"N\"]\n1NT Pass 3NT AP\n"
	)
	play := "[Play \"W\"]\n"
	for _, rank := range "AKQJT98765432" {
		play += "S" + string(rank) + " H" + string(rank) + " D" + string(rank) + " C" + string(rank) + "\n"
	}
	for _, c := range []struct{ file, want string }{
		{"[Declarer \"?\"][Contract \"?\"][Result \"?\"]" + bid, `N 3NT ?`},
		{"[Declarer \"\"][Contract \"\"][Result \"\"]" + bid, `N 3NT `},
		{"[Declarer \"?\"][Contract \"?\"][Result \"?\"][Auction \"N\"]\nAP", ` Pass `},
		{"[Declarer \"\"][Contract \"\"][Result \"\"][Auction \"N\"]\nAP", ` Pass `},
		{"[Declarer \"?\"][Contract \"?\"][Result \"?\"][Auction \"N\"]\n1NT Pass *", `? ? ?`},
		{"[Declarer \"?\"][Contract \"?\"][Result \"?\"][Auction \"N\"]\n1NT Pas Pass Pass Pass", `? ? ?`},
		{"[Declarer \"E\"][Contract \"?\"][Result \"?\"]" + bid, `E 3NT ?`},
		{"[Declarer \"?\"][Contract \"3NT\"][Result \"9\"]" + bid, `N 3NT 9`},
		{"[Declarer \"?\"][Contract \"4S\"][Result \"9\"]" + bid, `? 4S 9`}, // which of both is wrong is not known
		{end + "[Declarer \"?\"][Contract \"?\"]" + bid, `N NT ?`},
		{whole + "[Declarer \"S\"][Contract \"1NT\"][Result \"?\"]" + play, `S 1NT 0`},
		{whole + "[Declarer \"S\"][Contract \"1NT\"][Result \"\"]" + play, `S 1NT 0`},
		{whole + "[Declarer \"?\"][Contract \"1NT\"][Result \"?\"]" + play, `? 1NT ?`},
	} {
		out := exported(c.file, Options{})
		var got []string
		for _, name := range []string{"Declarer", "Contract", "Result"} {
			_, after, _ := strings.Cut(out, "["+name+` "`)
			value, _, _ := strings.Cut(after, `"`)
			got = append(got, value)
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%q: %q, want %q", c.file, got, c.want)
		}
		if again := exported(out, Options{}); again != out {
			t.Errorf("%q: exported again it is\n%s", out, again)
		}
	}
}

// TestUnreadable_2_2_e: a value that cannot be read does not become one that can, where the output lacks its characters.
func TestUnreadable_2_2_e(t *testing.T) {
	for tag, value := range map[tags.Tag]string{
		tags.Date: "２003.01.01", tags.EventDate: "２003.01.01", tags.UTCDate: "2003.0１.01", tags.Time: "２1:00:00",
	} {
		if out := exported("["+tag.String()+" \""+value+"\"]", Options{}); !strings.Contains(out, `???"]`) {
			t.Errorf("%s %q becomes one that can be read:\n%s", tag, value, out)
		}
	}
}
