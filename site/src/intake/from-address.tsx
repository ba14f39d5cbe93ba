import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { seldom } from "../files/seldom.js";
import { size } from "../files/words.js";
import { load, wantedBy, type Wanted } from "./address.js";
import type { Intake } from "./intake.js";

type State = { is: "asking" } | { is: "loading"; done: number; total: number } | { is: "failed"; why: string } | { is: "over" };

/** How often it is told how far the loading is, in milliseconds. */
const progressEvery = 150;

/** The file that the page's address asks for. From another site nothing is loaded before the reader says so: a link alone may not. */
export function FromAddress({ take }: { take: Intake["take"] }) {
	// The page is drawn before it has an address, when it is built.
	const [wanted, setWanted] = useState<ReturnType<typeof wantedBy>>();
	useEffect(() => setWanted(wantedBy(new URL(location.href))), []);
	if (wanted === undefined) return null;
	if (typeof wanted === "string") {
		return (
			<section class="address" aria-label="File from an address">
				<p role="alert">
					<b>The file that this link asks for cannot be loaded.</b> {wanted}
				</p>
			</section>
		);
	}
	return <Loading wanted={wanted} take={take} />;
}

function Loading({ wanted, take }: { wanted: Wanted; take: Intake["take"] }) {
	const { url, own } = wanted;
	const [state, setState] = useState<State>(own ? { is: "over" } : { is: "asking" });
	const stop = useRef<AbortController>(undefined);

	const begin = useCallback(async () => {
		const stopping = new AbortController();
		stop.current = stopping;
		setState({ is: "loading", done: 0, total: 0 });
		try {
			const onProgress = seldom(progressEvery, (done: number, total: number) => setState({ is: "loading", done, total }));
			const file = await load(wanted, stopping.signal, onProgress);
			setState({ is: "over" });
			await take({ found: [{ file, folder: "", origin: url.href }], skipped: 0 });
		} catch (error) {
			const why = error instanceof Error ? error.message : String(error);
			setState(stopping.signal.aborted ? { is: "failed", why: "You stopped it." } : { is: "failed", why });
		}
	}, [wanted, take, url]);
	const automatic = useRef(own);
	useEffect(() => {
		if (automatic.current) void begin();
		automatic.current = false;
	}, [begin]);

	if (state.is === "over") return null;
	return (
		<section class="address" aria-label="File from an address">
			{state.is === "asking" && (
				<>
					<p>
						This link asks for a file from another site, <b class="origin">{url.host}</b>:
					</p>
					<p class="href">{url.href}</p>
					<p class="address-note">{url.host} will see that you ask for the file. What you do with it here, nobody sees.</p>
					<div class="drop-buttons">
						<button type="button" class="primary" id="load" onClick={() => void begin()}>
							Load it from {url.host}
						</button>
						<button type="button" onClick={() => setState({ is: "over" })}>
							Do not load it
						</button>
					</div>
				</>
			)}
			{state.is === "loading" && (
				<>
					<p role="status">
						Loading from <b class="origin">{url.host}</b>…
					</p>
					<p>
						<progress aria-label="Loaded" {...(state.total > 0 && { max: state.total, value: state.done })} /> {size(state.done)}
					</p>
					<div class="drop-buttons">
						<button type="button" onClick={() => stop.current?.abort()}>
							Stop
						</button>
					</div>
				</>
			)}
			{state.is === "failed" && (
				<>
					<p role="alert">
						<b>The file from {url.host} was not loaded.</b> {state.why}
					</p>
					<p class="href">{url.href}</p>
					<div class="drop-buttons">
						<button type="button" onClick={() => void begin()}>
							Try again
						</button>
						<button type="button" onClick={() => setState({ is: "over" })}>
							Never mind
						</button>
					</div>
				</>
			)}
		</section>
	);
}
