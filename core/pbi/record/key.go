package record

import (
	"strings"
	"unicode/utf8"

	"pbn/core/chess"
	"pbn/core/solve"
)

// Year returns the first year from 1000 to 2999 in a date, or 0.
func Year(date string) int {
	digits, year := 0, 0
	for i := 0; i <= len(date); i++ {
		if i < len(date) && date[i] >= '0' && date[i] <= '9' {
			digits++
			year = 10*min(year, 1000) + int(date[i]-'0')
			continue
		}
		if digits == 4 && year >= 1000 && year < 3000 {
			return year
		}
		digits, year = 0, 0
	}
	return 0
}

// ReadKey returns the legal move that a keymove says, short or long, in the letters of problemists or else of any language: Sb3, Dh7-b7. It is
// NoMove where it says none, or where it means two moves in two languages.
func ReadKey(p *chess.Position, text string) chess.Move {
	text = strings.TrimSpace(text)
	for _, before := range []string{"1.", "1…", "..", ".", " "} {
		text = strings.TrimPrefix(text, before)
	}
	text = strings.TrimRight(text, "!?+#‡† ")
	if _, is := chess.Unplayable(p); is || text == "" || len(text) > 24 {
		return chess.NoMove
	}
	if m := readKey(p, text, &solve.Letters); m != chess.NoMove {
		return m
	}
	found := chess.NoMove
	for i := range chess.Languages {
		m := readKey(p, text, &chess.Languages[i])
		switch {
		case m == chess.NoMove || m == found:
		case found != chess.NoMove:
			return chess.NoMove
		default:
			found = m
		}
	}
	return found
}

// readKey reads a keymove that has the letters of a language.
func readKey(p *chess.Position, text string, l *chess.Language) chess.Move {
	kind, rest := chess.Pawn, text
	for k := chess.Knight; k <= chess.King; k++ {
		if letter := l.Letters[k]; letter != "" && strings.HasPrefix(text, letter) && (kind == chess.Pawn || len(letter) > len(l.Letters[kind])) {
			kind, rest = k, text[len(letter):]
		}
	}
	if m := readLong(p, rest, kind, l); m != chess.NoMove {
		return m
	}
	if strings.Trim(text, "0-") == "" {
		text = strings.ReplaceAll(text, "0", "O")
	}
	m, count := p.Find(l.Parse(text))
	if count != 1 {
		return chess.NoMove
	}
	return m
}

// readLong reads a move with both squares, after the letter of its man: a1-a8, a7-a8=Q.
func readLong(p *chess.Position, text string, kind chess.Kind, l *chess.Language) chess.Move {
	if len(text) < 5 {
		return chess.NoMove
	}
	sign, size := utf8.DecodeRuneInString(text[2:])
	if !strings.ContainsRune("-x:×–", sign) || len(text) < 4+size {
		return chess.NoMove
	}
	coordinates := text[:2] + text[2+size:4+size]
	rest := strings.TrimLeft(text[4+size:], "=")
	for k := chess.Knight; k < chess.King && rest != ""; k++ {
		if rest == l.Letters[k] {
			coordinates, rest = coordinates+string(k.Letter()|0x20), ""
		}
	}
	m := chess.FindCoordinates(p, coordinates)
	if m == chess.NoMove || rest != "" || p.On(m.From()).Kind() != kind {
		return chess.NoMove
	}
	return m
}
