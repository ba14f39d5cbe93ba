import type { Severity } from "pbnkit";
import { useMemo } from "preact/hooks";
import type { Outcome } from "../files/rows.js";
import { readerOf } from "./board-reader.js";
import { type Opened, Reader } from "./reader.js";

interface Props {
	file: File;
	validation: Outcome | undefined;
	opened: Opened | undefined;
}

/** The boards of a file, to look at: the first ones also while the file is converted, when nothing else is known of it. */
export function Deals({ file, validation, opened }: Props) {
	const worst = useMemo(() => worstOf(validation), [validation]);
	return (
		<section class="part boards-part">
			<Reader key={file} reader={readerOf(file, validation?.encoding)} gameCount={validation?.gameCount} worst={worst} opened={opened} />
		</section>
	);
}

/** The worst severity of each game's diagnostics. */
function worstOf(validation: Outcome | undefined): Map<number, Severity> {
	const worst = new Map<number, Severity>();
	for (const { game, severity } of validation?.diagnostics ?? []) if (worst.get(game) !== "error" && severity !== "info") worst.set(game, severity);
	return worst;
}
