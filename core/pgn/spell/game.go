// Package spell has games of PGN as callers give them, read from a file or built by hand, and spells them as PGN of import format, which
// reading and exporting then make a file of. Each move is judged by the laws of chess while it is spelled.
package spell

import (
	"pbn/core/given"
)

// Games of PGN. The word of a move is in SAN, as two squares (UCI), or as files write it otherwise; "--" leaves a move out. Its squares are as
// UCI has them, and the marker of a game is "1-0", "0-1", "1/2-1/2" or "*".
type (
	Game    = given.Game
	Move    = given.Move
	Tag     = given.Tag
	Comment = given.Comment
	Command = given.Command
	Error   = given.Error
)
