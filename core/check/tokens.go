package check

import (
	"pbn/core/diag"
	"pbn/core/rules"
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
		diags.Find(rules.SyntaxTokenTooLong, 0, span, uint32(n), rules.Flag(tree.Tokens[token].Kind == syntax.String))
	}
	return n > maxToken
}

// tabs reports the first tab of a string, with a fix for all of them (2.3).
func tabs(tree *syntax.Tree, token int32, diags *diag.List) {
	first := source.FirstTab(tree.Bytes(token))
	if first < 0 {
		return
	}
	span := tree.TokenSpan(token)
	diags.FindBoth(rules.TextTabInString, 0, source.Span{Start: span.Start + first, End: span.Start + first + 1}, span)
}
