#PBI 1.2
# Keys in English letters, S the knight.
Chance, A.;B. Prototype:8/7S/k7/p7/8/8/Q3K3/7R:#2:68|Chess Problems|June, 1962|14:|Chess Amateur|1922|45;? 200|Sissa||:2|Pr|Problem|1960;1|dícséret|Magyar Sakkélet|:Rh1-b1:!:found by chance
Chance, A.:8/8/8/8/8/1k1K4/1P6/8:h#2 (2 solutions), Circe::::Q-K sq:?:Keywords\x3a Battery; Threat\x0aJudges\x3a N. N.\x0aTwins\x3a b) Pb2-->c2; c) +wSa1\x0atwo\x0alines\x0aSolution\x3a\x0a1.Ka4 Kc4
::h#2.5::::::Pieces\x3a white Kc3, Gd1, CTe5; black Ka1, Na2; neutral Se4
A\x3b B\x3a C:4k3/8/8/8/8/8/8/R3K2R:h#3:|||7:::0-0:x:
::White moves and mates::::::
Broken:8/8/8/KN1k4:+:::::+:
