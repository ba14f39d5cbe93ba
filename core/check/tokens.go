package check

import (
	"strconv"

	"pbn/core/diag"
	"pbn/core/source"
	"pbn/core/syntax"
	"pbn/core/tags"
)

// maxToken is the number of characters of a token (3.2).
const maxToken = 255

// tokens checks the tokens of a game, and gives back those that are too long, in their order.
func tokens(tree *syntax.Tree, diags *diag.List) (long []source.Span) {
	check := func(token int32) {
		if tokenTooLong(tree, token, diags) {
			long = append(long, tree.TokenSpan(token))
		}
	}
	for _, n := range tree.Nodes {
		switch n.Kind {
		case syntax.EscapeLine, syntax.LineComment, syntax.BraceComment, syntax.Unexpected:
		case syntax.TagPair:
			check(n.Name)
			check(n.Value)
			// What parts the hands of a deal has a rule of its own (3.4.11).
			if n.Tag != tags.Deal {
				tabs(tree, n.Value, diags)
			}
		case syntax.String:
			check(n.First)
			tabs(tree, n.First, diags)
		default:
			check(n.First)
		}
	}
	return long
}

func tokenTooLong(tree *syntax.Tree, token int32, diags *diag.List) bool {
	span, n := tree.TokenSpan(token), 0
	if span.End-span.Start <= maxToken {
		return false
	}
	for at := span.Start; at < span.End; at = tree.Text.CharacterEnd(at) {
		n++
	}
	if n > maxToken {
		what := "The word has"
		if tree.Tokens[token].Kind == syntax.String {
			what = "With its quotes the string has"
		}
		diags.Report(diag.SyntaxTokenTooLong, span, what+" "+strconv.Itoa(n)+" characters; 255 are allowed.")
	}
	return n > maxToken
}

// mostTabs bounds what a fix changes in one string.
const mostTabs = 100

// tabs reports the first tab of a string, with a fix for all of them (2.3).
func tabs(tree *syntax.Tree, token int32, diags *diag.List) {
	first := source.FirstTab(tree.Bytes(token))
	if first < 0 {
		return
	}
	span := tree.TokenSpan(token)
	d := diag.Diagnostic{
		Rule: diag.TextTabInString, Place: diag.At(source.Span{Start: span.Start + first, End: span.Start + first + 1}),
		Message: "A tab is not allowed in a string; write a space.",
	}
	if diags.Keeps(d.Rule) {
		d.Fixes = tabFix(tree.Bytes(token), span.Start)
	}
	diags.Add(d)
}

func tabFix(text []byte, at int) []diag.Fix {
	fix := diag.Fix{Title: "Write a space for each tab", Safe: true}
	for i, c := range text {
		switch {
		case c != '\t' && c != '\v':
			continue
		case len(fix.Edits) == mostTabs:
			return nil
		}
		fix.Edits = append(fix.Edits, diag.Edit{Place: diag.At(source.Span{Start: at + i, End: at + i + 1}), Text: " "})
	}
	return []diag.Fix{fix}
}
