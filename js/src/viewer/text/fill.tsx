import { type ComponentChildren, Fragment } from "preact";

/** A sentence whose places are filled with elements: {card} by `values.card`. */
export function Fill({ sentence, values }: { sentence: string; values: Record<string, ComponentChildren> }) {
	const parts = sentence.split(/\{(\w+)\}/);
	return <>{parts.map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>)}</>;
}
