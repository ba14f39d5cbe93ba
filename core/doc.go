// Package core reads, checks and writes Portable Bridge Notation 2.1.
//
// # The verbs
//
// [Parse] reads: it never fails, and hands over one game at a time. [Validate] reads and checks. [Export] reads, checks
// and writes export format. [Explain] is the page of a rule. What is wrong with a file is data, a [diag.Diagnostic],
// never an error.
//
// # Terms
//
// A file is a sequence of games. A game has tag pairs, an auction section, a play section and supplemental sections; a
// semi-empty line ends it. Moves are calls and played cards. Commentary belongs to the element before it, or to the start
// of the game. Import format is what people may write, export format the one form that every program can read.
//
// # Data flow
//
//	bytes → source → syntax → game → check   → diagnostics
//	                               → export  → bytes
//	                               → wire    → JSON
//
// Data flows one way and one game at a time: between games only what a later game may inherit is kept.
//
// # Offsets
//
// A [source.Span] counts bytes of the text, from 0; [source.Text.Position] turns an offset into a line, a column in
// characters, and offsets in the file's bytes and in UTF-16 code units.
package core
