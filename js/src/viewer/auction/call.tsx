import type { Annotation, Move } from "../../types.js";
import { nagSigns } from "../notation.js";
import { Bid } from "../text/card.js";
import { Said } from "../text/said.js";
import { useViewer } from "../viewer.js";

/** A call as players write it; what is no call as the file has it. */
export function Call({ move }: { move: Move }) {
	const { words } = useViewer();
	switch (move.kind) {
		case "continue":
			return <Said shown="?" said={words.auction.nextCall} />;
		case "skipped":
			return <span class="pbn-skipped">{words.auction.skipped}</span>;
		case "bad":
			if (isBlank(move)) return <Said shown="____" said={words.auction.blank} />;
			return (
				<span class="pbn-bad">
					{move.text}
					<span class="pbn-spoken"> ({words.auction.bad})</span>
				</span>
			);
		default:
			return <>{words.calls[move.text as "Pass"] ?? <Bid text={move.text} />}</>;
	}
}

/** A suffix or a NAG: its sign; else its number, unless the words have its meaning, which then is a remark. */
export function Nag({ annotation: { value }, move }: { annotation: Annotation; move: Move }) {
	const { words } = useViewer();
	const sign = nagSigns[value];
	const meaning = words.nags[value as 1];
	// A blank to fill in is no good or poor call: there the sign is a question.
	if (sign) return <span class="pbn-nag">{isBlank(move) ? sign : <Said shown={sign} said={`, ${meaning}`} />}</span>;
	return meaning || value === 0 ? null : <span class="pbn-nag"> ${value}</span>;
}

const isBlank = ({ text }: Move) => /^_+$/.test(text);
