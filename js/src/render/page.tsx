import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import { style } from "pbnkit:style";
import type { Bytes, Game, Pbn, Source } from "../pbn/types.js";
import { version } from "../host/version.js";
import { boardIds, chosenGames } from "../viewer/block/boards.js";
import { tagValue } from "../game/tags.js";
import { en } from "../viewer/language/en.js";
import { wordsOf } from "../viewer/language/languages.js";
import { fill, type Words } from "../viewer/language/words.js";
import type { Settings } from "../viewer/settings.js";
import { RankingList, withoutRankings } from "../viewer/tables/rankings.js";
import { withoutMarkup } from "../viewer/text/suit-text.js";
import { GamesView, Rankings, ViewerProvider } from "../viewer/whole.js";
import { checkGames, checkPage, checkPbn } from "./checked.js";
import { plain } from "./tags.js";

/**
 * Options of `renderPage` and `renderPieces`.
 *
 * @example
 * ```js
 * import { renderPage } from "pbnkit/render";
 *
 * const html = renderPage({ games }, {
 * 	lang: "fr",
 * 	title: "Mardi soir",
 * 	fileName: "deals.pbn",
 * 	boardsPerPage: 2,
 * 	settings: { suits: "4" },
 * });
 * console.log(html.includes("<title>Mardi soir</title>")); // true
 * ```
 */
export interface PageOptions {
	/** The language of the page's words, as a tag. Where there are no words of it, and by default, they are English. */
	lang?: string | undefined;
	/** Default: the event, with the board where there is one game only. */
	title?: string | undefined;
	/** The title where the games tell none. */
	fileName?: string | undefined;
	/** How many boards a printed page has. Default: as many as fit. */
	boardsPerPage?: 1 | 2 | 4 | undefined;
	settings?: Partial<Settings> | undefined;
}

/**
 * A page of HTML with all games below each other. It is complete, its styles are inside, and it has no script.
 *
 * @example
 * ```js
 * import { writeFile } from "node:fs/promises";
 * import { renderPage } from "pbnkit/render";
 *
 * await writeFile("deals.html", renderPage(await pbn.parse(source)));
 * ```
 */
export function renderPage(file: { games: readonly Game[] }, options: PageOptions = {}): string {
	checkGames("renderPage", file);
	checkPage("renderPage", options);
	const { games } = file;
	const chosen = chosenGames(games, options.settings?.boards);
	const page = new Page(options);
	for (const game of chosen) page.add(game);
	return [...page.start(), ...chosen.map((game) => page.game(game)), page.end()].join("");
}

/**
 * The same page in pieces, in memory that grows with the list of its boards only. Where there is no game, or none of the boards
 * that the settings choose, there is no piece. The source is read twice: one that can be read once only is opened by a function.
 *
 * @example
 * ```js
 * import { createReadStream } from "node:fs";
 * import { renderPieces } from "pbnkit/render";
 *
 * let length = 0;
 * for await (const piece of renderPieces(pbn, () => createReadStream("deals.pbn"))) length += piece.length;
 * console.log(length > 10_000); // true
 * ```
 */
export async function* renderPieces(pbn: Pbn, source: string | Bytes | (() => Source), options: PageOptions = {}): AsyncGenerator<string, void, void> {
	checkPbn("renderPieces", pbn);
	checkPage("renderPieces", options);
	const open = typeof source === "function" ? source : () => source;
	const page = new Page(options);
	for await (const game of chosen(pbn, open(), options)) page.add(game);
	if (page.isEmpty) return;
	yield* page.start();
	for await (const game of chosen(pbn, open(), options)) yield page.game(game);
	yield page.end();
}

async function* chosen(pbn: Pbn, source: Source, { settings }: PageOptions): AsyncGenerator<Game, void, void> {
	for await (const game of pbn.games(source)) yield* chosenGames([game], settings?.boards);
}

/** A page whose games come one after another: first all are added, and then all are shown. */
export class Page {
	/** The numbers of the games, and their boards: a page may have very many. */
	readonly #numbers: number[] = [];
	readonly #boards: (string | undefined)[] = [];
	/** The first event that a game tells. */
	#event: string | undefined;
	/** The ids of the boards, by the numbers of their games. */
	readonly #ids = new Map<number, string>();
	readonly #taken = new Set<string>();
	/** Where the boards have places on paper, these have a page of their own. */
	readonly #rankings = new RankingList();
	readonly #options: PageOptions;
	readonly #words: Words;

	constructor(options: PageOptions) {
		this.#options = options;
		this.#words = wordsOf(options.lang ?? "") ?? en;
	}

	get isEmpty(): boolean {
		return this.#numbers.length === 0;
	}

	/** Every game is added before the page starts. */
	add(game: Game): void {
		this.#numbers.push(game.number);
		this.#boards.push(tagValue(game, "Board"));
		this.#event ||= withoutMarkup(tagValue(game, "Event") ?? "").trim();
		for (const [number, id] of boardIds([game], (id) => !this.#taken.has(id))) {
			this.#ids.set(number, id);
			this.#taken.add(id);
		}
		if (this.#options.boardsPerPage) this.#rankings.add(game);
	}

	*start(): Generator<string, void, void> {
		const title = this.#title();
		const { boardsPerPage } = this.#options;
		yield `<!DOCTYPE html>
<html lang="${this.#words.tag}"${boardsPerPage ? ` class="pbn-per-page-${boardsPerPage}"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="pbnkit ${version}">
${text(<title>{title}</title>)}
<style>${style}</style>
</head>
<body>
${text(<h1>{title}</h1>)}
`;
		yield* this.#contents();
		yield "\n<main>\n";
	}

	game(game: Game): string {
		const { number } = game;
		const settings = { headingLevel: 2, ...this.#options.settings, games: "list" } as const;
		const shown = this.#options.boardsPerPage ? withoutRankings(game) : game;
		const view = <GamesView games={[shown]} words={this.#words} settings={settings} id={`pbn-${number}`} ids={this.#ids} />;
		return `${text(<div class="pbn-sheet" id={this.#ids.has(number) ? undefined : sheetId(number)}>{view}</div>)}\n`;
	}

	end(): string {
		const rankings = (
			<ViewerProvider words={this.#words} settings={this.#options.settings ?? {}} id="pbn">
				<Rankings list={this.#rankings} />
			</ViewerProvider>
		);
		return `</main>\n${text(rankings)}</body>\n</html>\n`;
	}

	#title(): string {
		const { title, fileName } = this.#options;
		if (title) return title;
		const words = this.#words;
		const event = this.#event;
		const first = this.#boards.length === 1 && this.#boards[0];
		const board = first && fill(words.board, { board: first });
		if (event && board) return fill(words.page.title, { event, board });
		return event || board || fileName || words.page.untitled;
	}

	/** With a board it is the one that the embed script follows, too. */
	#address(number: number): string {
		return `#${encodeURIComponent(this.#ids.get(number) ?? sheetId(number)).replace("%3D", "=")}`;
	}

	/** Piece by piece, as the games are. */
	*#contents(): Generator<string, void, void> {
		const words = this.#words;
		if (this.#numbers.length < 2) return;
		yield text(<nav class="pbn-contents" aria-label={words.page.contents} />).replace("</nav>", "<ol>");
		for (const [at, number] of this.#numbers.entries()) {
			const board = this.#boards[at];
			yield text(<li><a href={this.#address(number)}>{board ? fill(words.board, { board }) : fill(words.game, { number })}</a></li>);
		}
		yield "</ol></nav>";
	}
}

function sheetId(number: number): string {
	return `game-${number}`;
}

function text(children: ComponentChildren): string {
	return plain(renderToString(<>{children}</>));
}
