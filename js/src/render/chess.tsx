import { renderToString } from "preact-render-to-string";
import { faultsOf } from "../auto/chess/faults.js";
import { saidPosition } from "../auto/chess/said.js";
import { chessSettings, chosenByNumber } from "../auto/chess/settings-from.js";
import { repairCms } from "../blocks/repair-cms.js";
import { sourceText } from "../blocks/source-text.js";
import { boardSvg, positionOf } from "../chess/board/drawing.js";
import { GameView } from "../chess/index.js";
import { en } from "../chess/language/en.js";
import { wordsOf } from "../chess/language/languages.js";
import type { ChessWords } from "../chess/language/words.js";
import { placesOf } from "../chess/moves/places.js";
import { positionAt } from "../chess/position.js";
import type { ChessSettings } from "../chess/settings.js";
import { writtenMoves } from "../chess/written.js";
import type { Severity, Span } from "../host/found.js";
import { bytesOf, readAll } from "../host/source.js";
import type { Pgn, PgnBlock, PgnDiagnostic, PgnGame, Source } from "../pgn/types.js";
import { type Document, pageLanguage, withBlocks } from "./output.js";
import type { BlockNote, PrerenderOptions } from "./prerender.js";
import { plain } from "./tags.js";

/** What `prerenderChess` of this folder does, with all that it needs. */
export async function prerenderChess(pgn: Pgn, document: Source, options: PrerenderOptions = {}): Promise<{ bytes: Uint8Array; blocks: number; notes: BlockNote[] }> {
		const isText = typeof document === "string";
	let bytes = isText ? new TextEncoder().encode(document) : bytesOf(document) ?? (await readAll(document, "prerenderChess"));
	const sourceEncoding = isText ? "utf-8" : options.sourceEncoding;
	const found = sourceEncoding ? { sourceEncoding } : {};
	const { encoding } = await pgn.parse(bytes, { ...found, moves: false, count: 1 });
	const notes: BlockNote[] = [];
	let replaced = 0;
	for (const notation of ["pgn", "fen"] as const) {
		const blocks = await pgn.blocks(bytes, { ...found, notation });
		const html = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
		const writer = new Writer(pgn, options, { bytes, html, encoding }, notes);
		const output = await withBlocks({ bytes, html, encoding }, blocks, (block, number) => (notation === "pgn" ? writer.games(block, number) : writer.positions(block, number)));
		bytes = output.bytes;
		replaced += output.blocks;
	}
	return { bytes, blocks: replaced, notes };
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
	#lastId: number;

	constructor(pgn: Pgn, options: PrerenderOptions, { html }: Document, notes: BlockNote[]) {
		this.#pgn = pgn;
		this.#options = options;
		this.#html = html;
		this.#lang = options.lang ?? pageLanguage(html) ?? "";
		this.#notes = notes;
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
		const settings = { diagrams, ...chessSettings(attributes, (message) => say("warning", message)) };
		const words = this.#words(block);
		const id = ++this.#lastId;
		return plain(
			renderToString(
				<div {...containerOf(attributes, words, id)} data-pgn-rendered-block="">
					{chosen.map((game) => (
						<Rendered key={game.number} game={game} diagnostics={diagnostics} settings={settings} words={words} id={`pgn-${id}-${game.number}`} />
					))}
					<details class="pgn-source">
						<summary>PGN</summary>
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
}

/** A game with what the script needs to make its moves. */
function Rendered({ game, diagnostics, settings, words, id }: RenderedProps) {
	const faults = faultsOf(game, diagnostics);
	const { places, start } = placesOf(game, settings, faults);
	const { fen } = positionAt(game, start) ?? {};
	return (
		<div class="pgn-rendered" data-pgn-start={fen} data-pgn-moves={fen && writtenMoves(places)} data-pgn-first={fen && (places[0]?.line.moves[places[0].at]?.number ?? 1)}>
			<GameView game={game} settings={settings} words={words} faults={faults} id={id} />
		</div>
	);
}

/** The attributes of what replaces a block. It is no block any more, nor has it one in it. */
function containerOf(attributes: Readonly<Record<string, string>>, words: ChessWords, id: number, name = "pgn-block"): Record<string, string> {
	const kept = Object.entries(attributes).filter(([key]) => key === "id" || (key.startsWith("data-") && !key.startsWith("data-pgn-") && key !== "data-src"));
	return { class: name, "data-pgn-id": String(id), "data-pgn-done": "", "data-fen-done": "", lang: words.tag, ...Object.fromEntries(kept) };
}
