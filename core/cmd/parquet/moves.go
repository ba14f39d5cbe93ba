//go:build !js

package parquet

import (
	parquet "github.com/parquet-go/parquet-go"

	"pbn/core/desk"
)

// moveRow is a row of the table.
type moveRow struct {
	File  string `parquet:"file,dict"`
	Game  int64  `parquet:"game"`
	Place int32  `parquet:"place"`
	Kind  string `parquet:"kind,dict"`
	Side  string `parquet:"side,dict"`
	Text  string `parquet:"text,dict"`
}

// OfMoves is the table with a row for each move.
var OfMoves = parquet.SchemaOf(moveRow{})

// RowOf makes the row of a move of a file.
func RowOf(m desk.Move, file string) parquet.Row {
	return OfMoves.Deconstruct(nil, &moveRow{file, int64(m.Game), int32(m.Place), m.Kind, m.Side, m.Text})
}
