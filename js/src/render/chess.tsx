import { renderToString } from "preact-render-to-string";
import { faultsOf } from "../auto/chess/faults.js";
import { chessSettings, chosenByNumber } from "../auto/chess/settings-from.js";
import { repairCms } from "../blocks/repair-cms.js";
import { sourceText } from "../blocks/source-text.js";
import { boardSvg, positionOf } from "../chess/board/drawing.js";
import { saidPosition } from "../chess/board/said.js";
import { GameView } from "../chess/index.js";
import { en } from "../chess/language/en.js";
import { wordsOf } from "../chess/language/languages.js";
import type { ChessWords } from "../chess/language/words.js";
import { placesOf } from "../chess/moves/places.js";
import { positionAt } from "../chess/position.js";
import { type ChessSettings, defaults } from "../chess/settings.js";
import { writtenMarks, writtenMoves } from "../chess/written.js";
import type { Severity, Span } from "../host/found.js";
import { bytesOf, readAll } from "../host/source.js";
import { moveAt } from "../played/tree.js";
import type { Pgn, PgnBlock, PgnBlocksOptions, PgnDiagnostic, PgnGame, PgnMove, Source } from "../pgn/types.js";
import type { BlockFinding } from "./block-finding.js";
import { type Document, pageLanguage, withBlocks } from "./output.js";
import type { BlockNote, PrerenderOptions } from "./prerender.js";
import { plain } from "./tags.js";

/** What `prerenderChess` of this folder does, with all that it needs. */
export async function prerenderChess(pgn: Pgn, document: Source, options: PrerenderOptions = {}): Promise<{ bytes: Uint8Array; blocks: number; notes: BlockNote[]; findings: BlockFinding[] }> {
	const isText = typeof document === "string";
	const bytes = isText ? new TextEncoder().encode(document) : bytesOf(document) ?? (await readAll(document, "prerenderChess"));
	const sourceEncoding = isText ? "utf-8" : options.sourceEncoding;
	const found = sourceEncoding ? { sourceEncoding } : {};
	const { encoding } = await pgn.parse(bytes, { ...found, moves: false, count: 1 });
	const html = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
	const notes: BlockNote[] = [];
	const findings: BlockFinding[] = [];
	const writer = new Writer(pgn, options, { bytes, html, encoding }, notes, findings);
	const blocks = await blocksOf(pgn, bytes, found);
	const output = await withBlocks({ bytes, html, encoding }, blocks, (block, number) => (block.notation === "pgn" ? writer.games(block, number) : writer.positions(block, number)));
	return { ...output, notes, findings };
}

/** The blocks of games and of positions in the order of the document. */
async function blocksOf(pgn: Pgn, bytes: Uint8Array, options: PgnBlocksOptions): Promise<(PgnBlock & { notation: "pgn" | "fen" })[]> {
	const all = await Promise.all((["pgn", "fen"] as const).map(async (notation) => (await pgn.blocks(bytes, { ...options, notation })).map((block) => ({ ...block, notation }))));
	let end = 0;
	// One that is in another one is its text.
	return all.flat().sort((a, b) => a.outer.start.byte - b.outer.start.byte).filter(({ outer }) => outer.start.byte >= end && (end = outer.end.byte) > 0);
}

type Say = (severity: Severity, message: string) => void;

/** Where diagrams are if nobody says where. */
const diagrams: ChessSettings["diagrams"] = ["marked", "end", "faults"];

/** Makes the HTML of a document's blocks. */
class Writer {
	readonly #pgn: Pgn;
	readonly #options: PrerenderOptions;
	readonly #html: string;
	readonly #lang: string;
	readonly #notes: BlockNote[];
	readonly #findings: BlockFinding[];
	#lastId: number;

	constructor(pgn: Pgn, options: PrerenderOptions, { html }: Document, notes: BlockNote[], findings: BlockFinding[]) {
		this.#pgn = pgn;
		this.#options = options;
		this.#html = html;
		this.#lang = options.lang ?? pageLanguage(html) ?? "";
		this.#notes = notes;
		this.#findings = findings;
		this.#lastId = [...html.matchAll(/\sdata-pgn-id="(\d{1,9})"/g)].reduce((last, [, number]) => Math.max(last, Number(number)), 0);
	}

	#say = (block: number, span: Span): Say => (severity, message) => void this.#notes.push({ block, span, severity, message });

	/** undefined where the block has to stay. */
	async games(block: PgnBlock, number: number): Promise<string | undefined> {
		const say = this.#say(number, block.outer);
		const attributes = { ...this.#options.attributes, ...block.attributes };
		const source = await this.#source(block, attributes, say);
		if (source === undefined) return undefined;
		const { games, diagnostics } = await this.#pgn.parse(source);
		const chosen = chosenByNumber(games, attributes["data-game"]);
		if (chosen.length === 0) {
			say("error", `There is no ${games.length === 0 ? "game" : "such game"} in the block, and it stays as it is.`);
			return undefined;
		}
		const numbers = [0, ...chosen.map(({ number }) => number)];
		for (const diagnostic of diagnostics.filter(({ game }) => numbers.includes(game))) this.#findings.push({ block: number, span: block.outer, diagnostic });
		const settings = { diagrams, ...chessSettings(attributes, (message) => say("warning", message)) };
		const words = this.#words(block);
		const id = ++this.#lastId;
		return plain(
			renderToString(
				<div {...containerOf(attributes, words, id)} data-pgn-rendered-block="">
					{chosen.map((game) => (
						<Rendered key={game.number} game={game} diagnostics={diagnostics} settings={settings} words={words} id={`pgn-${id}-${game.number}`} source={`pgn-${id}-source`} />
					))}
					<details class="pgn-source">
						<summary id={`pgn-${id}-source`}>PGN</summary>
						<pre>{source}</pre>
					</details>
				</div>,
			),
		);
	}

	async positions(block: PgnBlock, number: number): Promise<string | undefined> {
		const say = this.#say(number, block.outer);
		const attributes = { ...this.#options.attributes, ...block.attributes };
		const source = await this.#source(block, attributes, say);
		if (source === undefined) return undefined;
		const lines = source.split("\n").filter((line) => line.trim() !== "");
		const positions = lines.flatMap((line) => positionOf(line) ?? []);
		if (positions.length === 0 || positions.length < lines.length) {
			say("error", "There is something else than positions in the block, and it stays as it is.");
			return undefined;
		}
		const words = this.#words(block);
		const id = ++this.#lastId;
		const { orientation = "white" } = chessSettings(attributes, (message) => say("warning", message));
		const figures = positions.map(({ men, color }, n) => {
			const svg = boardSvg({ men, orientation, label: saidPosition(men, words), id: `pgn-${id}-${n + 1}` });
			return `<figure class="pgn-diagram">${svg}${renderToString(<figcaption>{words.board.toMove[color]}</figcaption>)}</figure>`;
		});
		const around = renderToString(<div {...containerOf(attributes, words, id, "pgn-block pgn-diagrams")} data-pgn-fen={lines.join("\n")} />);
		return plain(around.replace(/<\/div>$/, `${figures.join("")}</div>`));
	}

	/** The text of a block; undefined where it has to stay. */
	async #source({ closed, container, inner, text }: PgnBlock, attributes: Readonly<Record<string, string>>, say: Say): Promise<string | undefined> {
		if (!closed) {
			say("error", "The block is not closed, and stays as it is.");
			return undefined;
		}
		const address = attributes["data-src"];
		if (address !== undefined) return this.#read(address, say);
		if (attributes["data-repair"] !== "cms") return sourceText(plain(text));
		// Where paragraphs may have been made of a block, they tell its games apart.
		const isElement = !["pre", "script", "textarea"].includes(container);
		return sourceText(plain(repairCms(isElement ? this.#html.slice(inner.start.utf16, inner.end.utf16) : text)));
	}

	async #read(address: string, say: Say): Promise<string | undefined> {
		try {
			const bytes = await this.#options.read?.(address);
			if (bytes) return sourceText(plain(new TextDecoder((await this.#pgn.parse(bytes, { moves: false, count: 1 })).encoding).decode(bytes)));
			say("info", `${address} is not read, and the block stays as it is.`);
		} catch (error) {
			say("error", `${address} cannot be read, and the block stays as it is: ${(error as Error).message}`);
		}
		return undefined;
	}

	#words = ({ attributes }: PgnBlock): ChessWords => wordsOf(attributes["lang"] || this.#lang) ?? en;
}

interface RenderedProps {
	game: PgnGame;
	diagnostics: readonly PgnDiagnostic[];
	settings: Partial<ChessSettings>;
	words: ChessWords;
	id: string;
	/** The id of the block's own text. */
	source: string;
}

/** A game with what the script needs to make its moves. */
function Rendered({ game, diagnostics, settings, words, id, source }: RenderedProps) {
	const faults = faultsOf(game, diagnostics);
	const { places, start } = placesOf(game, settings, faults);
	const { fen } = positionAt(game, start) ?? {};
	const { show } = { ...defaults, ...settings };
	// What stays as it is at the start where the script is not to change it.
	const beside = {
		"data-pgn-first": places[0]?.line.moves[places[0].at]?.number ?? 1,
		...(start.at >= 0 && { "data-pgn-skipped": start.at + 1 }),
		...(show.includes("captured") && { "data-pgn-captured": "" }),
		...(show.includes("marks") && { "data-pgn-marks": writtenMarks((moveAt(start) as PgnMove | undefined) ?? game) || undefined }),
	};
	return (
		<div class="pgn-rendered" {...(fen && { "data-pgn-start": fen, "data-pgn-moves": writtenMoves(places, show), ...beside })}>
			<GameView game={game} settings={settings} words={words} faults={faults} id={id} source={`#${source}`} />
		</div>
	);
}

/** The attributes of what replaces a block. It is no block any more, nor has it one in it. */
function containerOf(attributes: Readonly<Record<string, string>>, words: ChessWords, id: number, name = "pgn-block"): Record<string, string> {
	const kept = Object.entries(attributes).filter(([key]) => key === "id" || (key.startsWith("data-") && !key.startsWith("data-pgn-") && key !== "data-src"));
	return { class: name, "data-pgn-id": String(id), "data-pgn-done": "", "data-fen-done": "", lang: words.tag, ...Object.fromEntries(kept) };
}
