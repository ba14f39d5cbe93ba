package pgn

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pbn/core/mend"
	"pbn/core/pgn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

// TestTitles compares what the fixes of what reading finds are called with testdata/titles.txt, which a person has read.
func TestTitles(t *testing.T) {
	_, moves := testkit.ReadCases("testdata/checked/fixes-moves.txtar", rules.Find)
	_, texts := testkit.ReadCases("testdata/checked/fixes-text.txtar", rules.Find)
	var lines []string
	for _, c := range slices.Concat(moves, texts, hardToShow) {
		for _, d := range Validate(Bytes([]byte(c.In)), Options{}).Diagnostics.Items {
			for _, f := range d.Fixes {
				if !isFound(d.Rule) {
					continue
				}
				kind := "to choose"
				if f.Safe {
					kind = "safe"
				}
				lines = append(lines, fmt.Sprintf("%s, %s: %s\n", rules.Name(d.Rule), kind, f.Title))
			}
		}
	}
	slices.Sort(lines)
	testkit.Golden(t, "titles.txt", strings.Join(slices.Compact(lines), ""))
}

// TestApplySafe: all safe fixes of a game are made, those too that wait for others, in every encoding and with the line ends that it has.
func TestApplySafe(t *testing.T) {
	const in = "[event \"a\\b\"]\n[Date \"2024.01.01\"]\n[Date \"2024.01.01\"]\n[Result \"1-0\"]\n\n" +
		"1e2-e4 e7e5 2 . Sf3 Sc6 {c} } 3: Lb5+- a6 (3... Sf6 4. 0-0 ) ) 4. L:c6 dc6 5. Sxe5 Dd4 6.\n"
	const out = "[Event \"a\\\\b\"]\n[Date \"2024.01.01\"]\n[Result \"1-0\"]\n\n" +
		"1. e4 e5 2 . Nf3 Nc6 {c} 3. Bb5 $18 a6 (3... Nf6 4. O-O ) 4. Bxc6 dxc6 5. Nxe5 Qd4 1-0\n"
	crlf := func(text string) string { return strings.ReplaceAll(text, "\n", "\r\n") }
	for name, c := range map[string]struct{ in, out string }{
		"LF":           {in, out},
		"CRLF":         {crlf(in), crlf(out)},
		"CR":           {strings.ReplaceAll(in, "\n", "\r"), strings.ReplaceAll(out, "\n", "\r")},
		"UTF-16":       {utf16Of(in), utf16Of(out)},
		"Windows-1252": {in + "{\x93\xE9\x94}\n", out[:len(out)-1-len(" 1-0")] + "\n{\x93\xE9\x94} 1-0\n"},
		"two games":    {in + "\n" + in, out + "\n" + out},
	} {
		got, applied, more := ApplySafe([]byte(c.in), source.Automatic, nil)
		if string(got) != c.out || more {
			t.Errorf("%s: %d fixes made %q, want %q", name, applied, got, c.out)
		}
		if again, n, _ := ApplySafe(got, source.Automatic, nil); n != 0 || string(again) != c.out {
			t.Errorf("%s: %d more fixes made %q", name, n, again)
		}
	}
}

// TestNotSafe: a fix is not safe after what was read by a guess, nor where more than its place would be read otherwise. Those that are to be
// chosen are in parentheses, those that there are none for in brackets.
func TestNotSafe(t *testing.T) {
	for in, want := range map[string]string{
		"[Event \"x\"]\n1. nf3 (1. d4 nf6 *":                         "move/letter-case (variation/unclosed) (move/letter-case)",
		"[Event \"x\"]\n1. nf3 {a\n\n[Event \"y\"]\n1. nf3 *":        "move/letter-case [game/missing-result] (syntax/unterminated-comment) move/letter-case",
		"[Event \"x\n[Site \"y\"]\n1. nf3 *":                         "(syntax/unterminated-string) (move/letter-case)",
		"[Event \"x\"]\n1. e4 1-O\n{a}\n":                            "(result/form)",
		"[Event \"x\"]\n1. e4 e5 2. Nf3 Nc61-0 {b}\n":                "syntax/unexpected-text",
		"[Event \"x\"]\n1. e4 e5 2. Nf3 Nc61-0\n{b}\n":               "(syntax/unexpected-text)",
		"[Event \"x\"]\n1. e4 1-0\n1-0 {a}\n":                        "(game/second-result)",
		"[Event \"x\"]\n1. e4 1-0 0-1\n":                             "[game/second-result]",
		"[Event \"x\"]\n1. e4 * $1 (1. d4)\n":                        "[variation/misplaced]",
		"[white \"a\"]\n[white \"b\"]\n1. e4 *":                      "(tag/name-case) (tag/duplicate)",
		"[Event \"x\"]\n0-0\n[Own \"x\"]\n1. nf3 *":                  "[move/illegal]",
		"[Event \"x\"]\n1. Sf3 nf6 *":                                "move/language [move/letter-case]",
		"[Event \"x\"]\n1. e4 a6 2. e5 d5 3. exd6 e.p., *":           "[move/en-passant-mark]",
		"[FEN \"8/4P2k/8/8/8/8/8/K7 w - - 0 1\"]\n1. e8 kg7 *":       "position/no-setup (move/promotion-missing) (move/letter-case)",
		"[Event \"x\"]\n[Site {a} \"x\"]\n[Site {a} \"x\"]\n1. e4 *": "syntax/comment-in-tag [tag/duplicate] syntax/comment-in-tag",
	} {
		var got []string
		for _, d := range Validate(Bytes([]byte(in)), Options{Most: mend.MostFixes}).Diagnostics.Items {
			name := rules.Name(d.Rule)
			switch {
			case len(d.Fixes) == 0 && !rules.Of(d.Rule).CanFix() && d.Rule != rules.MoveIllegal:
				continue
			case len(d.Fixes) == 0:
				name = "[" + name + "]"
			case !d.Fixes[0].Safe:
				name = "(" + name + ")"
			}
			got = append(got, name)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %s, want %s", in, strings.Join(got, " "), want)
		}
	}
}
