import { useEffect } from "preact/hooks";
import { isUnsaved, type Row, type Rows } from "./rows.js";

/**
 * Has the browser ask before the page is left, as long as there are fixes that were not saved.
 *
 * @param shown the rows as they are drawn
 * @param rows the rows as they are, which may have changed a moment ago: a person can leave right after a download
 */
export function useLeaveQuestion(shown: readonly Row[], rows: Rows): void {
	const asks = shown.some(isUnsaved);
	useEffect(() => {
		if (!asks) return;
		const ask = (event: BeforeUnloadEvent) => {
			if (rows.all.some(isUnsaved)) event.preventDefault();
		};
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [asks, rows]);
}
