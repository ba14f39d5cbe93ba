import { createContext } from "preact";
import { useContext, useLayoutEffect, useReducer } from "preact/hooks";
import { suits } from "../../game/order.js";
import type { Game, Move, Suit } from "../../pbn/types.js";
import { count, fill, type Words } from "../language/words.js";
import type { Judging } from "../parts.js";
import { Fill, Rank, Said, SuitSymbol } from "../text/elements.js";
import { useViewer } from "../viewer.js";
import type { Cost, Costs, Solved, Solving } from "./solving.js";

/** The mark of a card that costs tricks: "−1". */
export function CostMark({ move }: { move: Move }) {
	const { words } = useViewer();
	const cost = useCost(move);
	if (!cost) return null;
	return (
		<span class="pbn-cost">
			<Said shown={sign(cost)} said={`, ${tricksInWords(cost, words)}`} />
		</span>
	);
}

/** What a card costs, and which ones would have cost nothing. */
export function CostLine({ move }: { move: Move }) {
	const { words } = useViewer();
	const cost = useCost(move);
	if (!cost) return null;
	return (
		<p class="pbn-costs">
			<span class="pbn-cost" aria-hidden="true">
				{sign(cost)}
			</span>{" "}
			{tricksInWords(cost, words)}; <Fill sentence={words.openCards.better} values={{ cards: <Cards cards={cost.better} /> }} />
		</p>
	);
}

/** The same in a sentence, for those who listen. */
function costInWords(cost: Cost, words: Words, inWords: (card: string) => string): string {
	return `${tricksInWords(cost, words)}; ${fill(words.openCards.better, { cards: cost.better.map(inWords).join(", ") })}`;
}

/** "−1"; how many it costs may not be known. */
const sign = ({ tricks }: Cost) => `−${tricks ?? ""}`;

function tricksInWords({ tricks }: Cost, words: Words): string {
	return tricks === undefined ? words.openCards.costsSome : count(words, words.openCards.costs, tricks);
}

/** Cards by suits: "♠AK ♦5". */
function Cards({ cards }: { cards: readonly string[] }) {
	const held = suits.map((suit) => [suit, cards.filter((card) => card.startsWith(suit))] as const).filter(([, cards]) => cards.length > 0);
	return (
		<>
			{held.map(([suit, cards]) => (
				<Suited key={suit} suit={suit} cards={cards} />
			))}
		</>
	);
}

function Suited({ suit, cards }: { suit: Suit; cards: readonly string[] }) {
	return (
		<span class="pbn-bid">
			{" "}
			<SuitSymbol suit={suit} />
			{cards.map((card, index) => (
				<span key={card}>
					{index > 0 && " "}
					<Rank rank={card.slice(1)} />
				</span>
			))}
		</span>
	);
}

/** What is inside knows what the cards of the play cost. */
export function Judged({ game, children }: Judging) {
	const { words } = useViewer();
	const [solved] = useSolved(game) ?? [];
	const costs = solved?.costs;
	return (
		<CostsContext.Provider value={costs}>
			{children(solved?.judges ?? false, (move, inWords) => {
				const cost = costs?.get(move);
				return cost && costInWords(cost, words, inWords);
			})}
		</CostsContext.Provider>
	);
}

/** What the page computes of a game, where it offers to; the component is drawn again when more is known. */
export function useSolved(game: Game): [Solved, Solving] | undefined {
	const { solving } = useViewer().parts;
	const [, drawAgain] = useReducer((before: number) => before + 1, 0);
	// Before the next paint, or what changes until then is never drawn.
	useLayoutEffect(() => solving?.subscribe(() => drawAgain(undefined)), [solving]);
	return solving && [solving.of(game), solving];
}

/** Those of the play that is shown. */
const CostsContext = createContext<Costs | undefined>(undefined);

/** What a card costs; undefined where that is nothing, or not known. */
function useCost(move: Move): Cost | undefined {
	return useContext(CostsContext)?.get(move);
}
