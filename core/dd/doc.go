// Package dd is a double-dummy solver: the tricks that each side wins when all four play as well as they can and see all cards.
//
//	s := dd.New(0)
//	if err := s.Deal(deal.Hands); err != nil { … } // a *DealError
//	table, err := s.Table()                        // 20 results; table.Par(dealer, vulnerable, scoring)
//	p := s.Play(bridge.NoTrump, bridge.West)       // what each card is worth, card by card: Values, Optimum, Put
//
// # How it works
//
// The search asks one question at a time: do North-South win at least so many tricks? (lead, tryLeads, follow in search.go.) With yes or no
// it can stop at the first card that settles the question. Some answers in a row, around a guess, make the number (solve).
//
// A set of cards is a number of four lanes, one a suit, with the trumps in the highest (cards.go): of the cards that can win a trick the
// largest number wins it. Of cards next to each other in one hand, counting only the cards left, one is tried.
//
// Relative ranks. An answer has a basis: the lowest card of each suit whose owner mattered. Say that North-South win ten tricks whoever has
// the small hearts; then the answer is the same in every position in which the four hands have the same lengths in each suit and the same
// owners of the highest cards down to the basis, by their order among the cards left. Such a position need not have the same cards: once
// the ace is gone, the king is the highest. A trick adds its winner to the basis unless nobody else followed suit; a position adds those of
// its cards that were tried, because all of them had to fail, and of the one that settled it only its own. Cards below the basis of a card
// that failed would fail likewise and are not tried (below). Where one hand has all cards of a suit from some rank down, the lengths say
// so, and these ranks need no owners (suitTable, store).
//
// Patterns. Answers are remembered as patterns (patterns.go): for each shape, the lengths of all hands and who leads, a list of the owners
// of the highest ranks, with bounds for the tricks. A pattern that is a special case of another is in the list of that one. It is small,
// fits many positions and makes most of the speed. So the followers try cheap cards first: a trick won cheaply rests on fewer ranks, and
// its pattern fits more positions. For that reason only leads, and not the cards of followers, are remembered as the ones that settled a
// position.
//
// Sure tricks (bounds.go). At the start of a trick the search counts what a side has without searching: quick tricks, which the leader's
// side can cash at once; and later tricks of the opponents, who have the highest trumps, or the highest card of suits in which they must
// come in. What counts there is part of the basis, like everything else. These rules are where a mistake is easy and seldom seen; the tests
// have endings by brute force for them, and a list of wrong rules that the tests must notice.
//
// Memory. The patterns are in one array, without pointers, with blocks of 1, 2, 4 … patterns; the shapes in a table of hashes beside it.
// Both grow to a limit (memory.go). When it is reached, a sweep keeps at most half: the shapes that were found since the last sweep, and
// those with the most cards, which save most. What is forgotten has to be searched again, so the limit changes times and not results.
//
// Irregular play. A card that the law does not allow is refused by Position.Put. Position.Accept takes it as the table did: after a revoke
// the card counts as a discard (or a ruff), and after a lead out of turn its player leads to the trick. What cards are worth is then what
// they are worth from there on: what an irregularity costs by the law, tricks given back or penalty cards, is not counted.
package dd
