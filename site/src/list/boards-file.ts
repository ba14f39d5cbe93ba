import type { Encoding } from "pbnkit";
import type { Row } from "../files/rows.js";
import type { Fillable } from "../read/solving/fill-in.js";

/** What is read of a row's boards: the file, or what it has become. */
export function boardsFile({ file, asPbn, validation }: Row): { file: File; encoding: Encoding | undefined } {
	return { file: asPbn ?? file, encoding: validation?.from ? undefined : validation?.encoding };
}

/** A row whose boards are to be computed. */
export function fillable(row: Row): Fillable {
	return { ...boardsFile(row), folder: row.folder, gameCount: row.validation?.gameCount ?? 0 };
}
