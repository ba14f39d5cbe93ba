import { useEffect, useState } from "preact/hooks";
import { cameInLink, placeIn, readAddress } from "../share/address.js";
import { fromText } from "./collect.js";
import type { Intake } from "./intake.js";
import { siteWords } from "../words/site.js";
import { useSite } from "../words/use-site.js";

/** The boards that the page's own address has in it. Nothing is loaded for them, so nobody has to be asked. */
export function FromLink({ take }: { take: Intake["take"] }) {
	const { link } = useSite();
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
				setProblem(given.problems && siteWords().link.empty);
				await take({ ...given, found: given.found.map((one) => ({ ...one, origin: siteWords().link.origin })), problems: [] });
			} catch (error) {
				last = undefined;
				setProblem(error instanceof Error ? error.message : String(error));
			}
		};
		const changed = (change: HashChangeEvent) => void open(readAddress(change)?.pbn);
		void open(placeIn(location.hash).pbn);
		addEventListener("hashchange", changed);
		return () => removeEventListener("hashchange", changed);
	}, [take]);
	if (problem === undefined) return null;
	return (
		<section class="address" aria-label={link.label}>
			<p role="alert">
				<b>{link.refused}</b> {problem}
			</p>
			<div class="drop-buttons">
				<button type="button" onClick={() => setProblem(undefined)}>
					{link.ok}
				</button>
			</div>
		</section>
	);
}
