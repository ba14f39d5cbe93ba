/** Numeric annotation glyphs: their signs and what they mean. */
import { fill } from "../words/fill.js";
import type { PlayedWords } from "./language/words.js";

/** The sign that is shown for a glyph: those of core/pgn/nag, which a test compares. */
const signs: Record<number, string> = {
	1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!", 7: "□", 10: "=", 13: "∞", 14: "+/=", 15: "=/+", 16: "±", 17: "∓", 18: "+−", 19: "−+", 20: "+--", 21: "--+",
	22: "⊙", 23: "⊙", 26: "○", 27: "○", 32: "⟳", 33: "⟳", 36: "↑", 37: "↑", 40: "→", 41: "→", 44: "=/∞", 45: "=/∞", 132: "⇆", 133: "⇆", 138: "⊕", 139: "⊕",
	140: "∆", 141: "∇", 142: "⌓", 145: "RR", 146: "N",
};

const firstOfSides = 14;
const firstReserved = 140;

/** Where a diagram belongs, seen from White's side and from Black's. */
export const diagrams: readonly number[] = [220, 221];

/** Glyphs that judge the move itself; their signs follow it without a blank. */
export const isOfMove = (nag: number) => nag >= 1 && nag <= 6;

export const signOf = (nag: number): string | undefined => signs[nag];

/** What a glyph means in a language; undefined where it means nothing. */
export function meaningOf(nag: number, { nags }: Pick<PlayedWords, "nags">): string | undefined {
	if (nag === 0) return undefined;
	if (nag < firstOfSides) return nags.alone[nag];
	if (nag >= firstReserved) return (nags.inUse as Record<number, string>)[nag];
	const sentence = nags.ofSides[(nag - firstOfSides) >> 1];
	const [side, other] = nag % 2 === 0 ? [nags.sides.white, nags.sides.black] : [nags.sides.black, nags.sides.white];
	return sentence && fill(sentence, { side, other });
}
