package chess

import "unicode/utf8"

// Language has the letters of men of a language (17). SAN has those of English; the others are for people, and in files of programs that
// did not know better.
type Language struct {
	// Code is the language's tag of BCP 47, or "figurine".
	Code string
	Name string
	// Letters are those of the men, by [Kind]. They are one character, except the king's in Russian, which is two.
	Letters [King + 1]string
}

// English has the letters of SAN.
var English = &Languages[0]

// Figurines are the signs of Unicode, those of White, which is how books print both.
var Figurines = &Languages[len(Languages)-1]

// Languages are the languages of chapter 17, Russian, and figurines. Some have the same letters.
var Languages = [...]Language{
	{"en", "English", [...]string{"", "P", "N", "B", "R", "Q", "K"}},
	{"cs", "Czech", [...]string{"", "P", "J", "S", "V", "D", "K"}},
	{"da", "Danish", [...]string{"", "B", "S", "L", "T", "D", "K"}},
	{"nl", "Dutch", [...]string{"", "O", "P", "L", "T", "D", "K"}},
	{"et", "Estonian", [...]string{"", "P", "R", "O", "V", "L", "K"}},
	{"fi", "Finnish", [...]string{"", "P", "R", "L", "T", "D", "K"}},
	{"fr", "French", [...]string{"", "P", "C", "F", "T", "D", "R"}},
	{"de", "German", [...]string{"", "B", "S", "L", "T", "D", "K"}},
	{"hu", "Hungarian", [...]string{"", "G", "H", "F", "B", "V", "K"}},
	{"is", "Icelandic", [...]string{"", "P", "R", "B", "H", "D", "K"}},
	{"it", "Italian", [...]string{"", "P", "C", "A", "T", "D", "R"}},
	{"no", "Norwegian", [...]string{"", "B", "S", "L", "T", "D", "K"}},
	{"pl", "Polish", [...]string{"", "P", "S", "G", "W", "H", "K"}},
	{"pt", "Portuguese", [...]string{"", "P", "C", "B", "T", "D", "R"}},
	{"ro", "Romanian", [...]string{"", "P", "C", "N", "T", "D", "R"}},
	{"es", "Spanish", [...]string{"", "P", "C", "A", "T", "D", "R"}},
	{"sv", "Swedish", [...]string{"", "B", "S", "L", "T", "D", "K"}},
	{"ru", "Russian", [...]string{"", "П", "К", "С", "Л", "Ф", "Кр"}},
	{"figurine", "Figurines", [...]string{"", "♙", "♘", "♗", "♖", "♕", "♔"}},
}

// LanguageOf returns the language with a code, or nil.
func LanguageOf(code string) *Language {
	for i := range Languages {
		if Languages[i].Code == code {
			return &Languages[i]
		}
	}
	return nil
}

// Parse reads a move in SAN that has the letters of a language; it returns 0 for any other text. "Sf3" is "Nf3" in German.
func (l *Language) Parse(text string) Pattern {
	var room [16]byte
	if san, ok := l.AppendEnglish(room[:0], text); ok {
		return Parse(string(san))
	}
	return 0
}

// AppendEnglish appends a word with the letters of a language as one with those of English; all else in it is kept, so that dialects can be
// read from what is appended. ok is false, and nothing is appended, where the word is longer than any move, or has a capital letter or a
// character beyond ASCII that no man has in the language, except the O of castling.
func (l *Language) AppendEnglish(out []byte, word string) (english []byte, ok bool) {
	const longest = 32
	if len(word) > longest {
		return out, false
	}
	english = out
	for at := 0; at < len(word); {
		c := word[at]
		isLetter := c >= 'A' && c <= 'Z' || c >= utf8.RuneSelf
		if !isLetter || c == 'O' && isOfCastling(word, at) {
			english = append(english, c)
			at++
			continue
		}
		kind, size := l.kindAt(word[at:])
		if kind == NoKind {
			return out, false
		}
		english = append(english, letters[kind])
		at += size
	}
	return english, true
}

// isOfCastling reports whether the letter O at a place has a hyphen beside it.
func isOfCastling(word string, at int) bool {
	return at+1 < len(word) && word[at+1] == '-' || at > 0 && word[at-1] == '-'
}

// kindAt returns the man whose letter a text begins with, and how many bytes the letter has. Of two the longer one counts.
func (l *Language) kindAt(text string) (kind Kind, size int) {
	if l.Code == "figurine" && len(text) >= 3 && text[0] == 0xE2 && text[1] == 0x99 {
		// ♔♕♖♗♘♙ and ♚♛♜♝♞♟ from U+2654 on.
		if sign := text[2] - 0x94; sign < 12 {
			return King - Kind(sign%6), 3
		}
	}
	for k := Pawn; k <= King; k++ {
		if letter := l.Letters[k]; len(letter) > size && len(letter) <= len(text) && text[:len(letter)] == letter {
			kind, size = k, len(letter)
		}
	}
	return kind, size
}

// Append appends a pattern as text with the letters of a language: "♘f3+", "Sf3+".
func (l *Language) Append(out []byte, s Pattern) []byte {
	var room [8]byte
	for _, c := range s.Append(room[:0]) {
		if kind := kindOf[c]; kind != NoKind {
			out = append(out, l.Letters[kind]...)
		} else {
			out = append(out, c)
		}
	}
	return out
}
