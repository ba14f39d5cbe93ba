// Package hands reads deals as people write them in mail and on forums, where no notation says what is what:
//
//	N:A83.KQ7.AJ85.642 …          as the Deal tag has it, one deal a line; "-" is a hand that is not known
//	♠A83 ♥KQ7 ♦AJ85 ♣642          a hand on a line; also with S: H: D: C:, with SA83 HKQ7 DAJ85 C642, with !S or &spades;
//	♠ A83                         a hand in four lines, and a diagram: West and East beside each other
//	♥ KQ7
//	…
//
// A hand may have its seat before it, as in "West:" or "W:"; else a diagram says who has it, or the order does: North, East, South, West. A
// ten is T or 10. "Board 7", "Dealer: N" and "Vul: both" are understood; everything else is left out and reported.
//
// Reading never fails, and takes time in proportion to the text.
package hands
