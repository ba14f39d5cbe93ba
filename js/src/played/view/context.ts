import { createContext } from "preact";
import { useContext, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { View } from "../own.js";
import type { PlayedSettings } from "../types.js";
import type { PlayedWords } from "../language/words.js";

/** Undefined outside of a view. */
export const ViewContext = createContext<View | undefined>(undefined);

export const useView = () => useContext(ViewContext) as View;

export const shows = ({ settings }: { settings: PlayedSettings }, part: string) => settings.show.includes(part);

/** Whether a script runs by now. */
export function useIsAlive(): boolean {
	const [isAlive, setAlive] = useState(false);
	// Before the reader sees the first drawing.
	useLayoutEffect(() => setAlive(true), []);
	return isAlive;
}

export interface ViewOptions {
	words?: PlayedWords | undefined;
	settings?: Partial<PlayedSettings> | undefined;
	id?: string | undefined;
	/** The address of the game's own text on the page, such as "#pgn": where no script runs, it has what is not drawn. */
	source?: string | undefined;
}

/** The view that a component begins, by its props: what they do not say is as around it, or as the game has it. */
export function useNewView(standard: View, { words, settings, id, source }: ViewOptions): View {
	const around = useContext(ViewContext) ?? standard;
	const isAlive = useIsAlive();
	return useMemo(
		() => {
			const all = settings ? { ...around.settings, ...settings } : around.settings;
			return { own: standard.own, words: words ?? around.words, settings: all, isAlive: isAlive && all.view === "screen", id: id ?? around.id, source: source ?? around.source };
		},
		[words, settings, id, source, around, isAlive],
	);
}
