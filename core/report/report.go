// Package report has what a notation says of a file after it was read: what was found, and what an export changed.
package report

import (
	"cmp"

	"pbn/core/diag"
	"pbn/core/source"
)

// Report has what is known of a file after its games were read.
type Report struct {
	// Text is the file's text; of a stream, what its window had at the end.
	Text         *source.Text
	Version      string // of the notation, "" where the file does not say
	ClaimsExport bool   // whether the file says that it has export format
	Games        int
	Blocks       int // of a document with games in it; 0 where the file itself has them
	// Err says why the file could not be read, or its export written, to the end; nil if it was. A game of which only the beginning could be
	// read is not counted, visited or written, and has no diagnostics.
	Err error
	// NeedsUTF8 is the first word of what an export wrote, or was to write, with a character that the standard's encoding does not have; ""
	// where it has them all.
	NeedsUTF8 string
	// Label is the name that the notation has for the label of a diagnostic, as "board".
	Label string
	// Noun is what the notation calls a game, "" where that is a game.
	Noun string
	// Diagnostics are in the order of the file.
	Diagnostics diag.List
	// Changes are the differences from export format that export removes from a file that need not have it, as diagnostics of the rules
	// of that format.
	Changes diag.List
	// Counts has the changes of an export that its writer counted, by the rules that reported what was changed, and Kept what it left as it
	// was: see ChangeCounts.
	Counts Counts
	Kept   []KeptRule
}

// Called returns what the notation calls a game.
func (r *Report) Called() string { return cmp.Or(r.Noun, "game") }

// New returns the report of a file that was not read yet, with the rules of a notation and what it calls a label.
func New(of diag.Table, label string) *Report {
	return &Report{Label: label, Diagnostics: diag.List{Rules: of}, Changes: diag.List{Rules: of}}
}
