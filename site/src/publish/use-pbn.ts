import { useEffect, useState } from "preact/hooks";
import { asPbn } from "../intake/as-pbn.js";
import { foreignText, isForeign, recognizeText } from "../intake/foreign.js";
import { signsIn } from "../intake/signs.js";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";
import { largest } from "./opened.js";

/** How long nothing is typed before it is read, in milliseconds. */
const pause = 250;

/** How much of a text is its name where it is too large, in characters. */
const named = 20;

/** What a writer gives, as PBN; until it has become that, and where it cannot, as it is. */
export function usePbn(given: string): { pbn: string; problem: string | undefined } {
	const [read, setRead] = useState<{ given?: string; pbn: string; problem?: string }>({ pbn: "" });
	const tooLarge = given.length > largest;
	const signs = tooLarge ? undefined : signsIn(given);
	const isPbn = signs === undefined || signs === "pbn";
	useEffect(() => {
		if (isPbn) return;
		let stopped = false;
		const timer = setTimeout(() => {
			asPbn(given).then(
				(pbn) => stopped || setRead({ given, pbn }),
				(error: Error) => stopped || setRead({ given, pbn: given, problem: error.message }),
			);
		}, pause);
		return () => {
			stopped = true;
			clearTimeout(timer);
		};
	}, [given, isPbn]);
	if (tooLarge) {
		const words = siteWords();
		return { pbn: "", problem: filled(words.builder.problems.tooLarge, { name: `“${given.trimStart().slice(0, named)}…”` }, words) };
	}
	const is = recognizeText(given);
	if (isForeign(is)) return { pbn: "", problem: foreignText(is) };
	if (isPbn || read.given !== given) return { pbn: given, problem: undefined };
	return { pbn: read.pbn, problem: read.problem };
}
