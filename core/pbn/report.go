package pbn

import (
	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/source"
)

// Report has what is known of a file after its games were read.
type Report struct {
	// Text is the file's text; of a stream, what its window had at the end.
	Text         *source.Text
	Version      string // from "% PBN 2.1", "" where the file does not say (2.4)
	ClaimsExport bool   // whether it says "% EXPORT" (2.4)
	Games        int
	Blocks       int // of a document; 0 where the file itself is PBN (6.2)
	// Err says why the file could not be read, or its export written, to the end; or nil. A game of which only the beginning could be
	// read is not counted, visited or written, and has no diagnostics.
	Err error
	// NeedsUTF8 is the first word of what an export wrote, or was to write, with a character that Latin-1 does not have; "" where Latin-1 has
	// them all. "♠" in a comment it has, as "\S" (3.8).
	NeedsUTF8 string
	// Diagnostics are in the order of the file.
	Diagnostics diag.List
	// Changes are the differences from export format that export removes from a file that need not have it, as diagnostics of the rules
	// export/….
	Changes diag.List

	// keepsUnicode reports that an export has all characters of the file.
	keepsUnicode bool
	counts       export.Counts
}

func newReport(of diag.Table) *Report {
	return &Report{Diagnostics: diag.List{Rules: of}, Changes: diag.List{Rules: of}}
}
