package answers

import (
	"pbn/core/embed"
	"pbn/core/pbn"
	"pbn/core/pbn/habits"
	"pbn/core/wire"
)

// Blocks is the JSON of the blocks of a document, an array of Block.
func Blocks(file []byte, o wire.Options) []byte {
	return embed.JSON(pbn.Blocks(file, o.Named(habits.PBN)))
}
