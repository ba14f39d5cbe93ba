// Package habits has how PGN is written as text: its encoding, and the lengths of its lines.
package habits

import "pbn/core/source"

// PGN are the habits of PGN. The standard asks for Latin-1 (4.1); what writes PGN today writes UTF-8, and a file joined from both is read as
// UTF-8, with each byte that is not UTF-8 read as Windows-1252 (ledger 4.1-g).
var PGN = &source.Habits{Default: source.UTF8, Joined: source.JoinedFiles, Doubt: "check whether this is a PGN file"}

// Lengths of lines, in characters before the line end.
const (
	MaxLine  = 254 // in import format: the line end included, 255 are allowed (4.3)
	WrapLine = 79  // lines of movetext in export format are below 80 (8.2.1)
)
