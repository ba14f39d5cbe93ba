package answers

import (
	"pbn/core/embed"
	"pbn/core/pgn"
	"pbn/core/pgn/habits"
	"pbn/core/wire"
)

// Blocks is the JSON of the blocks of PGN in a document, or of those of FEN: an array of Block.
func Blocks(file []byte, o wire.Options, ofFEN bool) []byte {
	find := pgn.Blocks
	if ofFEN {
		find = pgn.FENBlocks
	}
	return embed.JSON(find(file, o.Named(habits.PGN)))
}
