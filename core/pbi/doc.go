// Package pbi reads, checks and writes PBI 1.2, a file format for chess problems: a line is a problem, with nine fields and colons between.
//
// [Parse] never fails: it hands over one problem at a time. What is wrong with a file is data, a [diag.Diagnostic], never an error.
// conformance.md is the ledger: each demand of the standard and what is done about it. Letters with numbers in brackets in comments, as
// are its clauses.
//
// # Terms
//
// A file has a first line, which says the version, comment lines, and records. A record has fields: names, position, stipulation, used source,
// referenced sources, awards, keymove, status, comment. Sources and awards have four parts. A character that would separate fields or parts is
// encoded: \x3a is a colon.
//
// # Data flow
//
//	bytes → source → record ─┬→ check  → diagnostics
//	                         └→ export → bytes
//
// Positions and the laws are those of package chess, which knows no files.
package pbi
