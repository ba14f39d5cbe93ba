import { useSite } from "./words/use-site.js";

/** Says why the program is not there, and offers to try again where that may help. */
export function Trouble({ error, retry }: { error: Error; retry: () => void }) {
	const { trouble } = useSite();
	if (typeof WebAssembly === "undefined") {
		return (
			<div class="trouble" role="alert">
				<p>{trouble.noWasm}</p>
			</div>
		);
	}
	return (
		<div class="trouble" role="alert">
			<p>
				<b>{trouble.notLoaded}</b> {trouble.wait}
			</p>
			<p class="reason">{error.message}</p>
			<button type="button" onClick={retry}>
				{trouble.retry}
			</button>
		</div>
	);
}
