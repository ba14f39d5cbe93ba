// Package pgn reads Portable Game Notation of 1994.
//
// [Parse] never fails: it hands over one game at a time, every move of which is legal or a word. What is wrong with a file is data, a
// [diag.Diagnostic], never an error. conformance.md is the ledger: each demand of the standard and what is done about it.
//
// # Terms
//
// A file is a sequence of games. A game has tag pairs, movetext and a marker, which ends it. Moves are in standard algebraic notation, SAN; a
// variation, in parentheses, replaces the move before it. What programs write against the standard, but with one meaning, is read and
// reported; what has two is not guessed. The first move of a line that is not legal, and what comes after it in that line, is kept as words.
//
// # Data flow
//
//	bytes → source → item → game → answers → JSON
//	                 scan
//
// Positions and the laws are those of package chess, which knows no files.
package pgn
