/** PBN, or a block of it in another text. */
const pbn = /^[ \t]*\[[ \t]*\w+[ \t]+"|<pbn|\bpbn\b[^<>]*>/im;

/** What LIN begins with. */
const lin = /^\W*[a-z]{2}(\||%7C)/i;

/** A link to a hand, or a deal as people write it. */
const hands = /handviewer|[?&]lin=|[♠♥♦♣]|![SHDC]\w|&spades;|\bS:?\s*[-AKQJT2-9]|[AKQJT2-9]*\.[AKQJT2-9]*\.[AKQJT2-9]*\.[AKQJT2-9]/i;

/** What a text looks like at first sight: the core finds out what it is. Undefined where it has nothing that the core could read. */
export function looksLike(text: string): "pbn" | "lin" | "hands" | undefined {
	if (lin.test(text)) return "lin";
	if (pbn.test(text)) return "pbn";
	return hands.test(text) ? "hands" : undefined;
}
