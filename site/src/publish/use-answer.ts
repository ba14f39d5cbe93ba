import { useEffect, useState } from "preact/hooks";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";

/** Whether pages can load pbnkit from a folder. */
type Answer = { is: "trying" } | { is: "fine" } | { is: "untried" } | { is: "wrong"; why: string };

/** How long nothing is typed before an address is tried, in milliseconds. */
const pause = 400;

/** Tries a folder as soon as it is named. An address without a host is on the writer's own, which this page cannot ask. */
export function useAnswer(folder: string): Answer {
	const [answer, setAnswer] = useState<Answer>({ is: "trying" });
	useEffect(() => {
		const stop = new AbortController();
		const url = scriptIn(folder);
		setAnswer({ is: url ? "trying" : "untried" });
		if (!url) return;
		const timer = setTimeout(async () => {
			const found = await tried(url, stop.signal);
			if (!stop.signal.aborted) setAnswer(found);
		}, pause);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [folder]);
	return answer;
}

function scriptIn(folder: string): URL | undefined {
	try {
		return new URL("auto.js", folder.replace(/(?<!\/)\/*$/, "/"));
	} catch {
		return undefined;
	}
}

async function tried(url: URL, signal: AbortSignal): Promise<Answer> {
	const words = siteWords();
	const { problems } = words.builder;
	const { host } = url;
	const isOwn = url.origin === location.origin;
	try {
		const response = await fetch(url, { mode: "cors", cache: "no-store", credentials: "omit", referrerPolicy: "no-referrer", signal });
		void response.body?.cancel();
		if (!response.ok) return { is: "wrong", why: filled(problems.notThere, { host, status: String(response.status) }, words) };
		if (!/\bjavascript\b/.test(response.headers.get("content-type") ?? "")) return { is: "wrong", why: filled(problems.noScript, { host }, words) };
		// Of its own host a page gets what others may not have.
		if (isOwn && response.headers.get("access-control-allow-origin") !== "*") {
			return { is: "wrong", why: filled(problems.onlyOwn, { host }, words) };
		}
		return { is: "fine" };
	} catch {
		return { is: "wrong", why: filled(problems.noAnswer, { host }, words) };
	}
}
