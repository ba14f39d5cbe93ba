// Package pbn reads, checks and writes Portable Bridge Notation 2.1.
//
// # The verbs
//
// [Parse] reads: it never fails, and hands over one game at a time. [Validate] reads and checks. [Export] reads, checks
// and writes export format. [Edit] changes games of a file, [Write] makes a file of games. Package docs has a page for each rule.
// What is wrong with a file is data, a [diag.Diagnostic], never an error. Until a game has ended it is a [diag.Finding], which the rule's
// row in package rules then puts into words.
//
// # Terms
//
// A file is a sequence of games. A game has tag pairs, an auction section, a play section and supplemental sections; a
// semi-empty line ends it. Moves are calls and played cards. Commentary belongs to the element before it, or to the start
// of the game. Import format is what people may write, export format the one form that every program can read.
//
// What programs write against the standard, but with one meaning, is read and reported; what has two is not guessed. What
// follows from the game although no tag says so, such as the contract of a finished auction or the fourth hand, is marked
// as derived.
//
// # Files, streams and documents
//
// A file is a [source.Stream]: [Bytes] makes one of a file in memory, and Stream of package habits of an io.Reader, of which no more
// than the largest game and what is around it is held. Another document, a page or a mail, may have blocks of PBN between
// <PBN> and </PBN> (6.2), and a page also in elements such as <pre class="pbn">: each is read as a file of its own, with its
// places in the document. [Blocks] finds them.
//
// # Data flow
//
//	bytes → source → item   → game → check   → diagnostics
//	        embed    scan          → export  → bytes, and the rules export/…: how the bytes differ from the source
//	                               → answers → JSON
//
// Data flows one way and one game at a time: between games only what a later game may inherit is kept.
//
// # Offsets
//
// A [source.Span] counts bytes of the text that is being read, from 0; [source.Text.Position] turns an offset into a line
// and a column in characters, and into offsets in the file's own bytes and in UTF-16 code units. Diagnostics carry both.
package pbn
