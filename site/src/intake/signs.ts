import { isForeign, recognizeText } from "./foreign.js";

/** How much of a text is looked at, in UTF-16 code units: the core reads no more for a deal. */
const most = 1 << 20;

// Each of these takes time in proportion to the text, as all expressions do that see the text of a stranger: linear.test.mjs.

/** PBN, or a block of it in another text. */
const pbn = /^[ \t]{0,99}\[[ \t]{0,99}\w{1,99}[ \t]{1,99}"|<pbn|<(?:(?!\bpbn\b)[^<>])*\bpbn\b[^<>]*>/im;

/** A link to a hand, or a deal as people write it. */
const hands =
	/handviewer|[?&]lin=|[♠♥♦♣]|![SHDC]\w|&spades;|\bS:?\s{0,99}[-AKQJT2-9]|(?<![AKQJT2-9])[AKQJT2-9]{0,13}\.[AKQJT2-9]{0,13}\.[AKQJT2-9]{0,13}\.[AKQJT2-9]/i;

/**
 * As what the core may find boards in a text, wherever they are in it. Undefined where there is no sign of any: then nobody has to be asked, and no
 * module is loaded.
 */
export function signsIn(text: string): "pbn" | "lin" | "hands" | undefined {
	const is = recognizeText(text);
	if (isForeign(is)) return undefined;
	if (is?.kind === "lin" && !/^\s*http/i.test(text)) return "lin";
	const seen = text.slice(0, most);
	if (pbn.test(seen)) return "pbn";
	return hands.test(seen) ? "hands" : undefined;
}
