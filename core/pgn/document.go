package pgn

import (
	"bytes"
	"strings"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/embed"
	"pbn/core/pgn/export"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
)

// Embedded is how PGN is embedded in documents: <PGN>, <pre class="pgn"> and what else core/embed knows.
var Embedded = embed.Notation{
	Element: "pgn", Custom: "pgn-game", Class: "pgn", LineEnd: "\n", End: endOfPGN,
	Types:  []string{"application/vnd.chess-pgn", "application/x-chess-pgn", "text/x-pgn"},
	Nested: rules.NestedBlock, Unclosed: rules.UnclosedBlock, Markup: rules.MarkupInBlock, ScriptComment: rules.CommentInScript,
}

// EmbeddedFEN is how positions are embedded in documents: <FEN>, <pre class="fen"> and so on. Nobody reports what is odd about such blocks.
var EmbeddedFEN = embed.Notation{
	Element: "fen", Custom: "fen-board", Class: "fen", LineEnd: "\n", End: endOfFEN,
	Types:  []string{"application/x-fen", "text/x-fen"},
	Nested: rules.NestedBlock, Unclosed: rules.UnclosedBlock, Markup: rules.MarkupInBlock, ScriptComment: rules.CommentInScript,
}

// endOfFEN returns where the positions end that nothing closes.
func endOfFEN(text []byte) int {
	return embed.EndOf(text, func(line []byte) bool { return bytes.Count(line, []byte("/")) >= 7 })
}

// endOfPGN returns where PGN ends that nothing closes.
func endOfPGN(text []byte) int { return embed.EndOf(text, beginsPGN) }

// beginsPGN reports whether a line begins like PGN: a tag pair, a comment, an escape line, a variation, a result, or a number with a move.
// Prose that begins with a number does not.
func beginsPGN(line []byte) bool {
	if strings.IndexByte("[{;%($*", line[0]) >= 0 {
		return true
	}
	word, rest, _ := bytes.Cut(line, []byte(" "))
	switch string(bytes.TrimRight(word, "\t\r")) {
	case "1-0", "0-1", "1/2-1/2":
		return true
	}
	number := bytes.TrimLeft(line, "0123456789")
	if len(number) == 0 || len(number) == len(line) || number[0] != '.' {
		return false
	}
	rest = bytes.TrimLeft(number, ". \t")
	move, _, _ := strings.Cut(string(rest[:min(len(rest), longestWord)]), " ")
	return chess.Parse(strings.TrimRight(strings.TrimSpace(move), "!?")) != 0
}

// longestWord is more than the bytes of a move with its suffix and what comes after it.
const longestWord = 12

// Blocks are the blocks of PGN in a document, a page or another text, and the document's text, to which their places refer.
func Blocks(file []byte, named source.Encoding) (document *source.Text, blocks []embed.Block) {
	document = habits.PGN.Text(file, named)
	blocks, _ = Embedded.Find(document, &diag.List{Rules: rules.Of}, nil)
	return document, blocks
}

// FENBlocks is Blocks for positions.
func FENBlocks(file []byte, named source.Encoding) (document *source.Text, blocks []embed.Block) {
	document = habits.PGN.Text(file, named)
	blocks, _ = EmbeddedFEN.Find(document, &diag.List{Rules: rules.Of}, nil)
	return document, blocks
}

// ExportDocument writes the PGN that is embedded in a document in export format, each block a file of its own; every byte outside of the
// blocks stays. A block without a game stays as well, as does a script that cannot have its export, and a document without a block, or whose
// blocks become longer than they may be: Err of the report says so. Of the options' encoding only its characters count: the document keeps
// its own encoding. Games are sorted within their block.
func ExportDocument(file []byte, named source.Encoding, options export.Options) ([]byte, *report.Report) {
	return ExportDocumentWithin(file, named, options, Bounds{})
}

// Bounds are what the export of a document may take.
type Bounds = embed.Bounds

// ExportDocumentWithin is ExportDocument within bounds.
func ExportDocumentWithin(file []byte, named source.Encoding, options export.Options, bounds Bounds) ([]byte, *report.Report) {
	document := habits.PGN.Text(file, named)
	r := reading{report: report.New(rules.Of, rules.Label)}
	r.report.Text = document
	blocks, err := Embedded.Find(document, &r.report.Diagnostics, bounds.Until)
	if r.report.Err = err; err != nil {
		return file, r.report
	}
	r.report.Diagnostics.EndGame(document, 0, "", nil)
	texts := r.exportBlocks(document, blocks, options, bounds)
	if r.report.Text = document; r.report.Err != nil {
		return file, r.report
	}
	if r.report.Games == 0 {
		none := report.New(rules.Of, rules.Label)
		none.Text = document
		rules.NoBlock.Find(&none.Diagnostics, source.Span{End: min(1, len(document.Bytes))})
		none.Diagnostics.EndGame(document, 0, "", nil)
		return file, none
	}
	r.report.Diagnostics.Sort()
	r.report.Changes.Sort()
	exported := Embedded.Write(file, document, blocks, texts)
	encoding := document.Encoding
	if named == source.Automatic {
		encoding = habits.PGN.Detect(exported)
	}
	if encoding != document.Encoding {
		// Only a block showed the document's encoding; as it is written now, it is read in the encoding of the rest of it.
		again, report := ExportDocumentWithin(exported, encoding, options, bounds)
		if r.report.Err = report.Err; r.report.Err != nil {
			return file, r.report
		}
		exported = again
	}
	return exported, r.report
}

// exportBlocks returns the texts of blocks in export format, "" of those without a game.
func (r *reading) exportBlocks(document *source.Text, blocks []embed.Block, options export.Options, bounds Bounds) []string {
	texts := make([]string, len(blocks))
	var out bytes.Buffer
	var w export.Writer
	r.checks = &checking{writer: &w}
	latin1 := habits.PGN.Text(nil, source.Latin1)
	written := 0
	for i := range blocks {
		b := &blocks[i]
		r.report.Blocks = i + 1
		as := options
		if as.Encoding == export.UTF8 && !b.HasEveryCharacter(document) {
			as.Encoding = export.Latin1
		}
		out.Reset()
		w.Reset(&out, as, &r.report.Diagnostics)
		block := b.Text.Stream().Until(bounds.Until).LimitGames(bounds.LongestGame)
		b.Text = nil // it takes more memory than most blocks are long
		if r.file(block); r.report.Err == nil {
			r.report.Err = block.Stopped()
		}
		if r.report.Err == nil && as.Order == export.Collate {
			r.report.Err = w.Close() // which writes them in their order
		}
		if r.report.NeedsUTF8 == "" {
			r.report.NeedsUTF8 = w.NeedsUTF8()
		}
		if written += out.Len(); r.report.Err == nil && options.Most > 0 && written > options.Most {
			r.report.Err = export.ErrTooLong
		}
		if r.report.Err != nil {
			return nil
		}
		if as.Encoding == export.UTF8 {
			texts[i] = out.String()
		} else {
			texts[i] = latin1.DecodeBytes(out.Bytes())
		}
	}
	return texts
}
