import { type ComponentChildren, Fragment, h } from "preact";
import { useRef } from "preact/hooks";
import { useOverflow } from "./overflow.js";

/** A text, or the name of an element and what is in it: `["p", "Write ", ["code", "Pass"], "."]`. */
export type Node = string | readonly Node[];

/** What the pages of the rules say. */
export function Elements({ nodes }: { nodes: readonly Node[] }) {
	return h(Fragment, null, ...nodes.map(drawn));
}

function drawn(node: Node): ComponentChildren {
	if (typeof node === "string") return node;
	const [element, ...content] = node as readonly [string, ...Node[]];
	return element === "pre" ? <Lines nodes={content} /> : h(element, null, ...content.map(drawn));
}

function Lines({ nodes }: { nodes: readonly Node[] }) {
	const lines = useRef<HTMLPreElement>(null);
	const scrolls = useOverflow(lines, nodes);
	return (
		<pre ref={lines} {...(scrolls && { tabIndex: 0 })}>
			<Elements nodes={nodes} />
		</pre>
	);
}
