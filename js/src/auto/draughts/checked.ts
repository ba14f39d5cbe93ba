import type { Pdn, PdnFile, Source } from "../../pdn/types.js";

/** The games of a text, with what is wrong with their moves: a game is read without any of that. */
export async function parseChecked(pdn: Pick<Pdn, "parse" | "validate">, source: Source & (string | Uint8Array)): Promise<PdnFile> {
	const [file, { diagnostics }] = await Promise.all([pdn.parse(source), pdn.validate(source)]);
	return { ...file, diagnostics };
}
