package pbi

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/embed"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/record"
	"pbn/core/source"
)

// Embedded is how PBI is embedded in documents: <PBI>, <pre class="pbi"> and what else core/embed knows.
var Embedded = embed.Notation{
	Element: "pbi", Custom: "pbi-problem", Class: "pbi", LineEnd: "\n", End: endOfPBI,
	Types: []string{"application/x-pbi", "text/x-pbi"},
}

// endOfPBI returns where PBI ends that nothing closes.
func endOfPBI(text []byte) int { return embed.EndOf(text, beginsPBI) }

// beginsPBI reports whether a line is like one of PBI: a marker, a comment, or a record with all its fields.
func beginsPBI(line []byte) bool {
	return line[0] == '#' || bytes.Count(line, []byte(":")) >= int(record.FieldCount)-1
}

// Blocks are the blocks of PBI in a document, a page or another text, and the document's text, to which their places refer. The last line of each
// has an end, so that it is read as a file without losing it. Nobody reports what is odd about them.
func Blocks(file []byte, named source.Encoding) (document *source.Text, blocks []embed.Block) {
	document, blocks, _ = findBlocks(file, named, nil)
	for i := range blocks {
		blocks[i].Text = ended(blocks[i].Text)
	}
	return document, blocks
}

// findBlocks is Blocks, which a function may end.
func findBlocks(file []byte, named source.Encoding, until func() error) (*source.Text, []embed.Block, error) {
	document := habits.PBI.Text(file, named)
	unsaid := diag.Row{IsOff: true}
	blocks, err := Embedded.Find(document, &diag.List{Rules: func(diag.Rule) *diag.Row { return &unsaid }}, until)
	return document, blocks, err
}
