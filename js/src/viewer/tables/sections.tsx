import { tagValue } from "../../game/tags.js";
import type { Game } from "../../pbn/types.js";
import { count } from "../language/words.js";
import { useViewer } from "../viewer.js";
import { doubleDummy, pars, readOptimum } from "./double-dummy.js";
import { ParLine, TricksGrid } from "./double-dummy-view.js";
import { SectionView } from "./section-view.js";

/** The supplemental sections of a game in the order of the file, and what its tags say of play with open cards. */
export function Sections({ game }: { game: Game }) {
	const { settings: { show }, alive, parts: { Comments, OpenCards, solving } } = useViewer();
	const sections = game.sections.filter(({ name, tag, rows }) => {
		const { duplicate, comments } = game.tags[tag] ?? {};
		return show.includes(name.startsWith("Optimum") ? "dd" : "results") && !duplicate && (rows.length > 0 || comments);
	});
	const optimum = sections.find(readOptimum);
	const times = sections.find(({ name }) => name.endsWith("TimeTable"));
	const tricks = show.includes("dd") ? doubleDummy(game, optimum) : [];
	const par = show.includes("dd") ? pars(game) : [];
	const offers = OpenCards && solving && alive;
	const openCards = (tricks.length > 0 || par.length > 0 || offers) && (
		<div class="pbn-section pbn-open-cards">
			{tricks.map((source) => (
				<TricksGrid key={source.name} source={source} alone={tricks.length === 1} />
			))}
			{par.map((facts) => (
				<ParLine key={facts.name} par={facts} alone={par.length === 1} />
			))}
			{offers && <OpenCards game={game} hasPar={par.length > 0} />}
			{Comments && optimum && <Comments comments={game.tags[optimum.tag]?.comments} />}
		</div>
	);
	if (!openCards && sections.length === 0) return null;
	return (
		<div class="pbn-tables">
			{!optimum && openCards}
			{sections.map((section) =>
				section === optimum ? (
					openCards
				) : (
					<SectionView key={section.tag} game={game} section={section}>
						{section === times && <TimeLimits game={game} />}
					</SectionView>
				),
			)}
		</div>
	);
}

/** By the names of the tags. */
const sentences = { TimeControl: "boards", TimeCall: "call", TimeCard: "card" } as const;

/** How much time the players had (4.6). What cannot be read stays as it is. */
export function TimeLimits({ game }: { game: Game }) {
	const { words } = useViewer();
	const { limits } = words.tables;
	const all = Object.entries(sentences).flatMap(([name, sentence]) => {
		const limit = game.timeLimits?.find(({ tag }) => tag === name);
		if (!limit) return tagValue(game, name) ?? [];
		return limit.tag === "TimeControl"
			? count(words, limits[sentence], limit.games, { minutes: limit.minutes })
			: count(words, limits[sentence], limit.seconds);
	});
	return all.length > 0 ? <p class="pbn-limits">{all.join("; ")}</p> : null;
}
