// Games of draughts for the tests.

/** Two games, as in js/docs. */
export const games = `[Event "Club evening"]
[White "Ann"]
[Black "Bob"]
[Result "2-0"]
[GameType "20"]

1. 32-28 19-23 2. 28x19 14x23 2-0

[Event "Club evening"]
[White "Cas"]
[Black "Dee"]
[Result "*"]
[GameType "20"]

1. 33-28 {[%clk 0:05:00]} 18-22 (1... 19-23 2. 28x19 {Sharp.}) *
`;
