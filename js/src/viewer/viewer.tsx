import { type ComponentChildren, createContext } from "preact";
import { useContext, useId, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Move } from "../pbn/types.js";
import type { PlayedCard } from "./game.js";
import type { Parts } from "./parts.js";
import { defaults, type Presentation, type Settings } from "./settings.js";

/** What all components know. */
export interface Viewer extends Presentation {
	/** The parts that are there; those that are not have nothing to show. */
	parts: Partial<Parts>;
	/**
	 * Whether a reader can do something: not in HTML that is only text, nor in the first drawing on a page, which has to be
	 * the same as that text.
	 */
	alive: boolean;
	/** What the ids of elements begin with: a page with several viewers gives each its own. */
	id: string;
}

/** Undefined where a component of the package is used alone: then `whole.tsx` puts a viewer around it. */
export const ViewerContext = createContext<Viewer | undefined>(undefined);

/** The cards of the play that is shown, and what leads to them; undefined where nothing can be stepped through. */
export const CardsOfPlay = createContext<CardsToGoTo | undefined>(undefined);

/** What of a play leads to its cards. */
interface CardsToGoTo {
	cards: readonly PlayedCard[];
	numbers: ReadonlyMap<Move, number>;
	goTo(card: number): void;
}

/**
 * Whether what a script draws was there before, as text: then nothing of it is put away that a reader may be looking at. False
 * where it was not, so that the first drawing need not be the same; undefined where nobody says.
 */
export const WasText = createContext<boolean | undefined>(undefined);

export const useViewer = () => useContext(ViewerContext) as Viewer;

/** What the ids of a component's elements begin with; the same in rendered text and on the page. */
export const useElementId = () => `${useViewer().id}-${useId()}`;

interface ProviderProps extends Pick<Viewer, "words" | "parts"> {
	settings: Partial<Settings> | undefined;
	id: string;
	children?: ComponentChildren;
}

/** What is inside speaks the language of `words`, follows `settings`, and has `parts`. */
export function ViewerProvider({ words, parts, settings, id, children }: ProviderProps) {
	const [alive, setAlive] = useState(useContext(WasText) === false);
	// Before the reader sees the first drawing.
	useLayoutEffect(() => setAlive(true), []);
	const viewer = useMemo(
		() => ({ words, parts, settings: { ...defaults, ...settings }, alive: alive && settings?.view !== "print", id }),
		[words, parts, settings, alive, id],
	);
	return <ViewerContext.Provider value={viewer}>{children}</ViewerContext.Provider>;
}
