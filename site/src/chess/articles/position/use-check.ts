import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../../../files/convert.js";
import { moduleOfChess } from "../module.js";

/** What is wrong with a position, as the rules say it. */
export interface Checked {
	/** The line that was checked. */
	of: string;
	faults: readonly { severity: string; message: string }[];
	/** The line with what can be put right without a person. */
	mended?: string | undefined;
	/** Why nothing is known. */
	problem?: string;
}

/** How long nothing is changed before a position is checked, in milliseconds. */
const pause = 120;

/** Checks a line of FEN each time that it changes. */
export function useCheck(line: string): Checked | undefined {
	const [checked, setChecked] = useState<Checked>();
	useEffect(() => {
		let left = false;
		const timer = setTimeout(() => {
			check(line).then(
				(found) => !left && setChecked(found),
				(error) => !left && setChecked({ of: line, faults: [], problem: whyNot(error) }),
			);
		}, pause);
		return () => {
			left = true;
			clearTimeout(timer);
		};
	}, [line]);
	return checked?.of === line ? checked : undefined;
}

async function check(line: string): Promise<Checked> {
	const pgn = await moduleOfChess();
	const { diagnostics } = await pgn.epd.validate(`${line}\n`, { notation: "fen" });
	const faults = diagnostics.filter(({ severity }) => severity !== "info");
	if (!faults.some(({ fixes }) => fixes?.some(({ safe }) => safe))) return { of: line, faults };
	const { bytes } = await pgn.epd.apply(`${line}\n`, { notation: "fen" });
	const mended = new TextDecoder().decode(bytes).trim();
	return { of: line, faults, mended: mended === line.trim() ? undefined : mended };
}
