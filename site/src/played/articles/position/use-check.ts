import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../../../files/convert.js";

/** What is wrong with a position, as the rules say it. */
export interface Found {
	faults: readonly { severity: string; message: string }[];
	/** The line with what can be put right without a person. */
	mended?: string | undefined;
}

export type Check = (line: string) => Promise<Found>;

interface Checked extends Found {
	/** The line that was checked, and what checked it. */
	of: string;
	by: Check;
	/** Why nothing is known. */
	problem?: string;
}

/** How long nothing is changed before a position is checked, in milliseconds. */
const pause = 120;

/** Checks a line of FEN each time that it changes. */
export function useCheck(line: string, check: Check): Checked | undefined {
	const [checked, setChecked] = useState<Checked>();
	useEffect(() => {
		let left = false;
		const timer = setTimeout(() => {
			check(line).then(
				(found) => !left && setChecked({ of: line, by: check, ...found }),
				(error) => !left && setChecked({ of: line, by: check, faults: [], problem: whyNot(error) }),
			);
		}, pause);
		return () => {
			left = true;
			clearTimeout(timer);
		};
	}, [line, check]);
	return checked?.of === line && checked.by === check ? checked : undefined;
}
