// Chess problems for the tests.

/** Two problems, as in js/docs. */
export const compositions = `\uFEFF#PBI 1.2
# Two problems
Chance, A.;B. Prototype:8/7S/k7/p7/8/8/Q3K3/7R:#2:68|Chess Problems|June, 1962|14:|Chess Amateur|1922|45:2|Pr|Problem|1960:Rh1-b1:!:
Chance, A.:r3k3/3sp3/8/3K4/6B1/6B1/8/8:h#2:69|Chess Problems|1962|15:::::
`;
