package pdn

import (
	"bytes"
	"strings"

	"pbn/core/draughts"
	"pbn/core/embed"
	"pbn/core/source"
)

// Embedded is how PDN is embedded in documents: <PDN>, <pre class="pdn"> and what else core/embed knows.
var Embedded = embed.Notation{
	Element: "pdn", Custom: "pdn-game", Class: "pdn", LineEnd: "\n", End: endOfPDN,
	Types: []string{"application/x-draughts-pdn", "text/x-pdn"},
}

// EmbeddedFEN is how positions are embedded in documents: <pre class="pdn-fen">, <pdn-fen> and so on. A <FEN> is a position of chess.
var EmbeddedFEN = embed.Notation{
	Element: "pdn-fen", Custom: "pdn-board", Class: "pdn-fen", LineEnd: "\n", End: endOfFEN,
	Types: []string{"application/x-draughts-fen"},
}

// endOfFEN returns where the positions end that nothing closes.
func endOfFEN(text []byte) int { return embed.EndOf(text, beginsFEN) }

// beginsFEN reports whether a line is like a position: the side to move, and the squares of both.
func beginsFEN(line []byte) bool {
	return strings.IndexByte("WBwb", line[0]) >= 0 && bytes.HasPrefix(bytes.TrimLeft(line[1:], " \t"), []byte(":"))
}

// endOfPDN returns where PDN ends that nothing closes.
func endOfPDN(text []byte) int { return embed.EndOf(text, beginsPDN) }

// beginsPDN reports whether a line begins like PDN: a tag pair, a comment, a command, a setup, a variation, a result, or a number with a
// move. Prose that begins with a number does not.
func beginsPDN(line []byte) bool {
	if strings.IndexByte("[{;%($*/", line[0]) >= 0 {
		return true
	}
	word, _, _ := bytes.Cut(line, []byte(" "))
	switch string(bytes.TrimRight(word, "\t\r")) {
	case "1-0", "0-1", "1/2-1/2", "2-0", "1-1", "0-2", "0-0":
		return true
	}
	number := bytes.TrimLeft(line, "0123456789")
	if len(number) == 0 || len(number) == len(line) || number[0] != '.' {
		return false
	}
	rest := bytes.TrimLeft(number, ". \t")
	move, _, _ := strings.Cut(string(rest[:min(len(rest), longestWord)]), " ")
	_, ok := draughts.Parse(strings.TrimRight(strings.TrimSpace(move), "!?"))
	return ok
}

// longestWord is more than the bytes of a short move with its strength and what comes after it.
const longestWord = 12

// Blocks are the blocks of PDN in a document, a page or another text, and the document's text, to which their places refer.
func Blocks(file []byte, named source.Encoding) (document *source.Text, blocks []embed.Block) {
	return blocksOf(&Embedded, file, named)
}

// FENBlocks is Blocks for positions.
func FENBlocks(file []byte, named source.Encoding) (document *source.Text, blocks []embed.Block) {
	return blocksOf(&EmbeddedFEN, file, named)
}

// blocksOf finds the blocks of a notation; nobody reports what is odd about them.
func blocksOf(notation *embed.Notation, file []byte, named source.Encoding) (document *source.Text, blocks []embed.Block) {
	document, blocks, _ = findBlocks(notation, file, named, nil)
	return document, blocks
}
