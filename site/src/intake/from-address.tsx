import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { seldom } from "../files/seldom.js";
import { load, wantedBy, type Wanted } from "./address.js";
import type { Intake } from "./intake.js";
import { around, filled, size } from "../words/filled.js";
import { useSite } from "../words/use-site.js";

type State = { is: "asking" } | { is: "loading"; done: number; total: number } | { is: "failed"; why: string } | { is: "over" };

/** How often it is told how far the loading is, in milliseconds. */
const progressEvery = 150;

/** The file that the page's address asks for. From another site nothing is loaded before the reader says so: a link alone may not. */
export function FromAddress({ take }: { take: Intake["take"] }) {
	// The page is drawn before it has an address, when it is built.
	const [page, setPage] = useState<URL>();
	useEffect(() => setPage(new URL(location.href)), []);
	const words = useSite();
	const wanted = useMemo(() => page && wantedBy(page), [page, words]);
	if (wanted === undefined) return null;
	if (typeof wanted === "string") {
		return (
			<section class="address" aria-label={words.address.label}>
				<p role="alert">
					<b>{words.address.refused}</b> {wanted}
				</p>
			</section>
		);
	}
	return <Loading wanted={wanted} take={take} />;
}

function Loading({ wanted, take }: { wanted: Wanted; take: Intake["take"] }) {
	const words = useSite();
	const { address } = words;
	const { url, own } = wanted;
	const { host } = url;
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
			setState(stopping.signal.aborted ? { is: "failed", why: address.stopped } : { is: "failed", why });
		}
	}, [wanted, take, url, address]);
	const automatic = useRef(own);
	useEffect(() => {
		if (automatic.current) void begin();
		automatic.current = false;
	}, [begin]);

	if (state.is === "over") return null;
	return (
		<section class="address" aria-label={words.address.label}>
			{state.is === "asking" && (
				<>
					<p>{around(address.asks, <b class="origin">{host}</b>)}</p>
					<p class="href">{url.href}</p>
					<p class="address-note">{filled(address.note, { host }, words)}</p>
					<div class="drop-buttons">
						<button type="button" class="primary" id="load" onClick={() => void begin()}>
							{filled(address.load, { host }, words)}
						</button>
						<button type="button" onClick={() => setState({ is: "over" })}>
							{address.leave}
						</button>
					</div>
				</>
			)}
			{state.is === "loading" && (
				<>
					<p role="status">{around(address.loading, <b class="origin">{host}</b>)}</p>
					<p>
						<progress aria-label={address.loaded} {...(state.total > 0 && { max: state.total, value: state.done })} /> {size(state.done, words)}
					</p>
					<div class="drop-buttons">
						<button type="button" onClick={() => stop.current?.abort()}>
							{words.intake.stop}
						</button>
					</div>
				</>
			)}
			{state.is === "failed" && (
				<>
					<p role="alert">
						<b>{filled(address.failed, { host }, words)}</b> {state.why}
					</p>
					<p class="href">{url.href}</p>
					<div class="drop-buttons">
						<button type="button" onClick={() => void begin()}>
							{address.again}
						</button>
						<button type="button" onClick={() => setState({ is: "over" })}>
							{address.neverMind}
						</button>
					</div>
				</>
			)}
		</section>
	);
}
