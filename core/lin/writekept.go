package lin

import (
	"bytes"
	"strings"

	"pbn/core/pbn/game"
	"pbn/core/source"
)

// commandsOf returns the commands of a comment that was LIN, as [game.IsKept] has it; none of another text.
func commandsOf(text string) (all []command) {
	if !game.IsKept(text) {
		return nil
	}
	t := []byte(text)
	for at := 0; at < len(t); {
		if isSpace(t[at]) {
			at++
			continue
		}
		value := at + len(outside) + 1
		n, isName := commandName(t[at:min(value-1, len(t))])
		if !isName || value >= len(t) || t[value-1] != '|' {
			return nil // a bar in a value
		}
		end := value + bytes.IndexByte(t[value:], '|')
		all = append(all, command{name: n, span: source.Span{Start: at, End: end + 1}, value: source.Span{Start: value, End: end}, isEnd: true})
		at = end + 1
	}
	return all
}

// isAgain reports whether a comment has commands that were kept when LIN became PBN, and that are kept again where they are written as they
// are: none says anything about the game.
func isAgain(text string) bool {
	all := commandsOf(text)
	for _, c := range all {
		switch code(c.name) {
		case 'v'<<8 | 'g', 'm'<<8 | 'n', 'r'<<8 | 's', 'p'<<8 | 'w', 'p'<<8 | 'n', 'q'<<8 | 'x', 'm'<<8 | 'd', 's'<<8 | 'v', 'a'<<8 | 'h',
			'm'<<8 | 'b', 'a'<<8 | 'n', 'p'<<8 | 'c', 'm'<<8 | 'c', 'u'<<8 | 'p', 'n'<<8 | 't', 'a'<<8 | 't', 'p'<<8 | 'g', 'z'<<8 | 'z':
			return false
		}
	}
	return len(all) > 0
}

// isChapter reports whether a comment is the command that said the chapter of a lesson and the number in it.
func isChapter(text string) bool {
	all := commandsOf(text)
	if len(all) != 1 || code(all[0].name) != 'q'<<8|'x' {
		return false
	}
	_, _, is := readRoom([]byte(text), all[0].value, false)
	return is
}

// chapterOf returns the command that said the chapter of a lesson; "" of another game.
func chapterOf(g *game.Game) string {
	for i := range g.Start {
		if text := g.Start[i].Text; isChapter(text) {
			return strings.TrimSpace(text)
		}
	}
	return ""
}
