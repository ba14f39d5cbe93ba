import { useEffect } from "preact/hooks";
import { isUnsaved, type Row } from "./rows.js";

/** Has the browser ask before the page is left, as long as there are fixes that were not saved. */
export function useLeaveQuestion(rows: readonly Row[]): void {
	const asks = rows.some(isUnsaved);
	useEffect(() => {
		if (!asks) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [asks]);
}
