/** How far the start of a text is looked at, and how much of a text at all, in UTF-16 code units: the core reads no more for a deal. */
const start = 4096;
const most = 1 << 20;

// Each of these takes time in proportion to the text, as all expressions do that see the text of a stranger: linear.test.mjs.

/** PBN, or a block of it in another text. */
const pbn = /^[ \t]{0,99}\[[ \t]{0,99}\w{1,99}[ \t]{1,99}"|<pbn|<(?:(?!\bpbn\b)[^<>])*\bpbn\b[^<>]*>/im;

/** What LIN begins with. */
const lin = /^\W*[a-z]{2}(\||%7C)/i;

/** A link to a hand, or a deal as people write it. */
const hands =
	/handviewer|[?&]lin=|[♠♥♦♣]|![SHDC]\w|&spades;|\bS:?\s{0,99}[-AKQJT2-9]|(?<![AKQJT2-9])[AKQJT2-9]{0,13}\.[AKQJT2-9]{0,13}\.[AKQJT2-9]{0,13}\.[AKQJT2-9]/i;

/** What a text looks like at first sight: the core finds out what it is. Undefined where it has nothing that the core could read. */
export function looksLike(text: string): "pbn" | "lin" | "hands" | undefined {
	if (lin.test(text.slice(0, start))) return "lin";
	const seen = text.slice(0, most);
	if (pbn.test(seen)) return "pbn";
	return hands.test(seen) ? "hands" : undefined;
}
