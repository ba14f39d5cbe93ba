// Chess games for the tests.

/** Two games, as in js/docs. */
export const games = `[Event "Casual game"]
[Site "London ENG"]
[Date "1851.06.21"]
[Round "-"]
[White "Anderssen, Adolf"]
[Black "Kieseritzky, Lionel"]
[Result "1-0"]

1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5
8. Nh4 Qg5 9. Nf5 c6 10. g4 Nf6 11. Rg1 cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8
15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 18. Bd6 Bxg1 19. e5 Qxa1+ 20. Ke2 Na6
21. Nxg7+ Kd8 22. Qf6+ Nxf6 23. Be7# 1-0

[Event "Club evening"]
[Site "?"]
[Date "2026.11.28"]
[Round "2"]
[White "Ann"]
[Black "Bob"]
[Result "1/2-1/2"]

1. e4 { [%clk 0:03:00] } e5 $1 { [%clk 0:02:58] } (1... c5 2. Nf3 { Open. }) 2. Nf3 Nc6 1/2-1/2
`;

/** As many games as have so many bytes. */
export const many = (bytes) => games.repeat(Math.ceil(bytes / games.length));
