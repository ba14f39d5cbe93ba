import { load, type PgnGame, type PgnReader } from "pbnkit/pgn/read";
import { type ChessControl, type ChessSettings, type ChessWords, type GameListener, GameView } from "pbnkit/pgn/viewer";
import { render } from "preact";
import type { Linked, Moved } from "../../link/page.js";
import type { Place } from "../../share/address.js";
import { mostDrawn, unpacked } from "../../share/link.js";
import { filled } from "../../words/filled.js";
import { siteWords } from "../../words/site.js";
import { chessWords } from "../language.js";
import { pathOf, stepOf } from "../steps.js";
import { titleOf } from "../titles.js";
import { asPgn, headOf } from "./text.js";

export interface Shown {
	settings: Partial<ChessSettings>;
	words: ChessWords;
	moved?: Moved;
}

/** Draws the games that a place has in it, one at a time: the position and the players before what reads the moves has come. */
export async function showGames(element: HTMLElement, place: Place, { settings, words, moved }: Shown): Promise<Linked> {
	const { link } = place;
	if (link === undefined) throw new Error(chessWords(siteWords()).none);
	const loading = load();
	// It is waited for below, if at all.
	loading.catch(() => undefined);
	let drawing: Drawing | undefined;
	const end = () => {
		drawing?.destroy();
		loading.then((pgn) => pgn.close()).catch(() => undefined);
	};
	try {
		const text = await unpacked(link.text, mostDrawn);
		const pgn = asPgn(text);
		drawing = new Drawing(element, { settings: { headingLevel: 2, ...settings }, words, ...(moved && { moved }) });
		const head = (place.game ?? 1) === 1 ? headOf(pgn) : undefined;
		if (head) drawing.draw(head);
		const reader = await loading;
		const { games } = await reader.parse(pgn);
		if (games.length === 0) throw new Error(chessWords(siteWords()).none);
		drawing.take(games, reader);
		drawing.goTo(place);
		const [first] = games;
		return { text, title: (first && titleOf(first, words)) ?? words.game.untitled, savedAs: "game.pgn", goTo: (place) => drawing?.goTo(place), destroy: end };
	} catch (error) {
		end();
		throw error;
	}
}

/** The game that is drawn, and how far it is played. */
class Drawing {
	readonly #element: HTMLElement;
	readonly #shown: Shown;
	#games: readonly PgnGame[] = [];
	#reader: PgnReader | undefined;
	#number = 1;
	#drawn: PgnGame | undefined;
	#control: ChessControl | undefined;
	/** Where to go as soon as the game is drawn. */
	#waiting: string | undefined;
	readonly #listener: GameListener = {
		step: ({ path }) => this.#tell(path, false),
		control: (control) => {
			this.#control = control;
			if (control && this.#waiting !== undefined) this.#step(this.#waiting);
		},
	};

	constructor(element: HTMLElement, shown: Shown) {
		this.#element = element;
		this.#shown = shown;
	}

	draw(game: PgnGame): void {
		this.#drawn = game;
		const { settings, words } = this.#shown;
		const reader = this.#reader;
		render(
			<>
				{this.#games.length > 1 && <Picker games={this.#games} number={this.#number} words={words} choose={(number) => this.#choose(number)} />}
				<GameView id="linked" game={game} settings={settings} words={words} listener={this.#listener} legal={reader && ((fen) => reader.legalMoves(fen))} />
			</>,
			this.#element,
		);
	}

	take(games: readonly PgnGame[], reader: PgnReader): void {
		this.#games = games;
		this.#reader = reader;
	}

	goTo({ game = 1, move }: Place): void {
		this.#number = Math.min(game, this.#games.length);
		const found = this.#game;
		if (!found) return;
		if (found === this.#drawn) return this.#step(move);
		// What leads through the game comes when it is drawn.
		this.#control = undefined;
		this.#waiting = move;
		this.draw(found);
	}

	destroy(): void {
		render(null, this.#element);
	}

	get #game(): PgnGame | undefined {
		return this.#games[this.#number - 1];
	}

	#choose(number: number): void {
		this.goTo({ game: number });
		this.#tell(undefined, true);
	}

	#step(move: string | undefined): void {
		const game = this.#game;
		if (!game) return;
		this.#waiting = undefined;
		this.#control?.goTo((move !== undefined && pathOf(game, move)) || "start");
	}

	#tell(path: readonly number[] | undefined, isNew: boolean): void {
		const game = this.#game;
		if (!game) return;
		this.#shown.moved?.({ ...(this.#games.length > 1 && { game: this.#number }), ...(path && { move: stepOf(game, path) }) }, isNew);
	}
}

interface PickerProps {
	games: readonly PgnGame[];
	number: number;
	words: ChessWords;
	choose(number: number): void;
}

/** The games of a link that has several. */
function Picker({ games, number, words, choose }: PickerProps) {
	const { games: label, list } = chessWords(siteWords());
	const nameOf = (game: PgnGame, number: number) => {
		const title = titleOf(game, words);
		return title === undefined ? filled(list.unnamed, { n: number }, siteWords()) : `${number}. ${title}`;
	};
	const turn = (to: number, text: string, sign: string) => (
		<button type="button" aria-label={text} title={text} aria-disabled={!games[to - 1]} onClick={() => games[to - 1] && choose(to)}>
			{sign}
		</button>
	);
	return (
		<p class="linked-games">
			{turn(number - 1, list.previous, "‹")}
			<select aria-label={label} value={number} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
				{games.map((game, at) => (
					<option key={at} value={at + 1}>
						{nameOf(game, at + 1)}
					</option>
				))}
			</select>
			{turn(number + 1, list.next, "›")}
		</p>
	);
}
