package game

import (
	"bytes"
	"unicode/utf8"

	"pbn/core/chess"
	"pbn/core/item"
	"pbn/core/pgn/nag"
	"pbn/core/pgn/scan"
	"pbn/core/source"
)

// oddReader reads words that are not SAN.
type oddReader struct {
	in   *input
	line *line
	// buffer has the word that was read last in ASCII; isFolded reports whether it has other characters.
	buffer   []byte
	isFolded bool
	list     chess.Moves
	// language is that of the letters of men, nil for English; inForeign is the first move that English would write with another letter.
	language  *chess.Language
	inForeign foreignMove
	// spelled is the move that was read last by its spelling.
	spelled spelledMove
}

// foreignMove is a move with a letter that English does not have in its place, and how English has it.
type foreignMove struct {
	item int // its number from 1; 0 where there is none
	text string
}

// spelledMove is where a move is that was read by its spelling, without what is glued to it.
type spelledMove struct {
	item int
	span source.Span
	// isGuess is set where a part of the move was guessed, waits where the text beside it has to be mended first.
	isGuess, waits bool
}

// reset makes ready for a game.
func (o *oddReader) reset(in *input, l *line, language *chess.Language) {
	o.in, o.line, o.language, o.inForeign, o.spelled = in, l, language, foreignMove{}, spelledMove{item: -1}
}

// span returns where the move at an item is, without what is glued to it.
func (o *oddReader) span(k int) source.Span {
	if o.spelled.item == k {
		return o.spelled.span
	}
	return o.in.span(k)
}

// asASCII are characters and what they are read as (ledger 4.1-e).
var asASCII = [...]struct {
	r  rune
	as string
}{
	{'‐', "-"}, {'‑', "-"}, {'‒', "-"}, {'–', "-"}, {'—', "-"}, {'−', "-"}, {'×', "x"}, {'½', "1/2"}, {'…', ""},
	{'♔', "K"}, {'♕', "Q"}, {'♖', "R"}, {'♗', "B"}, {'♘', "N"}, {'♙', ""},
	{'♚', "K"}, {'♛', "Q"}, {'♜', "R"}, {'♝', "B"}, {'♞', "N"}, {'♟', ""},
	{'\uFE0E', ""}, {'\uFE0F', ""},
}

// fold returns the word of an item in ASCII: dashes, fractions and figurines become the characters that they are used for. It is valid until
// the next call.
func (o *oddReader) fold(k int) (word []byte) {
	o.isFolded = false
	if english, ok := o.inLanguage(k); ok {
		return english
	}
	word = o.in.bytes(k)
	for _, c := range word {
		if c >= utf8.RuneSelf {
			o.isFolded = true
			break
		}
	}
	if !o.isFolded {
		return word
	}
	o.buffer = o.buffer[:0]
	for _, r := range o.in.decode(k) {
		o.buffer = appendASCII(o.buffer, r)
	}
	return o.buffer
}

// appendASCII appends what a character is read as.
func appendASCII(out []byte, r rune) []byte {
	for i := range asASCII {
		if asASCII[i].r == r {
			return append(out, asASCII[i].as...)
		}
	}
	return utf8.AppendRune(out, r)
}

// unfold returns where in the text what comes at an offset in the word of an item begins; letters of other languages are before that.
func (o *oddReader) unfold(k int, word []byte, offset int) int {
	at, end := int(o.in.items.Items[k].Start), int(o.in.items.Items[k].End)
	if !o.isFolded || offset == len(word) {
		return max(at, end-len(word)+offset)
	}
	var room [utf8.UTFMax]byte
	for length := 0; length < offset && at < end; {
		next := o.in.text.CharacterEnd(at)
		for _, r := range o.in.text.Decode(source.Span{Start: at, End: next}) {
			length += len(appendASCII(room[:0], r))
		}
		at = next
	}
	return at
}

// skipEllipses returns the offset after the ellipses at an offset, up to the end of an item.
func (o *oddReader) skipEllipses(k, at int) int {
	for end := int(o.in.items.Items[k].End); at < end && o.isFolded; {
		next := o.in.text.CharacterEnd(at)
		if o.in.text.Decode(source.Span{Start: at, End: next}) != "…" {
			break
		}
		at = next
	}
	return at
}

// inLanguage returns a word with English letters, if the game has those of another language. A word without a digit, as the sign D, is no move
// in any.
func (o *oddReader) inLanguage(k int) (english []byte, ok bool) {
	if o.language == nil || !bytes.ContainsAny(o.in.bytes(k), "12345678") {
		return nil, false
	}
	o.buffer, ok = o.language.AppendEnglish(o.buffer[:0], o.in.decode(k))
	return o.buffer, ok
}

// mayBeResult reports whether a word begins as results do, whatever their form.
func mayBeResult(word []byte) bool {
	if len(word) == 0 {
		return false
	}
	switch word[0] {
	case '0', '1', 'O', 'o', '+', '-', '=', '.':
		return true
	}
	return false
}

// isNull reports whether a word is a null move (ledger 8.2-d).
func isNull(word []byte) bool {
	switch string(word) {
	case "Z0", "z0", "@@@@", "null", "pass", "--":
		return true
	}
	return false
}

// isMeantAsMove reports whether a word that is no move was meant as one: it has a square, or what is nearly one, or castles (ledger 8.2-h).
func isMeantAsMove(word []byte) bool {
	const longest = 16
	switch {
	case isCastling(word):
		return true
	case len(word) < 2 || len(word) > longest:
		return false
	}
	for at := 0; at+1 < len(word); at++ {
		if word[at] >= 'a' && word[at] <= 'h' && isRank(word[at+1]) {
			return true
		}
	}
	if !isManLetter(word[0]) || word[0] >= 'a' {
		return false
	}
	rest := word[1:]
	for len(rest) > 0 && (isSign(rest[0]) || isFile(rest[0]) && rest[0] >= 'a' || rest[0] >= '0' && rest[0] <= '9') {
		rest = rest[1:]
	}
	isPair := len(rest) == 2 && rest[0] >= 'a' && rest[0] <= 'z' && rest[1] >= '0' && rest[1] <= '9'
	return isPair || len(rest) == 0 && len(word) > 2
}

// isCastling reports whether a word is castling, in any letters.
func isCastling(word []byte) bool {
	var s spelling
	_, ok := s.readCastling(word)
	return ok
}

// nag returns the NAG that a word stands for (ledger, dialects).
func (o *oddReader) nag(word []byte) (number uint8, ok bool) {
	return nag.OfSign(word, o.line.moved() == chess.White)
}

// isPart reports whether a word belongs to the move before it: e.p., and marks of check and mate.
func (o *oddReader) isPart(k int, word []byte) bool {
	if k == 0 || o.line.last < 0 || o.line.starts != 0 || o.line.isText {
		return false
	}
	switch before := &o.in.items.Items[k-1]; before.Kind {
	case scan.Move, item.Suffix:
	default:
		return false
	}
	return isCheckMark(word) || string(word) == "ep" || o.isPassing(k)
}

// passing is the mark of a capture en passant.
const passing = "e.p."

// isPassing reports whether the text at an item is the mark of a capture en passant.
func (o *oddReader) isPassing(k int) bool { return o.isPassingAt(int(o.in.items.Items[k].Start)) }

// isPassingAt reports whether the text at an offset is the mark of a capture en passant; its last period may be missing.
func (o *oddReader) isPassingAt(at int) bool { return hasPrefix(o.in.text.Bytes[at:], passing[:3]) }

// passingEnd returns the first item after the mark of a capture en passant that begins at an offset in an item, and where the mark ends.
func (o *oddReader) passingEnd(k, at int) (next, end int) {
	items := o.in.items.Items
	next, end = k+1, int(items[k].End)
	for next < len(items) && int(items[next].Start) < at+len(passing) {
		end = int(items[next].End)
		next++
	}
	return next, end
}

// partEnd returns the first item after the mark at an item, and where it ends.
func (o *oddReader) partEnd(k int, word []byte) (next, end int) {
	items := o.in.items.Items
	next, end = k+1, int(items[k].End)
	switch {
	case o.isPassing(k):
		return o.passingEnd(k, int(items[k].Start))
	case (string(word) == "dbl" || string(word) == "dis") && next < len(items) && o.isWord(next, "ch"):
		end = int(items[next].End)
		next++
	}
	if next < len(items) && items[next].Kind == item.Junk && int(items[next].Start) == end && string(o.in.bytes(next)) == "." {
		end++
		next++
	}
	return next, end
}

// isMarkedAfter reports whether a mark of check or mate comes after the move at an item, perhaps after a suffix.
func (o *oddReader) isMarkedAfter(k int) bool {
	items := o.in.items.Items
	if k++; k < len(items) && items[k].Kind == item.Suffix {
		k++
	}
	return k < len(items) && items[k].Kind == scan.Move && isCheckMark(o.in.bytes(k))
}

// isCheckMark reports whether a word is a mark of check or mate, or begins one.
func isCheckMark(word []byte) bool {
	switch string(word) {
	case "+", "++", "#", "ch", "mate", "dbl", "dis":
		return true
	}
	return false
}

// isWord reports whether an item is a word.
func (o *oddReader) isWord(k int, word string) bool {
	return o.in.items.Items[k].Kind == scan.Move && string(o.in.bytes(k)) == word
}
