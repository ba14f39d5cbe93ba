import type { Encoding, Game, Par, Pbn } from "pbnkit";
import { obstacleInWords, type Session } from "pbnkit/viewer";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { download } from "../../files/download.js";
import { Pauses } from "../../files/pauses.js";
import { EncodingNote } from "../../out/encoding-note.js";
import { type BeyondLatin1, blobSink, pbnType, type Written, written } from "../../out/written.js";
import { filled } from "../../words/filled.js";
import type { BoardReader } from "../board-reader.js";
import { boardName } from "../board-row.js";
import { useLanguage } from "../language.js";
import { useWorker, worker } from "../reading-worker.js";
import { type FillIn, session } from "./fill-in.js";

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

/** Downloads a file with what is computed by now. */
function FilledDownload({ reader }: { reader: BoardReader }) {
	const { fill: texts } = useLanguage();
	const [making, setMaking] = useState(false);
	const [problem, setProblem] = useState<string>();
	const [beyond, setBeyond] = useState<BeyondLatin1>();
	const stop = useRef<AbortController>(undefined);
	useEffect(() => () => stop.current?.abort(), []);
	const save = async (asLatin1 = false) => {
		if (making) return;
		const { signal } = (stop.current = new AbortController());
		const leave = useWorker();
		setMaking(true);
		setProblem(undefined);
		try {
			const { blob, beyond } = await filledFile(await worker(), reader, session, signal, asLatin1);
			download(blob, `${reader.file.name.replace(/\.[^.]*$/, "")}.pbn`);
			setBeyond(beyond);
		} catch (error) {
			if (!signal.aborted) setProblem(whyNot(error));
		}
		leave();
		setMaking(false);
	};
	return (
		<>
			<button type="button" class="primary" aria-disabled={making} data-fill-button="download" onClick={() => void save()}>
				{making ? texts.making : texts.download}
			</button>
			<EncodingNote beyond={beyond} choose={(asLatin1) => void save(asLatin1)} />
			{problem && (
				<span class="problem" role="alert">
					{problem}
				</span>
			)}
		</>
	);
}

/** The tags that are filled in. */
const table = "OptimumResultTable";
const score = "OptimumScore";

/** A file as it is exported, whose boards have the tricks and the par that a session knows. What the file itself says of them stays. */
export async function filledFile(pbn: Pbn, { file, encoding }: { file: Blob; encoding?: Encoding | undefined }, session: Session, signal: AbortSignal, asLatin1 = false): Promise<Written> {
	// In export format nothing is open at the end of a game, whatever the file had there.
	const plain = blobSink(pbnType);
	await pbn.export(file, { ...(encoding && { sourceEncoding: encoding }), encoding: "utf8", to: plain.to, signal });
	const exported = plain.blob();
	const parts: BlobPart[] = [];
	const pauses = new Pauses();
	let at = 0;
	for await (const game of pbn.games(exported, { sourceEncoding: "utf-8", signal })) {
		const end = game.span.end.byte;
		const tags = tagsOf(game, session);
		if (tags.length > 0) {
			const own = exported.slice(at, end);
			parts.push((await without(pbn, own, unknownIn(game))).trimEnd(), "\n", ...tags, "\n");
		} else parts.push(exported.slice(at, end), "\n");
		at = end;
		await pauses.take();
	}
	return written(pbn, new Blob(parts), { sourceEncoding: "utf-8", signal }, asLatin1);
}

/** The lines that a session adds to a game. */
function tagsOf(game: Game, session: Session): string[] {
	const filled = session.filled(game);
	if (filled === game) return [];
	const [solved] = filled.openCards ?? [];
	const rows = Object.entries(solved?.tricks ?? {}).flatMap(([seat, tricks]) => tricks.map((n, at) => `${seat} ${denominations[at]} ${n}\n`));
	const par = game.par ? undefined : filled.par?.[0]?.score;
	return [...(par ? [`[${score} "${scoreText(par)}"]\n`] : []), `[${table} "Declarer;Denomination\\2R;Result\\2R"]\n`, ...rows];
}

/** In the order of `OpenCards`. */
const denominations = ["NT", "S", "H", "D", "C"];

function scoreText({ side, points }: NonNullable<Par["score"]>): string {
	return `${side} ${points}`;
}

/** What of the tags is in a game, and does not say all. */
function unknownIn({ tags, par }: Game): string[] {
	return tags.flatMap(({ name }) => (name === table || (name === score && !par) ? [name] : []));
}

/** A game as a text, without some of its tags. */
async function without(pbn: Pbn, part: Blob, tags: readonly string[]): Promise<string> {
	if (tags.length === 0) return part.text();
	const { bytes } = await pbn.edit(part, tags.map((tag) => ({ game: 1, tag, value: null })), { sourceEncoding: "utf-8" });
	return new TextDecoder().decode(bytes);
}
