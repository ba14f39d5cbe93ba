package chess

import (
	"os"
	"strings"
	"testing"

	"pbn/core/testkit"
)

// TestLanguages_17_a compares the letters with the table of chapter 17.
func TestLanguages_17_a(t *testing.T) {
	text, err := os.ReadFile(testkit.NeedShared(t, "spec/pgn-1994.txt"))
	if err != nil {
		t.Fatal(err)
	}
	_, chapter, _ := strings.Cut(string(text), "\n17: Alternative chesspiece identifier letters")
	_, table, found := strings.Cut(chapter, "----------------\n")
	if !found {
		t.Fatal("no table")
	}
	n := 0
	for line := range strings.Lines(table) {
		fields := strings.Fields(line)
		if len(fields) == 0 {
			break
		}
		n++
		for i := range Languages {
			if l := &Languages[i]; l.Name == fields[0] {
				if got := strings.Join(l.Letters[Pawn:], " "); got != strings.Join(fields[1:], " ") {
					t.Errorf("17-a %s: %s", l.Name, got)
				}
				fields = nil
				break
			}
		}
		if fields != nil {
			t.Errorf("17-a no %s", fields[0])
		}
	}
	if n != 17 {
		t.Errorf("%d languages", n)
	}
	var codes []string
	for i := range Languages {
		codes = append(codes, Languages[i].Code)
		if l := &Languages[i]; LanguageOf(l.Code) != l {
			t.Errorf("%s twice", l.Code)
		}
	}
	if got := strings.Join(codes, " "); got != "en cs da nl et fi fr de hu is it no pl pt ro es sv ru figurine" {
		t.Errorf("17-a %s", got)
	}
	if LanguageOf("xx") != nil || English.Code != "en" || Figurines.Code != "figurine" {
		t.Error("codes")
	}
}

func TestLetters_17_a(t *testing.T) {
	for _, c := range []struct{ language, text, english, san string }{
		{"de", "Sf3", "Nf3", "Nf3"},
		{"de", "Lxb5+", "Bxb5+", "Bxb5+"},
		{"de", "e8=D#", "e8=Q#", "e8=Q#"},
		{"de", "exd8=S", "exd8=N", "exd8=N"},
		{"de", "O-O-O", "O-O-O", "O-O-O"},
		{"de", "e4", "e4", "e4"},
		{"de", "Nf3", "", ""},
		{"de", "e8D", "e8Q", ""}, // a dialect: read from what is appended
		{"de", "Sg1-f3", "Ng1-f3", ""},
		{"de", "Be4", "Pe4", ""},
		{"fr", "Rxe2", "Kxe2", "Kxe2"},
		{"fr", "Cbd2", "Nbd2", "Nbd2"},
		{"nl", "Pf3", "Nf3", "Nf3"},
		{"nl", "Oe4", "Pe4", ""},
		{"nl", "O-O", "O-O", "O-O"},
		{"et", "Oe4", "Be4", "Be4"},
		{"et", "O-O+", "O-O+", "O-O+"},
		{"es", "Ae5", "Be5", "Be5"},
		{"ru", "Кf3", "Nf3", "Nf3"},
		{"ru", "Крf3", "Kf3", "Kf3"},
		{"ru", "Фd8+", "Qd8+", "Qd8+"},
		{"ru", "Лxe1", "Rxe1", "Rxe1"},
		{"ru", "e8=С", "e8=B", "e8=B"},
		{"figurine", "♘f3", "Nf3", "Nf3"},
		{"figurine", "♞f6", "Nf6", "Nf6"},
		{"figurine", "♚xe7", "Kxe7", "Kxe7"},
		{"figurine", "e1=♛+", "e1=Q+", "e1=Q+"},
		{"figurine", "♟e5", "Pe5", ""},
		{"figurine", "☃f3", "", ""},
		{"figurine", "♠f3", "", ""},
		{"figurine", "\xe2\x99", "", ""},
		{"en", "Nf3", "Nf3", "Nf3"},
		{"en", "Sf3", "", ""},
		{"en", "", "", ""},
		{"en", strings.Repeat("e", 33), "", ""},
	} {
		l := LanguageOf(c.language)
		english, ok := l.AppendEnglish([]byte("1. "), c.text)
		if ok != (c.english != "" || c.text == "") || string(english) != "1. "+c.english {
			t.Errorf("17-a %s %s: %q, %t", c.language, c.text, english, ok)
		}
		if s := l.Parse(c.text); (s != 0) != (c.san != "") || s != 0 && string(s.Append(nil)) != c.san {
			t.Errorf("17-a %s %s: %s", c.language, c.text, s.Append(nil))
		}
	}
}

// TestLettersBothWays_17_b: all moves of the table are written in each language and read as the same, those with figurines of Black, too.
func TestLettersBothWays_17_b(t *testing.T) {
	black := strings.NewReplacer("♔", "♚", "♕", "♛", "♖", "♜", "♗", "♝", "♘", "♞", "♙", "♟")
	for _, r := range rows(t, "san.tsv") {
		for _, san := range strings.Fields(r[4]) {
			s := Parse(san)
			for i := range Languages {
				l := &Languages[i]
				text := string(l.Append(nil, s))
				if l.Parse(text) != s || l.Parse(black.Replace(text)) != s {
					t.Errorf("17-b %s in %s: %s", san, l.Name, text)
				}
				if l == English && text != san {
					t.Errorf("17-b %s: %s", san, text)
				}
			}
		}
	}
	if got := string(Figurines.Append(nil, Parse("Nxf8"))); got != "♘xf8" {
		t.Errorf("17-b %s", got)
	}
	if got := string(LanguageOf("ru").Append(nil, Parse("bxa8=R#"))); got != "bxa8=Л#" {
		t.Errorf("17-b %s", got)
	}
}
