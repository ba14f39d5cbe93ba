import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import { en } from "./language/en.js";
import type { Words } from "./language/words.js";
import { defaults, type Settings } from "./settings.js";

/** What all components know. */
export interface Viewer {
	words: Words;
	settings: Settings;
	/**
	 * Whether a reader can do something: not in HTML that is only text, nor in the first drawing on a page, which has to be
	 * the same as that text.
	 */
	alive: boolean;
}

const Context = createContext<Viewer>({ words: en, settings: defaults, alive: false });

export const useViewer = () => useContext(Context);

/** What is inside speaks the language of `words`, and follows `settings`. */
export function ViewerProvider({ words = en, settings, children }: { words?: Words; settings?: Partial<Settings>; children?: ComponentChildren }) {
	const [alive, setAlive] = useState(false);
	useEffect(() => setAlive(true), []);
	const viewer = useMemo(() => ({ words, settings: { ...defaults, ...settings }, alive }), [words, settings, alive]);
	return <Context.Provider value={viewer}>{children}</Context.Provider>;
}
