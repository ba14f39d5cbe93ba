import { tagValue } from "../../game/tags.js";
import type { Game } from "../../pbn/types.js";
import { isAnnotated } from "../game.js";
import { fill, type Words } from "../language/words.js";
import { MarkedText } from "../text/suit-text.js";
import { useViewer } from "../viewer.js";

/** Event, teams, place and date of a game in a few quiet lines. Nothing where none is known. */
export function GameHeader({ game }: { game: Game }) {
	const { words } = useViewer();
	const [event, ...lines] = headerLines(game, words);
	if (!event && lines.every((line) => !line)) return null;
	return (
		<div class="pbn-header">
			{event && (
				<p>
					<b>
						<MarkedText text={event} />
					</b>
				</p>
			)}
			{lines.map(
				(line) =>
					line && (
						<p key={line}>
							<MarkedText text={line} />
						</p>
					),
			)}
		</div>
	);
}

/** The lines in a fixed order; "" is one of which nothing is known. */
function headerLines(game: Game, words: Words): string[] {
	const value = (name: string) => {
		const found = tagValue(game, name);
		return found && !/^[-?\s]*$/.test(found) ? found : undefined;
	};
	const labelled = (name: keyof Words["header"]["labels"]) => {
		const found = value(name);
		return found && /^(\d.*|.)$/.test(found) ? fill(words.header.labels[name], { value: found }) : found;
	};
	const [home, visit] = [value("HomeTeam"), value("VisitTeam")];
	const room = value("Room");
	const annotator = hasComments(game) && value("Annotator");
	const { scorings, competitions, teams, rooms } = words.header;
	return [
		[value("Event"), value("Stage"), labelled("Round"), labelled("Section")],
		[
			home && visit ? fill(teams, { home, visit }) : (home ?? visit),
			labelled("Table"),
			room === "Open" || room === "Closed" ? rooms[room] : room,
		],
		[value("Site"), game.date ? dateInWords(game, words.tag) : value("Date"), inWords(value("Competition"), competitions), inWords(value("Scoring"), scorings)],
		[value("Description")],
		[annotator && fill(words.header.annotator, { name: annotator })],
	].map((line) => line.filter(Boolean).join(", "));
}

/** How matchpoints are counted, which makes no other order. */
const countings = /^MP[12]$/i;

/** A value of fields, with words for those that have a name in the standard; each once. */
function inWords(value: string | undefined, words: Record<string, string>): string | undefined {
	const wordFor = (field: string) => Object.entries(words).find(([name]) => name.toLowerCase() === field.toLowerCase())?.[1] ?? field;
	const fields = value?.split(";").map((field) => field.trim());
	return fields && [...new Set(fields.filter((field) => fields.length === 1 || !countings.test(field)).map(wordFor))].join(", ");
}

/** Whether there are comments of an annotator: whose they are is of no use where there are none. */
function hasComments({ comments, tags, auction, play }: Game): boolean {
	const ofMoves = [auction, play].some((section) => section && (section.notes.length > 0 || section.moves.some(isAnnotated)));
	return ofMoves || [comments, ...tags.map((tag) => tag.comments)].some((list) => list && list.length > 0);
}

/** The date of a game as far as it is known and as readers of the language write it; "" where nothing of it is. */
export function dateInWords({ date = "", dateParts }: Game, language: string): string {
	if (!dateParts) return date;
	const { year, month, day } = dateParts;
	if (month === undefined && day === undefined) return String(year ?? "");
	if (year === undefined || month === undefined) return date;
	const time = new Date(0);
	time.setUTCFullYear(year, month - 1, day ?? 1);
	return time.toLocaleDateString(language, { timeZone: "UTC", year: "numeric", month: "long", ...(day && { day: "numeric" }) });
}
