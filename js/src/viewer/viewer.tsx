import { type ComponentChildren, createContext } from "preact";
import { useContext, useId, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { defaultWords } from "./language/default.js";
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
	/** What the ids of elements begin with: a page with several viewers gives each its own. */
	id: string;
}

const Context = createContext<Viewer>({ words: defaultWords, settings: defaults, alive: false, id: "pbn" });

/**
 * Whether what a script draws was there before, as text: then nothing of it is put away that a reader may be looking at. False
 * where it was not, so that the first drawing need not be the same; undefined where nobody says.
 */
export const WasText = createContext<boolean | undefined>(undefined);

export const useViewer = () => useContext(Context);

/** What the ids of a component's elements begin with; the same in rendered text and on the page. */
export const useElementId = () => `${useViewer().id}-${useId()}`;

export interface ViewerProps {
	/** Default English. */
	words?: Words;
	settings?: Partial<Settings>;
	/** Default "pbn". */
	id?: string;
	children?: ComponentChildren;
}

/** What is inside speaks the language of `words`, and follows `settings`. */
export function ViewerProvider({ words = defaultWords, settings, id = "pbn", children }: ViewerProps) {
	const [alive, setAlive] = useState(useContext(WasText) === false);
	// Before the reader sees the first drawing.
	useLayoutEffect(() => setAlive(true), []);
	const viewer = useMemo(
		() => ({ words, settings: { ...defaults, ...settings }, alive: alive && settings?.view !== "print", id }),
		[words, settings, alive, id],
	);
	return <Context.Provider value={viewer}>{children}</Context.Provider>;
}
