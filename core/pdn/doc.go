// Package pdn reads and checks Portable Draughts Notation 3.0, and what was written before it.
//
// [Parse] never fails: it hands over one game at a time, every move of which is legal by the laws of the game's variant, or a word. What is
// wrong with a file is data, a [diag.Diagnostic], never an error. [Edit] changes what a caller names, and leaves every other byte; [Write] makes
// a file of games that are given. conformance.md is the ledger: each demand of the standard and what is done about it.
//
// # Terms
//
// A file is a sequence of games. A game has tag pairs, movetext and a separator. A variation, in parentheses, replaces the move before it; a
// setup, between solidi, puts a position on the board. Which of thirteen variants a game is says the tag GameType, or else its moves.
//
// # Data flow
//
//	bytes → source → item → game → check
//	                 scan   variant
//
// Positions and the laws are those of package draughts, which knows no files.
package pdn
