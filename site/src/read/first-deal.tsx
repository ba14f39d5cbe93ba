import type { Game, Severity } from "pbnkit";
import { en as englishOfViewer, GameView, ViewerProvider, type Words } from "pbnkit/viewer";
import { hydrate, render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { loadedAndIdle } from "../files/warm-up.js";
import { severities } from "../files/words.js";
import { bridge } from "../rooms/facts.js";
import { en } from "../words/en.js";
import { useSite } from "../words/use-site.js";
import { viewerWords } from "./language.js";

/**
 * A board to play through, for those who have no file here yet. It is drawn in English when the site is built, and comes to life when the
 * page has nothing else to do; who chose another language gets it in that, together with the page.
 *
 * @param mayPlay whether what people need before is there
 */
export function FirstDeal({ mayPlay }: { mayPlay: boolean }) {
	const { home } = useSite();
	const place = useRef<HTMLElement>(null);
	const [isDrawn] = useState(() => globalThis.document?.documentElement.lang === en.tag && document.querySelector(".first-deal") !== null);
	const comesToLife = isDrawn && mayPlay;
	useEffect(() => {
		const aside = place.current;
		if (!aside || !comesToLife) return;
		let left = false;
		void loadedAndIdle().then(() => left || hydrate(<ExampleDeal />, aside));
		return () => {
			left = true;
			render(null, aside);
		};
	}, [comesToLife]);
	return (
		<aside ref={place} class="first-deal" aria-label={home.example} {...(isDrawn ? leaveAlone : { children: <ExampleDeal /> })} />
	);
}

/** What tells Preact that the content of an element is not its own. */
const leaveAlone = { dangerouslySetInnerHTML: { __html: "" } };

/** A board, without the places in its file, and what is found in it (build/first-deal.mjs). */
declare const FIRST_DEAL: Game;
declare const FIRST_FINDING: { rule: string; severity: Severity; message: string; text: string };

const settings = { show: ["diagram", "play"], headingLevel: 2 } as const;

/** A board to play through, with what is wrong in it. */
function ExampleDeal() {
	const { check, tag } = useSite();
	const [words, setWords] = useState<Words>(englishOfViewer);
	useEffect(() => {
		let left = false;
		viewerWords(tag)
			.catch(() => englishOfViewer)
			.then((found) => !left && setWords(found));
		return () => {
			left = true;
		};
	}, [tag]);
	const { rule, severity, message, text } = FIRST_FINDING;
	return (
		<>
			<ViewerProvider words={words} settings={settings} id="first">
				<div class="pbn-view pbn-suits-2" lang={words.tag}>
					<GameView game={FIRST_DEAL} />
				</div>
			</ViewerProvider>
			<p class={`board-finding ${severity}`}>
				<span class="icon" aria-hidden="true">
					{severities[severity].icon}
				</span>{" "}
				<a href={`${bridge.rules}${rule}.html`}>
					<b>{check.severities[severity]}</b>
				</a>{" "}
				<code>{text}</code> <span lang="en">{message}</span>
			</p>
		</>
	);
}
