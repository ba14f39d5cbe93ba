import type { Check } from "../../../played/articles/position/use-check.js";
import { moduleOfChess } from "../module.js";

/** What the rules say of a line of FEN. */
export const check: Check = async (line) => {
	const pgn = await moduleOfChess();
	const { diagnostics } = await pgn.epd.validate(`${line}\n`, { notation: "fen" });
	const faults = diagnostics.filter(({ severity }) => severity !== "info");
	if (!faults.some(({ fixes }) => fixes?.some(({ safe }) => safe))) return { faults };
	const { bytes } = await pgn.epd.apply(`${line}\n`, { notation: "fen" });
	const mended = new TextDecoder().decode(bytes).trim();
	return { faults, mended: mended === line.trim() ? undefined : mended };
};
