import type { Game, Severity } from "pbnkit";
import { en as englishOfViewer, GameView, ViewerProvider, type Words } from "pbnkit/viewer";
import { useEffect, useState } from "preact/hooks";
import { severities } from "../files/words.js";
import { FirstItem } from "../list/first-item.js";
import { bridge } from "../rooms/facts.js";
import { useSite } from "../words/use-site.js";
import { viewerWords } from "./language.js";

/** A board to play through, for those who have no file here yet. */
export function FirstDeal() {
	return <FirstItem item={<ExampleDeal />} />;
}

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
