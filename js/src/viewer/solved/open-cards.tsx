import { useContext } from "preact/hooks";
import type { Game } from "../../pbn/types.js";
import { clockwise } from "../game.js";
import { count, fill } from "../language/words.js";
import { ParLine, TricksGrid } from "../tables/double-dummy-view.js";
import { Card, Fill } from "../text/elements.js";
import { CardsOfPlay, useViewer } from "../viewer.js";
import { useSolved } from "./cost-text.js";
import type { Costs, Solved, State } from "./solving.js";

/** How many denominations a table has. */
const denominationCount = 5;
/** How many results it has. */
const wholeTable = denominationCount * clockwise.length;

/** What a reader may have computed of a game with open cards: the tricks, the par, and what the cards of its play cost. */
export function OpenCards({ game, hasPar }: { game: Game; hasPar: boolean }) {
	const { words } = useViewer();
	const found = useSolved(game);
	if (!found) return null;
	const [solved, solving] = found;
	const { state, asked, tricks, par, costs, obstacle, noContract, problem } = solved;
	// Where the tags tell it all, or nothing can be computed, there is nothing to ask for.
	if (obstacle || (state === "known" && !asked)) return null;
	const texts = words.openCards;
	const press = (event: MouseEvent) => {
		if (state === "busy" || state === "known") {
			// The second click of a double click, the first of which asked, is no wish to take that back.
			if (event.detail < 2) solving[state === "busy" ? "stop" : "hide"](game);
		} else solving.ask(game);
	};
	const said = [
		problem !== undefined && fill(texts.failed, { why: problem }),
		costs && state === "known" && (costs.size > 0 ? count(words, texts.some, costs.size) : texts.none),
		noContract && state === "known" && texts.noContract,
	];
	return (
		<div class="pbn-solved">
			{tricks && (state === "busy" || tricks.size > 0) && <TricksGrid source={{ name: "", tricks }} alone grows={state === "busy"} />}
			{par && !hasPar && <ParLine par={par} alone />}
			<p class="pbn-ask">
				<button type="button" class="pbn-more" data-open-cards={state} onClick={press}>
					{texts[labelOf(solved)]}
				</button>
				{state === "busy" && tricks && <progress max={denominationCount} value={tricks.size / clockwise.length} aria-label={texts.computing} />}
			</p>
			<p class="pbn-ask-said" role="status">
				{said.filter(Boolean).join(" ")}
			</p>
			{costs && state === "known" && <Costly costs={costs} />}
		</div>
	);
}

/** The cards that cost tricks, each of which leads to where it was played. */
function Costly({ costs }: { costs: Costs }) {
	const { words } = useViewer();
	const play = useContext(CardsOfPlay);
	const cards = [...costs.keys()].flatMap((move) => {
		const number = play?.numbers.get(move);
		return number === undefined ? [] : [{ move, number, trick: (play?.cards[number - 1]?.trick ?? 0) + 1 }];
	});
	if (!play || cards.length === 0) return null;
	return (
		<ul class="pbn-costly" role="list">
			{cards.map(({ move, number, trick }) => (
				<li key={number}>
					<button
						type="button"
						class="pbn-more"
						onClick={({ currentTarget }) => {
							play.goTo(number);
							currentTarget.closest(".pbn-game")?.querySelector(".pbn-frame")?.scrollIntoView({ block: "nearest" });
						}}
					>
						<Fill sentence={words.openCards.inTrick} values={{ card: <Card text={move.text} />, trick }} />
					</button>
				</li>
			))}
		</ul>
	);
}

/** What the button does, as the name of its word. */
function labelOf({ state, wantsTable, tricks }: Solved): "ask" | "askPlay" | "stop" | "goOn" | "again" | "hide" {
	const labels = { open: wantsTable && tricks?.size !== wholeTable ? "ask" : "askPlay", busy: "stop", stopped: "goOn", failed: "again", known: "hide" } as const satisfies Record<State, unknown>;
	return labels[state];
}
