package check

import (
	"testing"

	"pbn/core/diag"
	"pbn/core/testkit"
)

// wordings provoke what the texts of the archives do not, a wording of a rule or two each.
var wordings = []string{
	"<!DOCTYPE html><p>", "pn|a,b|", "W:W31-50:B1-20",
	"[Variant \"Russian\"]\n1. c3-d4 *\n1. c3-d4 *", "[White \"x\"]\n*", "1. 32-28 1-2 *",
	"[GameType \"20,W,30,30,N2,0\"]\n*", "[GameType \"30\"]\n*\n[GameType \"30\"]\n*",
	"[GameType \"20\"]\n\n(1. 32-28) 1. 31-27 *", "[GameType \"20\"]\n* 1-0 *",
	"[GameType \"22\"]\n[FEN \"W:W30:B19\"]\n\n1. 30-26 19-31 *", "[GameType \"20\"]\n1. 32-28\\r 19-23\\r\\n *",
	"[GameType \"20\"]\n[FEN \"W:W22:B17\"]\n[Result \"0-2\"]\n\n1. 22x11 *", "[GameType \"20\"]\n[White \"Мюллер \xFC\"]\n*",
	"[GameType \"20\"]\n[FEN \"W:W50:B45,1\"]\n[Result \"2-0\"]\n\n*", "[GameType \"21\"]\n[FEN \"W:W,,2:B\"]\n*", "1... 19-23 *", "{a", "hello",
}

// TestWordings compares what is said of all texts with testdata/wordings.txt, which a person has read, and what it marks with
// testdata/marks.txt.
func TestWordings(t *testing.T) {
	texts := wordings
	of := map[string]diag.Rule{}
	all, fixes := cases()
	for _, c := range all {
		texts = append(texts, c.In)
		of[c.In] = c.Rule
	}
	for _, c := range fixes {
		texts = append(texts, c.In)
	}
	testkit.WordingsAreRead(t, subject, testkit.Wordings(subject, texts, func(text string) []diag.Diagnostic {
		return subject.Report(text, of[text]).Diagnostics.Items
	}))
}
