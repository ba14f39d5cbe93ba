/** Says why the program is not there, and offers to try again where that may help. */
export function Trouble({ error, retry }: { error: Error; retry: () => void }) {
	if (typeof WebAssembly === "undefined") {
		return (
			<div class="trouble" role="alert">
				<p>
					<b>This browser cannot run WebAssembly</b>, which this page needs to read bridge files. Any current browser can; in
					some it has been switched off.
				</p>
			</div>
		);
	}
	return (
		<div class="trouble" role="alert">
			<p>
				<b>The part of this page that reads bridge files could not be loaded.</b> Your files wait until it is there.
			</p>
			<p class="reason">{error.message}</p>
			<button type="button" onClick={retry}>
				Retry
			</button>
		</div>
	);
}
