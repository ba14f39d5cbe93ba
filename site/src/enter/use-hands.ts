import { en as englishOfViewer, type Words } from "pbnkit/viewer";
import { useEffect, useState } from "preact/hooks";
import { viewerWords } from "../read/language.js";
import { enterWords } from "../words/enter.js";
import { useSite } from "../words/use-site.js";
import type { Language } from "./card-editor.js";
import type { Hands } from "./cards.js";

/** Hands, and those before, which come back one by one. */
export function useHands(initial: Hands) {
	const [all, setAll] = useState<readonly Hands[]>([initial]);
	const hands = all.at(-1) ?? initial;
	const back = () => {
		setAll(all.slice(0, -1));
		return all.at(-2) ?? initial;
	};
	return {
		hands,
		change: (next: Hands) => setAll([...all, next]),
		/** Absent where there is nothing to take back. It returns the hands that come back. */
		undo: all.length > 1 ? back : undefined,
		begin: (next: Hands) => setAll([next]),
	};
}

/** The words of the page's language, the viewer's in English until they are there. */
export function useEnterLanguage(): Language {
	const { tag } = useSite();
	const [viewer, setViewer] = useState<Words>(englishOfViewer);
	useEffect(() => {
		let left = false;
		viewerWords(tag)
			.catch(() => englishOfViewer)
			.then((found) => !left && setViewer(found));
		return () => {
			left = true;
		};
	}, [tag]);
	return { tag, viewer, enter: enterWords(tag) };
}
