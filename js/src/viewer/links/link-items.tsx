import type { ComponentChildren } from "preact";
import { handWord, linText as linOf, notesByIndex, vulnerabilityLetters } from "../../game/lin.js";
import { seatTags, suits } from "../../game/order.js";
import { tagValue } from "../../game/tags.js";
import type { Game, Note, Seat } from "../../pbn/types.js";
import type { Link, Presentation } from "../settings.js";
import { useViewer } from "../viewer.js";
import type { Sharing } from "./sharing.js";

/** The links that a writer wants, in their order, with nothing for those that the game has not enough for. */
export function linkItems(game: Game, { words, settings }: Presentation, sharing: Sharing | undefined): Partial<Record<Link, ComponentChildren>> {
	const wants = new Set(settings.links);
	const lin = wants.has("lin") ? linText(game) : undefined;
	return {
		bbo: wants.has("bbo") && elsewhere(bboAddress(game), words.links.bbo),
		bsol: wants.has("bsol") && elsewhere(bsolAddress(game), words.links.bsol),
		lin: lin && file(lin, `${fileName(game)}.lin`, words.links.lin),
		pbn: wants.has("pbn") && sharing && <PbnButton game={game} sharing={sharing} />,
	};
}

function elsewhere(address: string | undefined, label: string) {
	return (
		address && (
			<a href={address} rel="external noopener">
				{label}
			</a>
		)
	);
}

/** A link that saves a text; without a script as well. */
function file(text: string, name: string, label: string) {
	return (
		<a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={name}>
			{label}
		</a>
	);
}

function PbnButton({ game, sharing }: { game: Game; sharing: Sharing }) {
	const { words } = useViewer();
	const save = async () => {
		const address = URL.createObjectURL(new Blob([await sharing.pbnOf(game)], { type: "application/x-pbn" }));
		const link = document.createElement("a");
		link.href = address;
		link.download = `${fileName(game)}.pbn`;
		link.click();
		// A click only begins the download.
		setTimeout(() => URL.revokeObjectURL(address), 60_000);
	};
	return (
		<button type="button" onClick={save}>
			{words.links.pbn}
		</button>
	);
}

function fileName(game: Game): string {
	const board = tagValue(game, "Board")?.replace(/[^\p{L}\p{N}]+/gu, "-");
	return board ? `board-${board}` : `game-${game.number}`;
}

/**
 * The game in LIN, the notation of Bridge Base Online. Undefined without a deal.
 *
 * @example
 * ```js
 * import { linText } from "pbnkit/viewer";
 *
 * console.log(linText(game)?.slice(0, 33)); // mn|Harbour Club Tuesday Pairs|pn|
 * ```
 */
export function linText(game: Game): string | undefined {
	return game.deal && linOf(game);
}

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

/** A call as other programs have it, and what its note says, without the word or mark of an alert. */
interface RecordedCall {
	call: string;
	alerted: boolean;
	note: string;
}

const shortCalls: Record<string, string> = { Pass: "P", X: "D", XX: "R" };

/** The calls up to the first word that is not a call; "P", "D", "R", "1N". */
export function recordedCalls({ auction }: Game): RecordedCall[] {
	const calls: RecordedCall[] = [];
	const ofAuction = notesByIndex(auction?.notes);
	for (const { kind, text, annotations = [] } of auction?.moves ?? []) {
		if (kind === "hyphen") continue;
		if (kind !== "call") break;
		const notes = annotations.flatMap(({ kind, value }) => (kind === "note" ? (ofAuction.get(value) ?? []) : []));
		calls.push({ call: shortCalls[text] ?? text.replace("NT", "N"), alerted: notes.some(({ alert }) => alert), note: notes.map(noteText).filter(Boolean).join(", ") });
	}
	return calls;
}

function noteText({ text, pieces, alert }: Note): string {
	const said = pieces ? pieces.map(({ suit, text }) => (suit ? `!${suit}` : (text ?? ""))).join("") : text;
	return (alert ? said.trim().replace(/^(?:!|alert(?::|$))/i, "") : said).trim();
}

/** The cards in the order of play, "SA", up to the first that is not known. */
function recordedCards({ play }: Game): string[] {
	const cards: string[] = [];
	for (const { leader, moves } of play?.tricks ?? []) {
		for (const at of moves) {
			const move = play?.moves[at];
			if (!leader || move?.kind !== "card") return cards;
			cards.push(move.text);
		}
		if (moves.length < 4) break;
	}
	return cards;
}

function playerName(game: Game, seat: Seat): string {
	return tagValue(game, seatTags[seat]) ?? "";
}
