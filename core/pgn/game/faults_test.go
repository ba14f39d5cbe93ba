package game

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/item"
)

// TestTextFaults: what is wrong with the text of games, and where.
func TestTextFaults(t *testing.T) {
	long := strings.Repeat("x", 256)
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"7-d", "[Event \"x]\n[Site \"y\"]\n*", []string{`syntax/unterminated-string "x]`}},
		{"7-d to the last", "[Event \"x]\n*", []string{`syntax/unterminated-string "x]`}},
		{"7-d over lines", "[Event \"a\nb\"]\n[Site \"y\"]\n*", []string{"syntax/unterminated-string \"a\nb\""}},
		{"7-d no left quote", "[Event x\"]\n*", []string{`syntax/unterminated-string x"`}},
		{"7-e", `[White "The "Rocket" Man"]` + "\n*", []string{`syntax/unescaped-quote "The "Rocket" Man"`}},
		{"7-e near", `[White "The \"Rocket\" Man"]` + "\n*", nil},
		{"7-f", `[Site "a\b\c"]` + "\n*", []string{`syntax/bad-escape \b`}},
		{"7-f before the quote", `[Site "C:\"]` + "\n*", []string{`syntax/bad-escape \`}},
		{"7-f near", `[Site "a\\b"]` + "\n*", nil},
		{"7-g", `[Site "` + long + `"]` + "\n*", []string{"syntax/token-too-long " + long}},
		{"7-g near", `[Site "` + long[1:] + `"]` + "\n*", nil},
		{"7-g characters", `[Site "` + strings.Repeat("é", 200) + `"]` + "\n*", nil},
		{"7-k", "[Event \"x\"\n[Site \"y\"]\n*", []string{`syntax/unclosed-tag [Event "x"`}},
		{"7-m", "1. e4 <what e4 is> e5 *", []string{`syntax/reserved <what e4 is>`}},
		{"7-m open", "1. e4 < e5 *", []string{`syntax/unexpected-text <`}},
		{"7-m over lines", "1. e4 < e5\n2. d4 > *", []string{`syntax/unexpected-text <`, `syntax/unexpected-text >`}},
		{"5-b", "1. e4 {x", []string{"syntax/unterminated-comment {"}},
		{"5-b before a game", "1. e4 {x {y\n\n[Event \"x\"]\n*", []string{"syntax/unterminated-comment {"}},
		{"5-d", "1. e4 {a {b} c} e5 *", []string{"syntax/nested-comment {a {b} c}"}},
		{"5-d deeper", "1. e4 {a {b {c} d} e} e5 *", []string{"syntax/nested-comment {a {b {c} d} e}"}},
		{"5-d several", "1. e4 {a {b} c {d}} e5 *", []string{"syntax/nested-comment {a {b} c {d}}"}},
		{"5-d the last alone", "1. e4 {a {b} {c {d} e} e5 *", []string{"syntax/nested-comment {c {d} e}"}},
		{"5-d two", "1. e4 {a {b} c} {d} {e {f} g} e5 *", []string{"syntax/nested-comment {a {b} c}", "syntax/nested-comment {e {f} g}"}},
		{"5-d one in another", "1. e4 {a {b} {c {d} e} f {g} h} } e5 *", []string{
			"syntax/nested-comment {a {b} {c {d} e} f {g} h}", "syntax/unmatched-brace }",
		}},
		{"5-d with moves", "1. e4 {a {b} e5} *", []string{"syntax/unmatched-brace }"}},
		{"5-d near", "1. e4 {a {b} e5 *", nil},
		{"5-e", "1. e4 } e5 *", []string{"syntax/unmatched-brace }"}},
		{"5-e and more", "1. e4 }} @ e5 *", []string{"syntax/unmatched-brace }}", "syntax/unexpected-text @"}},
		{"5-k", "[Event {x} \"y\"]\n*", []string{"syntax/comment-in-tag {x}"}},
		{"6-b", "1. e4 % e5 *", []string{"syntax/unexpected-text %"}},
		{"7-p", "1. e4 @ & e5 | *", []string{"syntax/unexpected-text @ &", "syntax/unexpected-text |"}},
		{"8.1-d", "[Event \"x\"]\n1. e4 [%clk 0:01] e5 *", []string{"syntax/unexpected-text [%clk 0:01]"}},
		{"8.1-d with a move", "[Event \"x\"]\n1. e4 [ d5 ] e5 *", []string{"syntax/unexpected-text [", "syntax/unexpected-text ]"}},
		{"4.1-e", "1. e4\u00A0e5 *", []string{"text/non-ascii-token \u00A0"}},
		{"dialects", "[Event \"x\"]\n1. e4 *\n```\n", []string{"syntax/unexpected-text ```"}},
	} {
		got := slices.DeleteFunc(findings(c.text), func(f string) bool { return !isOfText(f) })
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q\n%q\nwant\n%q", c.name, c.text, got, c.want)
		}
	}
}

// isOfText reports whether a finding is of the text, not of what it says.
func isOfText(finding string) bool {
	area, _, _ := strings.Cut(finding, "/")
	return area == "syntax" || area == "text" || area == "tag"
}

// TestJoinedItems: items that are parts of another are None, and all are in the order of the text.
func TestJoinedItems(t *testing.T) {
	for _, text := range []string{
		"1. e4 {a {b {c} d} e} e5 *", "1. e4 {a {b} }} e5 *", "1. e4 {a {b} {c {d} e} f {g} h} } e5 *", "1. e4 <x y> } <z> e5 *", "[Event \"a\nb\"]\n[Board 12] [x]\n{a {b} c } d *",
	} {
		r, _ := read(t, text)
		end := uint32(0)
		for _, i := range r.Items().Items {
			if i.Start < end || i.End < i.Start || i.Kind != item.None && i.Start == i.End {
				t.Errorf("%q: item %+v after %d", text, i, end)
			}
			end = i.End
		}
	}
}
