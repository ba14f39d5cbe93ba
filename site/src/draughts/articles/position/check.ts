import type { Check } from "../../../played/articles/position/use-check.js";
import { gameOf } from "../../link/text.js";
import { moduleOfDraughts } from "../module.js";

/** What the rules say of a line of FEN on the board of a variant. */
export const checkOn =
	(variant: string): Check =>
	async (line) => {
		const pdn = await moduleOfDraughts();
		const { diagnostics } = await pdn.validate(gameOf(line, variant));
		return { faults: diagnostics.filter(({ rule, severity }) => rule.startsWith("fen/") && severity !== "info") };
	};
