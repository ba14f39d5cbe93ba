import { createContext } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";
import type { Conversion } from "./conversion.js";
import type { Row, Rows } from "./rows.js";
import type { Work } from "./work.js";

/** What the parts of the page share. */
export interface Shared {
	rows: Rows;
	work: Work;
	conversion: Conversion;
}

export const SharedContext = createContext<Shared | undefined>(undefined);

export function useShared(): Shared {
	const shared = useContext(SharedContext);
	if (!shared) throw new Error("useShared is used outside of SharedContext");
	return shared;
}

/** The rows, as they change. */
export function useRows(rows: Rows): readonly Row[] {
	const [all, setAll] = useState(rows.all);
	useLayoutEffect(() => rows.subscribe(() => setAll(rows.all)), [rows]);
	return all;
}

/** What was taken from the list last, and could be put back. */
export function useGone(rows: Rows): readonly Row[] {
	const [gone, setGone] = useState(rows.gone);
	useLayoutEffect(() => rows.subscribe(() => setGone(rows.gone)), [rows]);
	return gone;
}
