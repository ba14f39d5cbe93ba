import { createContext } from "preact";
import { useContext, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { en } from "../language/en.js";
import type { ChessWords } from "../language/words.js";
import { type ChessPart, type ChessSettings, defaults } from "../settings.js";

/** What all parts of a view know. */
export interface ChessView {
	words: ChessWords;
	settings: ChessSettings;
	/** Whether a reader can do something: not in HTML that is only text, nor in the first drawing on a page, which has to be the same as that text. */
	isAlive: boolean;
	/** What the ids of elements begin with. */
	id: string;
}

const standard: ChessView = { words: en, settings: defaults, isAlive: false, id: "pgn" };

export const ChessContext = createContext(standard);

export const useChess = () => useContext(ChessContext);

export const shows = ({ settings }: ChessView, part: ChessPart) => settings.show.includes(part);

/** Whether a script runs by now. */
export function useIsAlive(): boolean {
	const [isAlive, setAlive] = useState(false);
	// Before the reader sees the first drawing.
	useLayoutEffect(() => setAlive(true), []);
	return isAlive;
}

export interface ViewOptions {
	words?: ChessWords | undefined;
	settings?: Partial<ChessSettings> | undefined;
	id?: string | undefined;
}

/** The view that a component begins, by its props: what they do not say is as around it. */
export function useNewView({ words, settings, id }: ViewOptions): ChessView {
	const around = useChess();
	const isAlive = useIsAlive();
	return useMemo(
		() => {
			const all = settings ? { ...around.settings, ...settings } : around.settings;
			return { words: words ?? around.words, settings: all, isAlive: isAlive && all.view === "screen", id: id ?? around.id };
		},
		[words, settings, id, around, isAlive],
	);
}
