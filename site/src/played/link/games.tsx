import { type ComponentType, render } from "preact";
import type { Linked, Moved } from "../../link/page.js";
import type { Place } from "../../share/address.js";
import { mostDrawn, unpacked } from "../../share/link.js";
import { filled } from "../../words/filled.js";
import { siteWords } from "../../words/site.js";
import type { PlayedWords, SiteWords } from "../../words/words.js";
import type { PlayedGame } from "../notation.js";
import { pathOf, stepOf } from "../steps.js";

/** What reads the games of a link, on the page itself. */
export interface LinkReader<Game extends PlayedGame> {
	parse(text: string): Promise<{ games: Game[] }>;
	close(): void;
}

/** The viewer's words, as far as they are the same for all. */
export interface ViewerWords {
	game: { untitled: string };
}

interface Listener {
	step(place: { path: number[] | undefined }): void;
	control(control?: { goTo(path: number[] | "start" | "end"): void }): void;
}

/** A game that is drawn. */
export interface GameProps<Game, Words, Settings, Reader> {
	game: Game;
	settings: Partial<Settings>;
	words: Words;
	listener: Listener;
	/** Undefined until it has come. */
	reader: Reader | undefined;
}

/** What a notation brings to its links. */
export interface Linking<Game extends PlayedGame = PlayedGame, Words extends ViewerWords = ViewerWords, Settings = object, Reader extends LinkReader<Game> = LinkReader<Game>> {
	words(site: SiteWords): PlayedWords;
	load(): Promise<Reader>;
	/** Games as a file has them; positions, one in each line, as games that begin with them. */
	asFile(text: string): string;
	/** What the first game of a file says of itself before its moves, as a game without any. Undefined where its position is not known. */
	headOf(text: string): Game | undefined;
	titleOf(game: Game, words: Words): string | undefined;
	savedAs: string;
	/** Its settings, by the part of an address after "#". */
	settingsIn(hash: string): Partial<Settings>;
	Game: ComponentType<GameProps<Game, Words, Settings, Reader>>;
}

/** How games are drawn. */
export interface Shown<Words extends ViewerWords, Settings> {
	settings: Partial<Settings>;
	words: Words;
	moved?: Moved;
}

/** Draws the games that a place has in it, one at a time: the position and the players before what reads the moves has come. */
export async function showGames<Game extends PlayedGame, Words extends ViewerWords, Settings, Reader extends LinkReader<Game>>(
	of: Linking<Game, Words, Settings, Reader>,
	element: HTMLElement,
	place: Place,
	{ settings, words, moved }: Shown<Words, Settings>,
): Promise<Linked> {
	const none = () => of.words(siteWords()).none;
	const { link } = place;
	if (link === undefined) throw new Error(none());
	const loading = of.load();
	// It is waited for below, if at all.
	loading.catch(() => undefined);
	let drawing: Drawing<Game, Words, Settings, Reader> | undefined;
	const end = () => {
		drawing?.destroy();
		loading.then((kit) => kit.close()).catch(() => undefined);
	};
	try {
		const text = await unpacked(link.text, mostDrawn);
		const file = of.asFile(text);
		drawing = new Drawing(of, element, { settings, words, ...(moved && { moved }) });
		const head = (place.game ?? 1) === 1 ? of.headOf(file) : undefined;
		if (head) drawing.draw(head);
		const reader = await loading;
		const { games } = await reader.parse(file);
		if (games.length === 0) throw new Error(none());
		drawing.take(games, reader);
		drawing.goTo(place);
		const [first] = games;
		return { text, title: (first && of.titleOf(first, words)) ?? words.game.untitled, savedAs: of.savedAs, goTo: (place) => drawing?.goTo(place), destroy: end };
	} catch (error) {
		end();
		throw error;
	}
}

/** The game that is drawn, and how far it is played. */
class Drawing<Game extends PlayedGame, Words extends ViewerWords, Settings, Reader extends LinkReader<Game>> {
	readonly #of: Linking<Game, Words, Settings, Reader>;
	readonly #element: HTMLElement;
	readonly #shown: Shown<Words, Settings>;
	#games: readonly Game[] = [];
	#reader: Reader | undefined;
	#number = 1;
	#drawn: Game | undefined;
	#control: Parameters<Listener["control"]>[0];
	/** Where to go as soon as the game is drawn. */
	#waiting: string | undefined;
	readonly #listener: Listener = {
		step: ({ path }) => this.#tell(path, false),
		control: (control) => {
			this.#control = control;
			if (control && this.#waiting !== undefined) this.#step(this.#waiting);
		},
	};

	constructor(of: Linking<Game, Words, Settings, Reader>, element: HTMLElement, shown: Shown<Words, Settings>) {
		this.#of = of;
		this.#element = element;
		this.#shown = shown;
	}

	draw(game: Game): void {
		this.#drawn = game;
		const { settings, words } = this.#shown;
		const { Game } = this.#of;
		render(
			<>
				{this.#games.length > 1 && <Picker titles={this.#games.map((game) => this.#of.titleOf(game, words))} words={this.#of.words(siteWords())} number={this.#number} choose={(number) => this.#choose(number)} />}
				<Game game={game} settings={settings} words={words} listener={this.#listener} reader={this.#reader} />
			</>,
			this.#element,
		);
	}

	take(games: readonly Game[], reader: Reader): void {
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

	get #game(): Game | undefined {
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
	/** Undefined of a game that does not say who played. */
	titles: readonly (string | undefined)[];
	words: PlayedWords;
	number: number;
	choose(number: number): void;
}

/** The games of a link that has several. */
function Picker({ titles, words: { games: label, list }, number, choose }: PickerProps) {
	const turn = (to: number, text: string, sign: string) => {
		const isThere = to > 0 && to <= titles.length;
		return (
			<button type="button" aria-label={text} title={text} aria-disabled={!isThere} onClick={() => isThere && choose(to)}>
				{sign}
			</button>
		);
	};
	return (
		<p class="linked-games">
			{turn(number - 1, list.previous, "‹")}
			<select aria-label={label} value={number} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
				{titles.map((title, at) => (
					<option key={at} value={at + 1}>
						{title === undefined ? filled(list.unnamed, { n: at + 1 }, siteWords()) : `${at + 1}. ${title}`}
					</option>
				))}
			</select>
			{turn(number + 1, list.next, "›")}
		</p>
	);
}
