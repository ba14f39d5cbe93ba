import { tagValue } from "../../game/tags.js";
import type { Game } from "../../pbn/types.js";
import { count } from "../language/words.js";
import { useViewer } from "../viewer.js";
import { readOptimum } from "./double-dummy.js";
import { DoubleDummy, openCardsOf } from "./double-dummy-box.js";
import { SectionView } from "./section-view.js";
import { shownSections } from "./table.js";

/** The supplemental sections of a game in the order of the file, and what is known of play with open cards. */
export function Sections({ game, withoutDoubleDummy = false }: { game: Game; withoutDoubleDummy?: boolean }) {
	const viewer = useViewer();
	const sections = shownSections(game, viewer.settings.show);
	const optimum = sections.find(readOptimum);
	const openCards = !withoutDoubleDummy && openCardsOf(game, viewer) && <DoubleDummy game={game} />;
	const others = sections.filter((section) => section !== optimum);
	if (!openCards && others.length === 0) return null;
	const times = sections.find(({ name }) => name.endsWith("TimeTable"));
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
