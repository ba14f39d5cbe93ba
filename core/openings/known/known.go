// Package known has the table of openings: 3,806 positions with their names in English and their ECO codes, made by core/cmd/openings from
// the names of https://github.com/lichess-org/chess-openings (51b8862), which are in the public domain (CC0).
package known

import (
	_ "embed"
	"sync"

	"pbn/core/openings"
)

// Text is the table as openings.Read takes it.
//
//go:embed openings.txt
var Text string

// Table is the table, read at the first call.
var Table = sync.OnceValue(func() *openings.Table {
	t, err := openings.Read(Text)
	if err != nil {
		panic(err)
	}
	return t
})
