package item

import (
	"sort"
	"strings"

	"pbn/core/source"
)

// CommandsOf returns the commands that are in a comment, of a list that is sorted by the moves and then by the items of its comments; at returns
// these two of a command.
func CommandsOf[T any](all []T, move int32, comment uint32, at func(*T) (move int32, comment uint32)) []T {
	start := sort.Search(len(all), func(i int) bool {
		m, c := at(&all[i])
		return m > move || m == move && c >= comment
	})
	end := start
	for end < len(all) {
		if _, c := at(&all[end]); c != comment {
			break
		}
		end++
	}
	return all[start:end]
}

// CommandParts returns the name and the parameters of a command, which are at these places.
func CommandParts(text *source.Text, whole, parameters source.Span) (name, value string) {
	name = text.Decode(source.Span{Start: whole.Start + len("[%"), End: parameters.Start})
	return strings.TrimRightFunc(name, isBlank), text.Decode(parameters)
}

// isBlank reports whether a character is white space, or another control character.
func isBlank(c rune) bool { return c <= ' ' }

// InnerSpan returns where the text of a comment is, without its delimiters.
func (i *Item) InnerSpan(text *source.Text) source.Span {
	s := source.Span{Start: int(i.Start) + 1, End: int(i.End)}
	if i.Kind == BraceComment && s.End > s.Start && text.Bytes[s.End-1] == '}' {
		s.End--
	}
	return s
}

// SaidIn returns what people read of a comment: without its delimiters, its commands, and the white space around these. whole returns where so
// many commands are.
func (i *Item) SaidIn(text *source.Text, commands int, whole func(k int) source.Span) string {
	s := i.InnerSpan(text)
	var pieces []string
	add := func(s source.Span) {
		if piece := strings.TrimFunc(text.Decode(s), isBlank); piece != "" {
			pieces = append(pieces, piece)
		}
	}
	for k := range commands {
		command := whole(k)
		add(source.Span{Start: s.Start, End: command.Start})
		s.Start = command.End
	}
	add(s)
	return strings.Join(pieces, " ")
}
