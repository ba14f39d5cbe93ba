package plain

import (
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/source"
)

// tokens checks the tokens of a game, and gives back those that are too long, in their order.
func tokens(t *source.Text, items *item.Game, rules *Rules, diags *diag.List) (long []source.Span) {
	check := func(token source.Span, isString bool) {
		if tokenTooLong(t, token, isString, rules, diags) {
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
			if !rules.MayHaveTabs(i.Tag) {
				tabs(t, p.Value, rules, diags)
			}
		default:
			isString := i.Flags&item.Quoted != 0
			span := items.Span(k, t.Bytes)
			check(span, isString)
			if isString {
				tabs(t, span, rules, diags)
			}
		}
	}
	return long
}

func tokenTooLong(t *source.Text, token source.Span, isString bool, rules *Rules, diags *diag.List) bool {
	n := 0
	if token.End-token.Start <= rules.LongestToken {
		return false
	}
	for at := token.Start; at < token.End; at = t.CharacterEnd(at) {
		n++
	}
	if n > rules.LongestToken {
		rules.LongToken.Find(diags, token).Say(TokenLength{Characters: int32(n), IsString: isString})
	}
	return n > rules.LongestToken
}

// tabs reports the first tab of a string, with a fix for all of them.
func tabs(t *source.Text, value source.Span, rules *Rules, diags *diag.List) {
	first := source.FirstTab(t.Slice(value))
	if first < 0 {
		return
	}
	rules.TabInString.Find(diags, source.Span{Start: value.Start + first, End: value.Start + first + 1}).Beside(value)
}

// mostTabs limits how many tabs of a string a fix changes.
const mostTabs = 100

// ReplaceTabs is the fix of a tab in a string, which is the second place of the finding: it writes a space for each.
func ReplaceTabs(w *diag.Wording) {
	tabs, start := 0, w.Other().Start
	for i, c := range w.Text.Slice(w.Other()) {
		if c != '\t' && c != '\v' {
			continue
		}
		if tabs++; tabs > mostTabs {
			w.NoFix()
			return
		}
		w.Replace(source.Span{Start: start + i, End: start + i + 1}, " ")
	}
	w.Fix(true)
}
