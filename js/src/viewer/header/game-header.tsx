import { tagValue } from "../../game/tags.js";
import type { Game } from "../../pbn/types.js";
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
	const annotator = value("Annotator");
	return [
		[value("Event"), value("Stage"), labelled("Round"), labelled("Section")],
		[
			home && visit ? fill(words.header.teams, { home, visit }) : (home ?? visit),
			labelled("Table"),
			room === "Open" || room === "Closed" ? words.header.rooms[room] : room,
		],
		[value("Site"), game.date ? dateInWords(game, words.tag) : value("Date"), value("Competition"), value("Scoring")?.replaceAll(";", ", ")],
		[value("Description")],
		[annotator && fill(words.header.annotator, { name: annotator })],
	].map((line) => line.filter(Boolean).join(", "));
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
