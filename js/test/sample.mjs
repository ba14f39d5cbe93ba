/** Two games in import format; the second has an insufficient bid. */
export const sample = new TextEncoder().encode(`[Event "Sample"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]
[Auction "N"]
7NT AP

[Event "Sample"]
[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Auction "E"]
2S 1S Pass Pass Pass
`);
