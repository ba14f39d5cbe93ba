import type { Validation } from "pbnkit";
import { useEffect, useState } from "preact/hooks";
import { readBytes, whyNot } from "../files/convert.js";
import { Finding } from "./finding.js";
import { count, severities } from "../files/words.js";

/** How many findings are drawn at first, so that the deals are near, and how many more at a time. */
const atFirst = 8;
const portion = 50;

/** What was found in a file, in the order of the file. */
export function Findings({ file, validation }: { file: File; validation: Validation }) {
	const { diagnostics, omitted, encoding } = validation;
	const [limit, setLimit] = useState(atFirst);
	const { text, problem } = useText(file, encoding);
	return (
		<details class="part" open>
			<summary>
				<h2>Findings</h2>
			</summary>
			{diagnostics.length === 0 && <p>Nothing to complain about.</p>}
			{problem && <p class="problem">{problem}</p>}
			<ol class="findings">
				{diagnostics.slice(0, limit).map((diagnostic, index) => (
					<Finding key={index} diagnostic={diagnostic} text={text} />
				))}
			</ol>
			{diagnostics.length > limit && (
				<button type="button" class="more" onClick={() => setLimit(limit + portion)}>
					Show more ({(diagnostics.length - limit).toLocaleString("en")} left)
				</button>
			)}
			{omitted.length > 0 && (
				<ul class="omitted">
					{omitted.map(({ rule, severity, count: number }) => (
						<li key={rule}>
							and {count(number, `more ${severities[severity].word}`)} of the rule <code>{rule}</code>
						</li>
					))}
				</ul>
			)}
		</details>
	);
}

/** The file as text, read again while it is open, so that a long list does not fill the memory. */
function useText(file: File, encoding: string): { text?: string; problem?: string } {
	const [read, setRead] = useState<{ text?: string; problem?: string }>({});
	useEffect(() => {
		let gone = false;
		readBytes(file).then(
			(bytes) => !gone && setRead({ text: new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes) }),
			(error: unknown) => !gone && setRead({ problem: whyNot(error) }),
		);
		return () => {
			gone = true;
		};
	}, [file, encoding]);
	return read;
}
