import type { Move, Suit } from "../../pbn/types.js";
import { count, fill, type Words } from "../language/words.js";
import { suits } from "../../game/order.js";
import { Rank } from "../text/card.js";
import { Fill } from "../text/fill.js";
import { Said } from "../text/said.js";
import { SuitSymbol } from "../text/suit.js";
import { useViewer } from "../viewer.js";
import type { Cost } from "./solving.js";
import { useCost } from "./use-solved.js";

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
export function costInWords(cost: Cost, words: Words, inWords: (card: string) => string): string {
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
