// Package hands reads deals as people write them in mail and on forums, and as programs print them, where no notation says what is what:
//
//	N:A83.KQ7.AJ85.642 …          as the Deal tag has it, one deal a line; "-" is a hand that is not known
//	A83 / KQ7 / AJ85 / 642        a hand on a line, whole; also with commas, bars or dashes between the suits, or nothing but blanks
//	♠A83 ♥KQ7 ♦AJ85 ♣642          also with S: H: D: C:, with S-A83 …, SA83 HKQ7 …, SA83HKQ7DAJ85C642, with !S or &spades;
//	♠ A83                         a hand in four lines, and a diagram: West and East beside each other; also without marks of suits, and
//	♥ KQ7                         four hands beside each other, as the program dealer prints them
//	…
//	3SA83H…,S…,S…                 hands as LIN has them, and the parameters of a link to Bridge Solver Online
//
// A hand may have its seat before it, as in "West:", "W -" or "w"; else a diagram says who has it, or the order does: North, East, South,
// West. A ten is T or 10. Cards, seats and what is said of a board may be German, French or Dutch, if the letters of a text are all of one
// language.
//
// A line has hands, or says the board, dealer, vulnerability, contract, declarer, lead or score, or it is one of an auction, under the
// seats or as BEN and GIB write it. All else that has a letter or a digit is kept as a remark of its board. Where a text speaks of cards
// they are no deal, unless there are thirteen of a hand or four hands. A deal is left out if one of its hands cannot be read.
//
//	scan.go, facts.go   a line to tokens
//	forms.go, grid.go   hands in one piece, and in columns without marks
//	letters.go          ranks, seats, suits and blanks, by language
//	read.go             which line is what
//	board.go            tokens to boards
//	settle.go           what is said of a board, also in a link, and whose hands are whose
//
// Reading never fails, and takes time in proportion to the text.
package hands
