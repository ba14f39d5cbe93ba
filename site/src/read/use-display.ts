import type { Settings } from "pbnkit/viewer";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { displayKey as key, languageChosen } from "../frame/choice.js";
import { type Display, settingsOf, storedDisplay } from "./display.js";
import { english, type Language, languageOf } from "./language.js";

/** How boards are shown here, and a function that changes it for the next time as well. */
export function useDisplay(): { display: Display; set(change: Partial<Display>): void; settings: Partial<Settings>; language: Language } {
	const [display, setDisplay] = useState(storedDisplay);
	const [spoken, setSpoken] = useState(english);
	const set = useCallback((change: Partial<Display>) => setDisplay((before) => ({ ...before, ...change })), []);
	useEffect(() => {
		try {
			localStorage.setItem(key, JSON.stringify(display));
		} catch {
			// A browser that keeps nothing shows what was chosen until the page is left.
		}
	}, [display]);

	useEffect(() => {
		const chosen = (event: Event) => set({ language: (event as CustomEvent<string>).detail });
		addEventListener(languageChosen, chosen);
		return () => removeEventListener(languageChosen, chosen);
	}, [set]);

	const { suits, ten, points, language } = display;
	useEffect(() => {
		let left = false;
		languageOf(language)
			.catch(() => english)
			.then((found) => !left && setSpoken(found));
		return () => {
			left = true;
		};
	}, [language]);
	const settings = useMemo(() => settingsOf({ suits, ten, points }), [suits, ten, points]);
	return { display, set, settings, language: spoken };
}
