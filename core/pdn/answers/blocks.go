package answers

import (
	"pbn/core/embed"
	"pbn/core/pdn"
	"pbn/core/pdn/habits"
	"pbn/core/wire"
)

// Blocks is the JSON of the blocks of PDN in a document, or of those of FEN: an array of Block.
func Blocks(file []byte, o wire.Options, ofFEN bool) []byte {
	find := pdn.Blocks
	if ofFEN {
		find = pdn.FENBlocks
	}
	return embed.JSON(find(file, o.Named(habits.PDN)))
}
