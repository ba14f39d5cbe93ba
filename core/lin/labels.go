package lin

import (
	"slices"
	"strings"

	"pbn/core/source"
)

// boardWord is the word for a board that most files have, and after which anything may come.
const boardWord = "board"

// boardWords are the words for a board in other languages, and others for it, as programs write them before its number.
var boardWords = strings.Fields("bricka brickan giv rozdanie rozdania rozdání krabice donne étui etui brett teiler spiel austeilung spel gift " +
	"spil spill mappe kort mano smazzata estuche tablero mão mao bordo bord jako kasetka сдача доска раздача раздаване leosztás osztás " +
	"donă dona διανομή papan deal hand game")

// longestWord is how many bytes a word before a number has at most.
const longestWord = 24

// boardLabel returns what a board is called: ah has "Board 7" or that in another language, "Bricka 7", qx "o7" or "o7,BOARD 7". Only after
// "Board" it need not be a number.
func boardLabel(text *source.Text, s source.Span) source.Span {
	t := text.Bytes
	s = trimmed(t, s)
	none := source.Span{Start: s.Start, End: s.Start}
	if s.End-s.Start >= len(boardWord) && equalFold(t[s.Start:s.Start+len(boardWord)], boardWord) {
		s.Start = afterWord(t, s.Start+len(boardWord), s.End)
		return s
	}
	end := s.Start
	for end < s.End && !isSpace(t[end]) && !strings.ContainsRune("#+%.:0123456789", rune(t[end])) {
		end++
	}
	word := source.Span{Start: s.Start, End: end}
	if end-s.Start > longestWord || !slices.Contains(boardWords, strings.ToLower(text.Decode(word))) {
		return none
	}
	if s.Start = afterWord(t, end, s.End); s.Start == s.End || t[s.Start] < '0' || t[s.Start] > '9' {
		return none
	}
	return s
}

// afterWord returns where the number of a board begins after the word for it.
func afterWord(t []byte, at, limit int) int {
	for at < limit && (isSpace(t[at]) || t[at] == '+' || t[at] == '#') {
		at++
	}
	const blank = "%20"
	if limit-at >= len(blank) && string(t[at:at+len(blank)]) == blank {
		at += len(blank)
	}
	return at
}
