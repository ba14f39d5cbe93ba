import { families, recognize, type Recognized } from "pbnkit/recognize";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";

/** How much of a file is looked at, in bytes. */
const start = 4096;

const encoder = new TextEncoder();

/** What a file is, by its start and its name; undefined where it cannot be read, which is reported later. */
export async function recognizeFile(file: File): Promise<Recognized | undefined> {
	try {
		return recognize(new Uint8Array(await file.slice(0, start).arrayBuffer()), file.name);
	} catch {
		return undefined;
	}
}

/** What a text is, by its start. */
export function recognizeText(text: string): Recognized | undefined {
	return recognize(encoder.encode(text.slice(0, start)));
}

/** Whether something is certainly not read here. */
export function isForeign(is: Recognized | undefined): boolean {
	return is !== undefined && is.sure && is.family !== "";
}

/** What a file is that is not read here, and what to do with it, in a sentence; undefined of one that is read. */
export function foreignFile(name: string, is: Recognized | undefined): string | undefined {
	return said(siteWords().foreign.file, { name }, is);
}

/** The same of a text. */
export function foreignText(is: Recognized | undefined): string | undefined {
	return said(siteWords().foreign.text, {}, is);
}

function said(sentence: string, values: Record<string, string>, is: Recognized | undefined): string | undefined {
	const family = (is?.family || undefined) as keyof typeof families | undefined;
	if (!is || !family) return undefined;
	const words = siteWords();
	const { what, advice } = words.foreign;
	const named = families[family].advice;
	// What a room reads needs no advice.
	if (named === "besides" || named === "besidesDraughts" || named === "besidesProblems") return undefined;
	return filled(sentence, { ...values, what: filled(what[family], { label: is.label }, words), advice: advice[named] }, words);
}

/** How much of a text is looked at, in UTF-16 code units: the core reads no more for a deal. */
const mostSearched = 1 << 20;

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
	const seen = text.slice(0, mostSearched);
	if (pbn.test(seen)) return "pbn";
	return hands.test(seen) ? "hands" : undefined;
}

/** PBN as it is; LIN, a link to a hand, or a deal as people write it as PBN. The first of them loads what reads them. Rejects where that fails. */
export async function asPbn(text: string): Promise<string> {
	const signs = signsIn(text);
	if (signs === undefined || signs === "pbn") return text;
	const { load } = await import("pbnkit");
	const pbn = await load();
	try {
		const { bytes } = await pbn.convert(text, { to: "pbn", encoding: "utf8", missing: "omit" });
		// It is for an article: neither the version nor the line ends of a file are wanted.
		return bytes.length > 0 ? new TextDecoder().decode(bytes).replaceAll("\r\n", "\n").replace(/^% PBN .*\n/, "") : text;
	} finally {
		pbn.close();
	}
}
