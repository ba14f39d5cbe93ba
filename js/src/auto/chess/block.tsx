import { useMemo, useState } from "preact/hooks";
import { type ChessControl, type ChessSettings, type GameListener, GameView, type GameViewProps, type MoveFault } from "../../chess/index.js";
import type { ChessWords } from "../../chess/language/words.js";
import { tagValue } from "../../pgn/game/tags.js";
import type { PgnGame } from "../../pgn/types.js";

/** What a block shows. */
export interface ChessBlockProps {
	/** Those that are chosen; there is one at least. */
	games: readonly PgnGame[];
	settings: Partial<ChessSettings>;
	words: ChessWords;
	/** Whether all games are below each other; otherwise there is one, with a choice. */
	isList: boolean;
	/** What the ids in the block begin with. */
	id: string;
	faultsOf?: ((game: PgnGame) => readonly MoveFault[]) | undefined;
	/** What a reader may try on the board. */
	legal?: GameViewProps["legal"];
	listener?: BlockListener | undefined;
}

export interface BlockListener {
	onStep(game: PgnGame, place: Parameters<NonNullable<GameListener["step"]>>[0]): void;
	onControl(game: PgnGame, control: ChessControl | undefined): void;
	/** Gets what shows another game, while there is a choice. */
	onPicker(pick: (game: PgnGame) => void): void;
}

/** The games of a block. */
export function ChessBlock(props: ChessBlockProps) {
	const { games, isList } = props;
	if (games.length > 1 && !isList) return <Picker {...props} />;
	return <>{games.map((game) => <Shown key={game.number} {...props} game={game} />)}</>;
}

function Picker(props: ChessBlockProps) {
	const { games, words, listener } = props;
	const [at, setAt] = useState(0);
	listener?.onPicker((game) => setAt(Math.max(0, games.indexOf(game))));
	const game = games[at] ?? (games[0] as PgnGame);
	return (
		<>
			<select class="pgn-pick" aria-label={words.game.untitled} onChange={({ currentTarget }) => setAt(currentTarget.selectedIndex)}>
				{games.map((each, n) => (
					<option key={each.number} selected={n === at}>
						{nameOf(each, words)}
					</option>
				))}
			</select>
			<Shown key={game.number} {...props} game={game} />
		</>
	);
}

function nameOf(game: PgnGame, words: ChessWords): string {
	const [white, black, event] = ["White", "Black", "Event"].map((name) => tagValue(game, name));
	const players = white || black ? `${white ?? "?"} – ${black ?? "?"}` : undefined;
	return `${game.number}. ${players ?? event ?? words.game.untitled}`;
}

function Shown({ game, settings, words, id, faultsOf, legal, listener }: ChessBlockProps & { game: PgnGame }) {
	const own = useMemo<GameListener | undefined>(() => listener && { step: (place) => listener.onStep(game, place), control: (control) => listener.onControl(game, control) }, [game, listener]);
	const faults = useMemo(() => faultsOf?.(game), [game, faultsOf]);
	return <GameView game={game} settings={settings} words={words} id={`${id}-${game.number}`} listener={own} faults={faults} legal={legal} />;
}
