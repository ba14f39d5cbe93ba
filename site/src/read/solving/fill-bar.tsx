import { obstacleInWords } from "pbnkit/viewer";
import { useEffect, useId, useRef } from "preact/hooks";
import { filled } from "../../words/filled.js";
import type { BoardReader } from "../board-reader.js";
import { boardName } from "../board-row.js";
import { useLanguage } from "../language.js";
import type { FillIn } from "./fill-in.js";
import { FilledDownload } from "./filled-download.js";

/** How many boards that cannot be computed are listed. */
const listed = 5;

interface Props {
	reader: BoardReader;
	fillIn: FillIn;
	close(): void;
}

/** How far it is with what all boards make with open cards. */
export function FillBar({ reader, fillIn, close }: Props) {
	const { fill: texts, texts: ofReader, words } = useLanguage();
	const button = useRef<HTMLButtonElement>(null);
	const heading = useId();
	const { state, total, done, refused, problem } = fillIn;
	const n = done.size + refused.length;
	// The menu that began it is closed.
	useEffect(() => button.current?.focus(), [fillIn]);
	return (
		<section class="fill-bar" aria-labelledby={heading} data-fill={state}>
			<h3 id={heading}>{texts.title}</h3>
			<p>
				<progress max={total} value={n} aria-labelledby={heading} /> {filled(texts.done, { n, all: total }, words)}
			</p>
			<p class="fill-buttons">
				<button
					ref={button}
					type="button"
					data-fill-button="pause"
					aria-disabled={state === "done"}
					onClick={(event) => {
						// The second click of a double click, the first of which began it, is no wish to pause.
						if (state !== "busy") void fillIn.run();
						else if (event.detail < 2) fillIn.pause();
					}}
				>
					{state === "busy" || state === "done" ? texts.pause : texts.goOn}
				</button>
				{done.size > 0 && <FilledDownload reader={reader} />}
				<button type="button" data-fill-button="close" onClick={close}>
					{texts.close}
				</button>
			</p>
			<p role="status">{state === "done" ? texts.finished : state === "paused" ? texts.paused : ""}</p>
			{problem && (
				<p class="problem" role="alert">
					<b>{ofReader.error}</b> {problem}
				</p>
			)}
			{refused.length > 0 && (
				<>
					<p>{filled(texts.refused, { n: refused.length }, words)}</p>
					<ul>
						{refused.slice(0, listed).map(({ number, obstacle }) => {
							const entry = reader.index.entries[number - 1];
							return (
								<li key={number}>
									{entry && boardName(entry, words)}
									{words.colon}
									{obstacleInWords(obstacle, words)}
								</li>
							);
						})}
						{refused.length > listed && <li>…</li>}
					</ul>
				</>
			)}
		</section>
	);
}
