// Package lin reads and writes LIN, the notation of Bridge Base Online.
//
// # The verbs
//
// [ToPBN] reads LIN, or links with LIN in them, and writes PBN in export format. [FromPBN] reads PBN and writes LIN. Both are bytes to
// bytes, never fail, and say in a [Report] what was wrong and what the other notation has no place for.
//
// # What LIN is
//
// LIN has no standard: a file is commands of two letters, each with a value between two bars, as in "md|3SAK…|mb|1C!|pc|hA|". This package
// takes them as the hand viewer of Bridge Base Online does.
//
//	names      pn  South, West, North, East; eight names are those of the open and of the closed room. pw has four for each board
//	deal       md  the dealer, 1 to 4 from South on, and the hands from South on; the fourth may be left out, as may any other
//	           sv  the vulnerability: o, n, e, b
//	           ah  "Board 7", or that in another language
//	auction    mb  a call, with "!" if it was alerted; an is its explanation
//	play       pc  a card, in the order of the play; mc is how many tricks declarer has after a claim
//	text       nt, at
//	score      zz  IMPs, or a percentage, of North and South
//	match      vg  title, segment, scoring, first and last board, and the two teams with their carryover; rs has the results of all boards
//	           qx  begins a board: o7 or c7, in the open or in the closed room; A7 in a chapter of a lesson
//
// Other commands say how a lesson looks on the screen. A line end in a value means nothing but in a text. A handviewer link has either LIN
// in its parameter lin, or a hand, an auction and a play in parameters of their own.
//
// # How LIN becomes PBN
//
//	bytes → source → link  → scan     → read   → compose     → pbn.Export → PBN
//	                links    commands   boards   PBN as text
//
// A board is what has a deal (md). What stands before the first one, between boards or behind the last one is kept with the board that
// follows, or else with the last one. Nothing is lost. What PBN has a tag, a section or a note for becomes that; a text becomes the comment
// of the call or the card before it; each other command becomes a comment as it is, such as {sk|S|}, which is data and no prose, see
// [game.IsKept], and the rule command/kept or command/unknown says so. The boards are then exported as any PBN is, so the laws of bridge
// are checked by the rules of PBN, with places in the LIN.
//
// # How PBN becomes LIN
//
// Each game becomes a line, games with rooms or teams become matches. The rule write/lost says what LIN cannot hold, each kind once in the
// file; write/filled that a dealer or a vulnerability is that of the board's number. Deal, auction with its alerts and explanations, play,
// result, names and vulnerability are the same when the LIN is read again.
package lin
