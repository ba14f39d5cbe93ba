import { handWord, vulnerabilityLetters } from "../../game/lin.js";
import type { Game, Seat } from "../../pbn/types.js";
import { tagValue } from "../../game/tags.js";
import { suits } from "../../game/order.js";
import { playerName, recordedCalls, recordedCards } from "./record.js";

/** What names the hands in both sites' addresses. */
const seatNames: Record<Seat, string> = { N: "north", E: "east", S: "south", W: "west" };
const seats = Object.keys(seatNames) as Seat[];

/**
 * Where Bridge Base Online's handviewer shows the game. Undefined without a deal.
 *
 * @example
 * ```js
 * import { bboAddress } from "pbnkit/viewer";
 *
 * console.log(new URL(bboAddress(game)).searchParams.get("b")); // 7
 * ```
 */
export function bboAddress(game: Game): string | undefined {
	const { deal } = game;
	if (!deal) return undefined;
	return address("https://www.bridgebase.com/tools/handviewer.html", [
		...seats.map((seat): Parameter => [seat.toLowerCase(), handWord(deal, seat).replace(/[SHDC]/g, (suit) => suit.toLowerCase())]),
		...seats.map((seat): Parameter => [`${seat.toLowerCase()}n`, playerName(game, seat)]),
		["d", game.dealer?.toLowerCase()],
		["v", game.vulnerable && vulnerabilityLetters[game.vulnerable]],
		["b", tagValue(game, "Board")],
		["a", recordedCalls(game).map(({ call, alerted, note }) => `${call}${alerted ? "!" : ""}${note && `(${note.replace(/[()]/g, " ")})`}`).join("")],
		["p", recordedCards(game).join("").toLowerCase()],
	]);
}

/**
 * Where Bridge Solver Online analyses the game. Undefined unless all hands are known.
 *
 * @example
 * ```js
 * import { bsolAddress } from "pbnkit/viewer";
 *
 * console.log(bsolAddress(game)?.split("?")[0], bsolAddress(games[2])); // https://dds.bridgewebs.com/bsol2/ddummy.htm undefined
 * ```
 */
export function bsolAddress(game: Game): string | undefined {
	const { deal } = game;
	if (!deal || seats.some((seat) => !deal.hands[seat])) return undefined;
	return address("https://dds.bridgewebs.com/bsol2/ddummy.htm", [
		["board", tagValue(game, "Board")],
		["dealer", game.dealer],
		["vul", game.vulnerable],
		...(game.declarer ? ([["contract", game.contract], ["declarer", game.declarer], ["lead", recordedCards(game)[0]]] as Parameter[]) : []),
		...seats.map((seat): Parameter => [seatNames[seat], suits.map((suit) => deal.hands[seat]?.[suit]).join(".")]),
		["analyse", "true"],
	]);
}

type Parameter = [name: string, value: string | undefined];

function address(page: string, parameters: Parameter[]): string {
	const query = parameters.flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
	return `${page}?${query.join("&")}`;
}
