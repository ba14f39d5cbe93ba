import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { seldom } from "../files/pauses.js";
import { blobSink } from "../out/written.js";
import { around, filled, size } from "../words/filled.js";
import { siteWords } from "../words/site.js";
import { useSite } from "../words/use-site.js";
import type { Intake } from "./intake.js";

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

/** The size up to which a file is loaded from an address, in bytes. */
const largest = 1_000_000_000;

/** The file that the page's own address asks for with ?src=. */
interface Wanted {
	url: URL;
	/** Whether it is on the page's own host. */
	own: boolean;
}

/** What an address asks for; a string says why it cannot be had. */
export function wantedBy(page: URL): Wanted | string | undefined {
	const words = siteWords();
	const { address } = words;
	const source = page.searchParams.get("src");
	if (!source) return undefined;
	const url = URL.parse?.(source, page) ?? parsed(source, page);
	if (!url) return filled(address.noAddress, { text: source }, words);
	if (url.protocol !== "https:" && url.protocol !== "http:") {
		return filled(address.scheme, { scheme: url.protocol }, words);
	}
	if (url.username || url.password) return address.password;
	const own = url.origin === page.origin;
	// As the policy of the page has it, which cannot name [::1].
	if (!own && url.protocol === "http:" && !/^(localhost|127\.0\.0\.1)$/.test(url.hostname)) {
		return filled(address.notSecure, { host: url.host }, words);
	}
	return { url, own };
}

function parsed(source: string, page: URL): URL | undefined {
	try {
		return new URL(source, page);
	} catch {
		return undefined;
	}
}

/** Loads a file. Rejects with an error for the reader, or with the reason of the signal. */
export async function load({ url, own }: Wanted, signal: AbortSignal, onProgress: (done: number, total: number) => void): Promise<File> {
	const words = siteWords();
	const { address } = words;
	const { host } = url;
	let response: Response;
	try {
		response = await fetch(url, { mode: own ? "same-origin" : "cors", credentials: own ? "same-origin" : "omit", referrerPolicy: "no-referrer", signal });
	} catch (cause) {
		signal.throwIfAborted();
		throw new Error(own ? address.noNetwork : filled(address.noAnswer, { host }, words), { cause });
	}
	if (!response.ok) throw new Error(filled(address.notThere, { host, status: `${response.status} ${response.statusText}`.trim() }, words));
	const total = Number(response.headers.get("content-length") ?? 0);
	const tooLarge = new Error(filled(address.tooLarge, { size: size(largest, words) }, words));
	if (total > largest) throw tooLarge;
	const { to, blob } = blobSink(response.headers.get("content-type") ?? "");
	const writer = to.getWriter();
	let done = 0;
	try {
		for (const reader = response.body?.getReader(); reader; ) {
			const part = await reader.read();
			if (part.done) break;
			done += part.value.length;
			if (done > largest) throw tooLarge;
			await writer.write(part.value);
			onProgress(done, total);
		}
	} catch (cause) {
		signal.throwIfAborted();
		throw cause === tooLarge ? cause : new Error(address.broken, { cause });
	}
	await writer.close();
	return new File([blob()], nameOf(url), { type: blob().type });
}

function nameOf(url: URL): string {
	const last = url.pathname.split("/").at(-1) || url.hostname;
	try {
		return decodeURIComponent(last).replace(/[/\\]/g, "-");
	} catch {
		return last;
	}
}
