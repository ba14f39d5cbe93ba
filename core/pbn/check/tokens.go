package check

import (
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// maxToken is the number of characters of a token (3.2).
const maxToken = 255

// tokens checks the tokens of a game, and gives back those that are too long, in their order.
func tokens(t *source.Text, items *item.Game, diags *diag.List) (long []source.Span) {
	check := func(token source.Span, isString bool) {
		if tokenTooLong(t, token, isString, diags) {
			long = append(long, token)
		}
	}
	for k := range items.Items {
		switch i := &items.Items[k]; i.Kind {
		case item.Escape, item.LineComment, item.BraceComment, item.Junk:
		case item.Tag:
			p := items.Pair(k, t.Bytes)
			check(p.Name, false)
			check(p.Value, true)
			// What parts the hands of a deal has a rule of its own (3.4.11).
			if tags.Tag(i.Tag) != tags.Deal {
				tabs(t, p.Value, diags)
			}
		default:
			isString := i.Flags&item.Quoted != 0
			span := items.Span(k, t.Bytes)
			check(span, isString)
			if isString {
				tabs(t, span, diags)
			}
		}
	}
	return long
}

func tokenTooLong(t *source.Text, token source.Span, isString bool, diags *diag.List) bool {
	n := 0
	if token.End-token.Start <= maxToken {
		return false
	}
	for at := token.Start; at < token.End; at = t.CharacterEnd(at) {
		n++
	}
	if n > maxToken {
		rules.LongToken.Find(diags, token).Say(rules.TokenLength{Characters: int32(n), IsString: isString})
	}
	return n > maxToken
}

// tabs reports the first tab of a string, with a fix for all of them (2.3).
func tabs(t *source.Text, value source.Span, diags *diag.List) {
	first := source.FirstTab(t.Slice(value))
	if first < 0 {
		return
	}
	rules.TabInString.Find(diags, source.Span{Start: value.Start + first, End: value.Start + first + 1}).Beside(value)
}
