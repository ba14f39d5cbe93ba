import { useMemo, useState } from "preact/hooks";
import type { PlayedWords } from "../../played/language/words.js";
import type { Fault, PlayedSettings } from "../../played/types.js";
import type { Control, Listener } from "../../played/view/use-steps.js";
import type { BlockGame, GameProps, OwnOfBlocks } from "./own.js";

/** What a block shows. */
export interface BlockProps {
	own: OwnOfBlocks;
	/** Those that are chosen; there is one at least. */
	games: readonly BlockGame[];
	settings: Partial<PlayedSettings>;
	words: PlayedWords;
	/** Whether all games are below each other; otherwise there is one, with a choice. */
	isList: boolean;
	/** What the ids in the block begin with. */
	id: string;
	faultsOf?: ((game: BlockGame) => readonly Fault[]) | undefined;
	/** What a reader may try on the board of a game. */
	legalIn?: ((game: BlockGame) => GameProps["legal"]) | undefined;
	listener?: BlockListener | undefined;
}

export interface BlockListener {
	onStep(game: BlockGame, place: Parameters<NonNullable<Listener["step"]>>[0]): void;
	onControl(game: BlockGame, control: Control | undefined): void;
	/** Gets what shows another game, while there is a choice. */
	onPicker(pick: (game: BlockGame) => void): void;
}

/** The games of a block. */
export function Block(props: BlockProps) {
	const { games, isList } = props;
	if (games.length > 1 && !isList) return <Picker {...props} />;
	return <>{games.map((game) => <Shown key={game.number} {...props} game={game} />)}</>;
}

function Picker(props: BlockProps) {
	const { own, games, words, listener } = props;
	const [at, setAt] = useState(0);
	listener?.onPicker((game) => setAt(Math.max(0, games.indexOf(game))));
	const game = games[at] ?? (games[0] as BlockGame);
	return (
		<>
			<select class={`${own.key}-pick`} aria-label={words.game.untitled} onChange={({ currentTarget }) => setAt(currentTarget.selectedIndex)}>
				{games.map((each, n) => (
					<option key={each.number} selected={n === at}>
						{`${each.number}. ${nameOf(each, props)}`}
					</option>
				))}
			</select>
			<Shown key={game.number} {...props} game={game} />
		</>
	);
}

function nameOf(game: BlockGame, { own, words }: BlockProps): string {
	const [white, black, event] = ["White", "Black", "Event"].map((name) => own.tag(game, name));
	return white || black ? `${white ?? "?"} – ${black ?? "?"}` : (event ?? words.game.untitled);
}

function Shown({ own, game, settings, words, id, faultsOf, legalIn, listener }: BlockProps & { game: BlockGame }) {
	const heard = useMemo<Listener | undefined>(() => listener && { step: (place) => listener.onStep(game, place), control: (control) => listener.onControl(game, control) }, [game, listener]);
	const faults = useMemo(() => faultsOf?.(game), [game, faultsOf]);
	const legal = useMemo(() => legalIn?.(game), [game, legalIn]);
	const { GameView } = own;
	return <GameView game={game} settings={settings} words={words} id={`${id}-${game.number}`} listener={heard} faults={faults} legal={legal} />;
}
