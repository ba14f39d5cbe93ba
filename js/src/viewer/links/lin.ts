import type { Game, Seat } from "../../pbn/types.js";
import { tagValue } from "../game.js";
import { handWord, playerName, recordedCalls, recordedCards, vulnerabilityLetters } from "./record.js";

/** In the order of LIN; its dealer is the place in it, from 1. */
const order: readonly Seat[] = ["S", "W", "N", "E"];

/** The game in LIN, the notation of Bridge Base Online. Undefined without a deal. */
export function linText(game: Game): string | undefined {
	const { deal } = game;
	if (!deal) return undefined;
	const hands = order.map((seat) => handWord(deal, seat));
	// The last hand follows from the three others, where all cards are there.
	if (order.every((seat) => Object.values(deal.hands[seat] ?? {}).join("").length === 13)) hands[3] = "";
	const board = tagValue(game, "Board");
	const cards = recordedCards(game);
	const commands: [string, string][] = [
		["st", ""],
		["pn", order.map((seat) => plain(playerName(game, seat)).replaceAll(",", " ")).join(",")],
		["md", `${order.indexOf(game.dealer ?? "N") + 1}${hands.join(",")}`],
		["rh", ""],
		["ah", plain(board ? `Board ${board}` : "")],
		["sv", vulnerabilityLetters[game.vulnerable ?? "None"]],
		...recordedCalls(game).flatMap(({ call, note }): [string, string][] =>
			note ? [["mb", `${call}!`], ["an", plain(note)]] : [["mb", call]],
		),
		...cards.map((card): [string, string] => ["pc", card]),
	];
	// Of a play that is to be continued, Result counts only the tricks so far (3.4.15).
	if (game.tricks !== undefined && cards.length < 52 && game.play?.state !== "continued") commands.push(["mc", String(game.tricks)]);
	return [...commands, ["pg", ""]].map(([name, value]) => `${name}|${value}|`).join("");
}

/** A text without what ends a command. */
function plain(text: string): string {
	return text.replace(/[|\s]+/g, " ").trim();
}
