import type { ComponentChildren } from "preact";

/** A sign for those who see, words for those who listen. */
export function Said({ shown, said }: { shown: ComponentChildren; said: string }) {
	return (
		<>
			<span aria-hidden="true">{shown}</span>
			<span class="pbn-spoken">{said}</span>
		</>
	);
}
