import type { Severity } from "pbnkit";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Outcome } from "../files/rows.js";
import { readerOf } from "./board-reader.js";
import { Reader } from "./reader.js";

/** The games of a file, to look at. */
export function Deals({ file, validation }: { file: File; validation: Outcome }) {
	const worst = useMemo(() => worstOf(validation), [validation]);
	const [drawn, setDrawn] = useState(false);
	useEffect(() => {
		// In a task of its own, after the findings.
		const next = setTimeout(() => setDrawn(true));
		return () => clearTimeout(next);
	}, []);
	return (
		<details class="part" open>
			<summary>
				<h2>Deals</h2>
			</summary>
			{drawn && <Reader key={file} reader={readerOf(file, validation.encoding)} gameCount={validation.gameCount} worst={worst} />}
		</details>
	);
}

/** The worst severity of each game's diagnostics. */
function worstOf({ diagnostics }: Outcome): Map<number, Severity> {
	const worst = new Map<number, Severity>();
	for (const { game, severity } of diagnostics) if (worst.get(game) !== "error" && severity !== "info") worst.set(game, severity);
	return worst;
}
