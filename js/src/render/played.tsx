import { Fragment, type VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { chosenByNumber } from "../auto/played/chosen.js";
import { faultsOf } from "../auto/played/faults.js";
import type { BlockDiagnostic, BlockGame } from "../auto/played/own.js";
import type { Encoding, Span } from "../host/found.js";
import { bytesOf, readAll } from "../host/source.js";
import type { Source } from "../host/types.js";
import type { PlayedWords } from "../played/language/words.js";
import type { Own } from "../played/own.js";
import { placesOf } from "../played/places.js";
import type { Place } from "../played/tree.js";
import type { Color, Fault, PlayedSettings } from "../played/types.js";
import { type FoundBlock, type Say, textOfBlock } from "./block-text.js";
import { type Document, pageLanguage, withBlocks } from "./output.js";
import type { BlockNote, PrerenderOptions } from "./prerender.js";
import { plain } from "./tags.js";

/** As much of a client as is needed. */
export interface Kit<Notation extends string> {
	parse(source: Source, options?: { sourceEncoding?: Encoding; moves?: boolean; count?: number }): Promise<{ encoding: Encoding; games: unknown[]; diagnostics: unknown[] }>;
	blocks(document: Source, options: { sourceEncoding?: Encoding; notation: Notation }): Promise<FoundBlock[]>;
}

type Complain = (message: string) => void;

/** What a notation of played games brings to the HTML of its blocks. */
export interface OwnOfText<Notation extends string> {
	/** What the classes of its games and of its positions are, and their attributes begin with. */
	readonly keys: { games: string; positions: string };
	/** What clients call their blocks. */
	readonly notations: readonly [games: Notation, positions: Notation];
	settings(attributes: Readonly<Record<string, string>>, complain: Complain): Partial<PlayedSettings>;
	readonly defaults: PlayedSettings;
	words(tag: string): PlayedWords;
	faultOf(diagnostic: BlockDiagnostic): Omit<Fault, "path"> | undefined;
	/** What a view of a game has of its own. */
	own(game: BlockGame): Own;
	view(props: { game: BlockGame; settings: Partial<PlayedSettings>; words: PlayedWords; faults: readonly Fault[]; id: string; source: string }): VNode;
	/** What the script needs to make the moves of a game that are shown, as attributes; undefined where it cannot make them. */
	written(game: BlockGame, shown: { places: readonly Place[]; start: Place; show: readonly string[] }): Record<string, string | number | undefined> | undefined;
	/** The drawing of a position, and who is to move; undefined where the line is none. */
	position(line: string, drawn: { attributes: Readonly<Record<string, string>>; orientation: Color; words: PlayedWords; id: string }): { svg: string; toMove: string } | undefined;
}

export interface Found {
	block: number;
	span: Span;
	diagnostic: BlockDiagnostic;
}

/** Replaces the blocks of games and positions of a notation in a document. */
export async function prerenderPlayed<Notation extends string>(
	verb: string,
	own: OwnOfText<Notation>,
	kit: Kit<Notation>,
	document: Source,
	options: PrerenderOptions,
): Promise<{ bytes: Uint8Array; blocks: number; notes: BlockNote[]; findings: Found[] }> {
	const isText = typeof document === "string";
	const bytes = isText ? new TextEncoder().encode(document) : bytesOf(document) ?? (await readAll(document, verb));
	const sourceEncoding = isText ? "utf-8" : options.sourceEncoding;
	const found = sourceEncoding ? { sourceEncoding } : {};
	const { encoding } = await kit.parse(bytes, { ...found, moves: false, count: 1 });
	const html = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
	const notes: BlockNote[] = [];
	const findings: Found[] = [];
	const writer = new Writer(own, kit, options, { bytes, html, encoding }, notes, findings);
	const blocks = await blocksOf(own, kit, bytes, found);
	const output = await withBlocks({ bytes, html, encoding }, blocks, (block, number) => (block.notation === own.notations[0] ? writer.games(block, number) : writer.positions(block, number)));
	return { ...output, notes, findings };
}

/** The blocks of games and of positions in the order of the document. */
async function blocksOf<Notation extends string>({ notations }: OwnOfText<Notation>, kit: Kit<Notation>, bytes: Uint8Array, options: { sourceEncoding?: Encoding }): Promise<(FoundBlock & { notation: Notation })[]> {
	const all = await Promise.all(notations.map(async (notation) => (await kit.blocks(bytes, { ...options, notation })).map((block) => ({ ...block, notation }))));
	let end = 0;
	// One that is in another one is its text.
	return all.flat().sort((a, b) => a.outer.start.byte - b.outer.start.byte).filter(({ outer }) => outer.start.byte >= end && (end = outer.end.byte) > 0);
}

/** Where diagrams are if nobody says where. */
const diagrams: PlayedSettings["diagrams"] = ["marked", "end", "faults"];

/** Makes the HTML of a document's blocks. */
class Writer<Notation extends string> {
	readonly #own: OwnOfText<Notation>;
	readonly #kit: Kit<Notation>;
	readonly #options: PrerenderOptions;
	readonly #html: string;
	readonly #lang: string;
	readonly #notes: BlockNote[];
	readonly #findings: Found[];
	#lastId: number;

	constructor(own: OwnOfText<Notation>, kit: Kit<Notation>, options: PrerenderOptions, { html }: Document, notes: BlockNote[], findings: Found[]) {
		this.#own = own;
		this.#kit = kit;
		this.#options = options;
		this.#html = html;
		this.#lang = options.lang ?? pageLanguage(html) ?? "";
		this.#notes = notes;
		this.#findings = findings;
		this.#lastId = [...html.matchAll(/\sdata-p[dg]n-id="(\d{1,9})"/g)].reduce((last, [, number]) => Math.max(last, Number(number)), 0);
	}

	#say = (block: number, span: Span): Say => (severity, message) => void this.#notes.push({ block, span, severity, message });

	/** undefined where the block has to stay. */
	async games(block: FoundBlock, number: number): Promise<string | undefined> {
		const say = this.#say(number, block.outer);
		const attributes = { ...this.#options.attributes, ...block.attributes };
		const source = await this.#source(block, attributes, say);
		if (source === undefined) return undefined;
		const { games, diagnostics } = (await this.#kit.parse(source)) as { games: BlockGame[]; diagnostics: (BlockDiagnostic & { game: number })[] };
		const chosen = chosenByNumber(games, attributes["data-game"]);
		if (chosen.length === 0) {
			say("error", `There is no ${games.length === 0 ? "game" : "such game"} in the block, and it stays as it is.`);
			return undefined;
		}
		const numbers = [0, ...chosen.map(({ number }) => number)];
		for (const diagnostic of diagnostics.filter(({ game }) => numbers.includes(game))) this.#findings.push({ block: number, span: block.outer, diagnostic });
		const settings = { diagrams, ...this.#own.settings(attributes, (message) => say("warning", message)) };
		const words = this.#words(block);
		const id = ++this.#lastId;
		const key = this.#own.keys.games;
		const rendered = chosen.map((game) => this.#rendered(game, { diagnostics, settings, words, id: `${key}-${id}-${game.number}`, source: `${key}-${id}-source` }));
		return plain(
			renderToString(
				<div {...this.#container(attributes, words, id)} {...{ [`data-${key}-rendered-block`]: "" }}>
					{rendered.map((game, n) => (
						<Fragment key={n}>{game}</Fragment>
					))}
					<details class={`${key}-source`}>
						<summary id={`${key}-${id}-source`}>{key.toUpperCase()}</summary>
						<pre>{source}</pre>
					</details>
				</div>,
			),
		);
	}

	/** A game with what the script needs to make its moves. */
	#rendered(game: BlockGame, { diagnostics, settings, words, id, source }: { diagnostics: readonly BlockDiagnostic[]; settings: Partial<PlayedSettings>; words: PlayedWords; id: string; source: string }): VNode {
		const { keys, defaults, faultOf, own, view, written } = this.#own;
		const key = keys.games;
		const all = { ...defaults, ...settings };
		const faults = faultsOf(game, diagnostics, faultOf);
		const { places, start } = placesOf(game, all, faults, own(game));
		const told = written(game, { places, start, show: all.show });
		const data = Object.entries(told ? { first: places[0]?.line.moves[places[0].at]?.number ?? 1, ...(start.at >= 0 && { skipped: start.at + 1 }), ...told } : {});
		return (
			<div class={`${key}-rendered`} {...Object.fromEntries(data.map(([name, value]) => [`data-${key}-${name}`, value]))}>
				{view({ game, settings, words, faults, id, source: `#${source}` })}
			</div>
		);
	}

	async positions(block: FoundBlock, number: number): Promise<string | undefined> {
		const say = this.#say(number, block.outer);
		const attributes = { ...this.#options.attributes, ...block.attributes };
		const source = await this.#source(block, attributes, say);
		if (source === undefined) return undefined;
		const lines = source.split("\n").filter((line) => line.trim() !== "");
		const words = this.#words(block);
		const { games: key, positions: own } = this.#own.keys;
		const { orientation = "white" } = this.#own.settings(attributes, (message) => say("warning", message));
		const id = this.#lastId + 1;
		const drawn = lines.flatMap((line, n) => this.#own.position(line, { attributes, orientation, words, id: `${key}-${id}-${n + 1}` }) ?? []);
		if (drawn.length === 0 || drawn.length < lines.length) {
			say("error", "There is something else than positions in the block, and it stays as it is.");
			return undefined;
		}
		this.#lastId = id;
		const figures = drawn.map(({ svg, toMove }) => `<figure class="${key}-diagram">${svg}${renderToString(<figcaption>{toMove}</figcaption>)}</figure>`);
		const around = renderToString(<div {...this.#container(attributes, words, id, `${key}-block ${key}-diagrams`)} {...{ [`data-${own}`]: lines.join("\n") }} />);
		return plain(around.replace(/<\/div>$/, `${figures.join("")}</div>`));
	}

	/** The text of a block; undefined where it has to stay. */
	#source = (block: FoundBlock, attributes: Readonly<Record<string, string>>, say: Say): Promise<string | undefined> =>
		textOfBlock(block, attributes, {
			html: this.#html,
			read: this.#options.read,
			decode: async (bytes) => new TextDecoder((await this.#kit.parse(bytes, { moves: false, count: 1 })).encoding).decode(bytes),
			say,
		});

	#words = ({ attributes }: FoundBlock): PlayedWords => this.#own.words(attributes["lang"] || this.#lang);

	/** The attributes of what replaces a block. It is no block any more, nor has it one in it. */
	#container(attributes: Readonly<Record<string, string>>, words: PlayedWords, id: number, name?: string): Record<string, string> {
		const { games: key, positions } = this.#own.keys;
		const kept = Object.entries(attributes).filter(([each]) => each === "id" || (each.startsWith("data-") && !each.startsWith(`data-${key}-`) && each !== "data-src"));
		return { class: name ?? `${key}-block`, [`data-${key}-id`]: String(id), [`data-${key}-done`]: "", [`data-${positions}-done`]: "", lang: words.tag, ...Object.fromEntries(kept) };
	}
}
