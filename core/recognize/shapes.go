package recognize

import "strings"

// hasShape reports whether a file has a shape that no fixed bytes show. Each takes time in proportion to what it looks at.
func (f *file) hasShape(name string) bool {
	switch name {
	case "dup", "bri":
		return dealtByNumbers(f.raw) == name
	case "dge":
		return isDGE(f.raw)
	case "ber":
		return hasQuarters(f.raw, '1', 1, 52)
	case "bhg":
		return isBHG(f.text)
	case "cds":
		return len(f.raw) >= 28 && hasQuarters(f.raw[1:], 0, 4, 13) && hasQuarters(f.raw[15:], 0, 4, 13)
	case "rzd":
		return len(f.raw) > 13 && f.raw[2:13] == "           " && hasQuarters(f.raw[13:], 0, 4, 13)
	case "lin":
		isLIN, _ := LIN(f.text)
		return isLIN && isLetter(f.text[0]) && isLetter(f.text[1]) && f.text[2] == '|' && strings.IndexByte(f.text[3:], '|') >= 0
	case "likely lin":
		isLIN, isEncoded := LIN(f.text)
		return isLIN || isEncoded
	case "fen", "epd":
		return position(f.text) == name
	case "pgn", "pdn":
		kind, hasTags := game(f.text)
		return hasTags && kind == name
	case "likely pgn", "likely pdn":
		kind, _ := game(f.text)
		return name == "likely "+kind
	case "tags":
		return nextTag(f.text, 0) < len(f.text)
	}
	return f.isBinary() // "bytes"
}

// isBinary reports whether there are bytes that no text has.
func (f *file) isBinary() bool {
	for i := range len(f.raw) {
		if f.raw[i] < 8 {
			return true
		}
	}
	return false
}

// LIN reports whether a text is LIN by its start: a command, which is two letters or digits and a bar; or a deal further on, where the text is not
// one with links. isEncoded says that it is LIN whose bars are percent-encoded, as in a link.
func LIN(text string) (isLIN, isEncoded bool) {
	bar := strings.IndexByte(text, '|')
	if bar >= 0 && isCommand(trimmed(text[:bar])) {
		return true, false
	}
	small := lower(text)
	switch {
	case strings.HasPrefix(text, "["), strings.HasPrefix(small, "% pbn"):
		return false, false
	case len(small) > 5 && isCommand(small[:2]) && small[2:5] == "%7c":
		return false, true
	case strings.HasPrefix(small, "http"):
		return false, false
	}
	return strings.Contains(text, "md|") && !strings.Contains(text, "http://") && !strings.Contains(text, "https://"), false
}

func isCommand(word string) bool {
	return len(word) == 2 && (isLetter(word[0]) || isDigit(word[0])) && (isLetter(word[1]) || isDigit(word[1]))
}

// trimmed returns a text without the white space and control characters around it.
func trimmed(text string) string {
	text = text[skipBlanks(text, 0):]
	for text != "" && isBlank(text[len(text)-1]) {
		text = text[:len(text)-1]
	}
	return text
}

// position returns whether the first line of a text that is no comment is a position of chess: "fen" with the counters of moves, or of the men alone;
// "epd" without counters; else "".
func position(text string) string {
	at := 0
	for at < len(text) && text[at] == '#' {
		at = skipBlanks(text, lineEnd(text, at))
	}
	men, rest := word(text[at:lineEnd(text, at)])
	if !isBoard(men) {
		return ""
	}
	turn, rest := word(rest)
	castling, rest := word(rest)
	passed, rest := word(rest)
	next, _ := word(rest)
	switch {
	case turn == "":
		return "fen"
	case turn != "w" && turn != "b", !isCastling(castling), !isPassed(passed):
		return ""
	case next != "" && isDigit(next[0]):
		return "fen"
	}
	return "epd"
}

// word returns the first word of a line, which a blank ends, and the rest.
func word(line string) (first, rest string) {
	first, rest, _ = strings.Cut(strings.TrimLeft(line, " "), " ")
	return first, rest
}

// isBoard reports whether a word has the men of a position, which are eight rows of eight squares.
func isBoard(men string) bool {
	rows, squares := 1, 0
	for i := range len(men) {
		switch c := men[i]; {
		case c == '/' && squares == 8:
			rows, squares = rows+1, 0
		case c >= '1' && c <= '8':
			squares += int(c - '0')
		case strings.IndexByte("pnbrqkPNBRQK", c) >= 0:
			squares++
		default:
			return false
		}
	}
	return rows == 8 && squares == 8
}

func isCastling(word string) bool {
	if word == "-" {
		return true
	}
	for i := range len(word) {
		if c := word[i] | 0x20; c != 'k' && c != 'q' && !(c >= 'a' && c <= 'h') {
			return false
		}
	}
	return len(word) > 0 && len(word) < 5
}

// isPassed reports whether a word is the square that a pawn has passed, or says that there is none.
func isPassed(word string) bool {
	return word == "-" || len(word) == 2 && word[0] >= 'a' && word[0] <= 'h' && (word[1] == '3' || word[1] == '6')
}

// ofBridge are tags that games of chess and draughts do not have.
const ofBridge = " deal dealer vulnerable declarer contract auction play north east south west "

// game returns "pgn" or "pdn" where a text is a game of chess or of draughts: by its tag pairs, or else by the first move after them. Without tag
// pairs, the text has to begin with the first move.
func game(text string) (kind string, hasTags bool) {
	hasWhite, hasBlack, moves := false, false, -1
	for at := nextTag(text, 0); at < len(text); at = nextTag(text, at) {
		var name, value string
		name, value, at = tag(text, at)
		switch {
		case strings.Contains(ofBridge, " "+name+" "):
			return "", true
		case kind != "":
		case name == "gametype", name == "fen" && (strings.HasPrefix(value, "W:") || strings.HasPrefix(value, "B:")),
			name == "result" && (value == "2-0" || value == "1-1" || value == "0-2"):
			kind = "pdn"
		case name == "fen":
			if men, _, _ := strings.Cut(value, " "); isBoard(men) {
				kind = "pgn"
			}
		}
		hasTags, hasWhite, hasBlack = true, hasWhite || name == "white", hasBlack || name == "black"
		if moves < 0 {
			if next := skipComments(text, at); next < len(text) && text[next] != '[' {
				moves = next
			}
		}
	}
	if !hasTags {
		if moves = skipComments(text, 0); !strings.HasPrefix(text[moves:], "1.") {
			moves = -1
		}
	}
	if kind == "" && moves >= 0 {
		kind = firstMove(text, moves)
	}
	if kind == "" && hasWhite && hasBlack {
		kind = "pgn"
	}
	return kind, hasTags
}

// nextTag returns where the next tag pair begins; the length of the text if there is none.
func nextTag(text string, at int) int {
	for at < len(text) && beginsTag(text, at) == 0 {
		at++
	}
	return at
}

// beginsTag returns where the name ends of a tag pair at a place, which a quote follows; 0 if there is none.
func beginsTag(text string, at int) int {
	if at >= len(text) || text[at] != '[' {
		return 0
	}
	at = skipBlanks(text, at+1)
	end := at
	for end < len(text) && (isLetter(text[end]) || isDigit(text[end]) || text[end] == '_') {
		end++
	}
	quote := skipBlanks(text, end)
	if end == at || quote == len(text) || text[quote] != '"' {
		return 0
	}
	return end
}

// tag reads the tag pair at a place: its name in small letters, its value as it is written, and where it ends.
func tag(text string, at int) (name, value string, end int) {
	end = beginsTag(text, at)
	name = lower(trimmed(text[at+1 : end]))
	from := skipBlanks(text, end) + 1
	for end = from; end < len(text) && text[end] != '"' && text[end] != '\n'; end++ {
		if text[end] == '\\' {
			end++
		}
	}
	end = min(end, len(text))
	value = text[from:end]
	for end < len(text) && text[end] != ']' && text[end] != '\n' {
		end++
	}
	return name, value, min(end+1, len(text))
}

// skipComments returns where white space and comments end: {…}, and lines that begin with ";" or "%".
func skipComments(text string, at int) int {
	for at = skipBlanks(text, at); at < len(text); at = skipBlanks(text, at) {
		switch text[at] {
		case '{':
			end := strings.IndexByte(text[at:], '}')
			if end < 0 {
				return len(text)
			}
			at += end + 1
		case ';', '%':
			at = lineEnd(text, at)
		default:
			return at
		}
	}
	return at
}

// firstMove returns of which game the move is whose number is at a place.
func firstMove(text string, at int) string {
	if strings.HasPrefix(text[at:], "/FEN ") {
		return "pdn"
	}
	number := at
	for number < len(text) && isDigit(text[number]) {
		number++
	}
	if number == at || number == len(text) || text[number] != '.' {
		return ""
	}
	for at = number; at < len(text) && (text[at] == '.' || isBlank(text[at])); at++ {
	}
	end := at
	for end < len(text) && !isBlank(text[end]) {
		end++
	}
	return move(text[at:end])
}

// move returns of which game a move is. One of draughts goes from a number to a number, or from square to square across a diagonal; chess says a
// square, perhaps after a man and where it comes from, or castles.
func move(word string) string {
	if strings.HasPrefix(word, "0-0") || strings.HasPrefix(word, "O-O") {
		return "pgn"
	}
	if from, after := digits(word); from > 0 && after != "" && strings.IndexByte("-x:", after[0]) >= 0 {
		if to, _ := digits(after[1:]); to > 0 {
			return "pdn"
		}
	}
	if to := afterSquare(word); isSquare(word) && isSquare(to) {
		files := int(word[0]|0x20) - int(to[0]|0x20)
		if files < 0 {
			files = -files
		}
		// A pawn takes on the next file, and goes ahead on its own.
		if word[2] == '-' && files > 0 || files > 1 && word[2] != to[0] {
			return "pdn"
		}
		return "pgn"
	}
	if word != "" && strings.IndexByte("KQRBNSDTLCAF", word[0]) >= 0 {
		word = word[1:]
	}
	// Where it comes from, and that it takes: at most a file, a row and a sign.
	for i := 0; i < len(word) && i < 4; i++ {
		if isSquare(word[i:]) && word[i] >= 'a' && !(len(word) > i+2 && isDigit(word[i+2])) {
			return "pgn"
		}
		if strings.IndexByte("abcdefgh12345678x:-", word[i]) < 0 {
			break
		}
	}
	return ""
}

// afterSquare returns what comes after a square, and after the sign of a move if there is one.
func afterSquare(word string) string {
	if len(word) > 2 && strings.IndexByte("-x:", word[2]) >= 0 {
		return word[3:]
	}
	return word[min(2, len(word)):]
}

// isSquare reports whether a text begins with a square, such as e4.
func isSquare(text string) bool {
	return len(text) > 1 && text[0]|0x20 >= 'a' && text[0]|0x20 <= 'h' && text[1] >= '1' && text[1] <= '8'
}

// digits reads a number of one or two digits, and returns what comes after it; 0 if there is none.
func digits(text string) (number int, after string) {
	n := 0
	for n < len(text) && isDigit(text[n]) {
		if n == 2 {
			return 0, text
		}
		number = 10*number + int(text[n]-'0')
		n++
	}
	return number, text[n:]
}

func skipBlanks(text string, at int) int {
	for at < len(text) && isBlank(text[at]) {
		at++
	}
	return at
}

func lineEnd(text string, at int) int {
	for at < len(text) && text[at] != '\n' && text[at] != '\r' {
		at++
	}
	return at
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

func isDigit(c byte) bool { return c >= '0' && c <= '9' }
