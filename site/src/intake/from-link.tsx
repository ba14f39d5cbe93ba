import { useEffect, useState } from "preact/hooks";
import { cameInLink, placeIn, readAddress } from "../share/address.js";
import { fromText } from "./collect.js";
import type { Intake } from "./intake.js";

/** The boards that the page's own address has in it. Nothing is loaded for them, so nobody has to be asked. */
export function FromLink({ take }: { take: Intake["take"] }) {
	const [problem, setProblem] = useState<string>();
	useEffect(() => {
		let last: string | undefined;
		const open = async (value: string | undefined) => {
			setProblem(undefined);
			if (value === undefined || value === last) return;
			last = value;
			try {
				const { unpacked } = await import("../share/link.js");
				const given = fromText(await unpacked(value), "shared");
				for (const { file } of given.found) cameInLink(file, value);
				setProblem(given.problems && "There is no board in it.");
				await take({ ...given, found: given.found.map((one) => ({ ...one, origin: "a link" })), problems: [] });
			} catch (error) {
				last = undefined;
				setProblem(error instanceof Error ? error.message : String(error));
			}
		};
		const changed = () => void open(readAddress()?.pbn);
		void open(placeIn(location.hash).pbn);
		addEventListener("hashchange", changed);
		return () => removeEventListener("hashchange", changed);
	}, [take]);
	if (problem === undefined) return null;
	return (
		<section class="address" aria-label="Board from a link">
			<p role="alert">
				<b>The board in this link cannot be opened.</b> {problem}
			</p>
			<div class="drop-buttons">
				<button type="button" onClick={() => setProblem(undefined)}>
					OK
				</button>
			</div>
		</section>
	);
}
