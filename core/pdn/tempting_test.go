package pdn

import "pbn/core/testkit"

func around(start, piece string) func(n int) string { return testkit.Around(start, piece, " *\n") }

const typed = "[GameType \"20\"]\n"

// tempting are texts that tempt a writer to look at the same items again and again.
var tempting = testkit.Hostile{
	"left parentheses":  around(typed+"1. 32-28 ", "("),
	"empty variations":  around(typed+"1. 32-28 ", "()"),
	"empty and deep":    around(typed+"1. 32-28 ", "(() "),
	"unclosed":          around(typed, "1. 32-28 ("),
	"variations ahead":  around(typed+"1. 32-28 ", "( 19-24 ) "),
	"setups":            around(typed+"1. 32-28 ", "(/FEN \"W:W1:B2\"/) "),
	"setups in a line":  around(typed+"1. 32-28 ", "/FEN \"W:W1:B2\"/ "),
	"tag pairs":         testkit.Numbered("[A#n \"x\"]\n"),
	"tag pairs again":   around("", "[Site \"x\"]\n"),
	"strengths":         around(typed+"1. 32-28 ", "!"),
	"signs of strength": around(typed+"1. 32-28 ", "{a} ! "),
	"hyphens":           around(typed+"1. 32-28 ", "(- 1-2) "),
	"digits":            around("1. ", "3228 "),
}
