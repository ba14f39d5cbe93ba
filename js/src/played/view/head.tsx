import { fill } from "../../words/fill.js";
import type { PlayedWords } from "../language/words.js";
import type { Own } from "../own.js";
import type { PlayedGame } from "../types.js";
import { shows, useView } from "./context.js";

/** Players and result as the heading, and below it where and when it was. */
export function Head({ game }: { game: PlayedGame }) {
	const view = useView();
	const { own, words, settings } = view;
	const { prefix } = own;
	const Heading = `h${settings.headingLevel}` as "h3";
	const players = shows(view, "players") && namesOf(game, view);
	const event = shows(view, "event") ? eventOf(game, own, words) : [];
	if (!players && event.length === 0) return null;
	return (
		<div class={`${prefix}-head`}>
			{players && (
				<Heading class={`${prefix}-title`}>
					{players} {settings.hide !== "moves" && <span class={`${prefix}-result`}>{resultOf(game)}</span>}
				</Heading>
			)}
			{event.length > 0 && <p class={`${prefix}-event`}>{event.join(" · ")}</p>}
		</div>
	);
}

/** A name as one reads it in a heading: the family name, where it comes first. */
const shortName = (name: string) => name.split(",", 1)[0]?.trim() || name;

/** "Barrow – Fenwick"; what a game without names is called, where it has a White or a Black tag that says nothing. */
export function namesOf(game: PlayedGame, { own, words }: { own: Own; words: PlayedWords }): string | undefined {
	const [white, black] = [own.tag(game, "White"), own.tag(game, "Black")];
	if (!white && !black) return undefined;
	const shown = [white, black].map((name) => (name ? shortName(name) : words.game.unknown));
	return shown.join(" – ");
}

/** "1–0", "½–½". */
export function resultOf({ result }: PlayedGame): string {
	return result === "1/2-1/2" ? "½–½" : result.replace("-", "–");
}

/** Event, round, date, opening, annotator; what is not known is left out. */
function eventOf(game: PlayedGame, own: Own, words: PlayedWords): string[] {
	const value = (name: string) => own.tag(game, name);
	const round = value("Round");
	const annotator = value("Annotator");
	const event = [value("Event"), round && fill(words.game.round, { round })].filter(Boolean).join(", ");
	const opening = [value("ECO"), [value("Opening"), value("Variation")].filter(Boolean).join(", ")].filter(Boolean).join(" ");
	return [own.about?.(game, words), event, value("Site"), dateOf(value("Date"), words.tag), opening, annotator && fill(words.game.annotator, { name: annotator })].filter((text) => text !== undefined && text !== "") as string[];
}

/** A date as far as it is known, and as readers of the language write it. */
function dateOf(date: string | undefined, language: string): string | undefined {
	const [, year, month, day] = /^(\d{4})\.(\d\d|\?\?)\.(\d\d|\?\?)$/.exec(date ?? "") ?? [];
	if (!year) return date && /\d/.test(date) ? date : undefined;
	const [m, d] = [Number(month) || 0, Number(day) || 0];
	if (m === 0 || m > 12) return year;
	const time = new Date(0);
	time.setUTCFullYear(Number(year), m - 1, d || 1);
	return time.toLocaleDateString(language, { timeZone: "UTC", year: "numeric", month: "long", ...(d > 0 && { day: "numeric" }) });
}
