import { Runs } from "../rules/blocks.js";
import { markdown } from "../rules/markdown.js";

/** What a clause of the standard demands, in a line. */
export function Demand({ text }: { text: string }) {
	return (
		<>
			{markdown(text).map((block) => (block.kind === "paragraph" ? <Runs runs={block.runs} /> : null))}
		</>
	);
}
