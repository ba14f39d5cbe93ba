import type { Game, Section } from "../../pbn/types.js";
import { SectionView } from "./section-view.js";

const isRanking = ({ name }: Section) => name === "TotalScoreTable";

/**
 * A game without the rankings that it has of the whole tournament.
 *
 * @example
 * ```js
 * import { withoutRankings } from "pbnkit/viewer";
 *
 * const ranked = '[TotalScoreTable "Rank\\2R;Names\\20L"]\n1 "Quill, Oakes"\n';
 * const [whole] = (await pbn.parse(new TextEncoder().encode(ranked))).games;
 * console.log(whole.sections.length, withoutRankings(whole).sections.length); // 1 0
 * ```
 */
export function withoutRankings(game: Game): Game {
	return game.sections.some(isRanking) ? { ...game, sections: game.sections.filter((section) => !isRanking(section)) } : game;
}

/**
 * Rankings of a tournament, each once, though several games may have it.
 *
 * @example
 * ```js
 * import { RankingList } from "pbnkit/viewer";
 *
 * const ranked = '[TotalScoreTable "Rank\\2R;Names\\20L"]\n1 "Quill, Oakes"\n';
 * const list = new RankingList();
 * for (const each of (await pbn.parse(new TextEncoder().encode(ranked.repeat(2)))).games) list.add(each);
 * console.log(list.all.length); // 1
 * ```
 */
export class RankingList {
	readonly #rankings = new Map<string, { game: Game; section: Section }>();

	add(game: Game): void {
		for (const section of game.sections) {
			const { columns, rows, tag } = section;
			if (!isRanking(section) || rows.length === 0 || game.tags[tag]?.duplicate) continue;
			const key = JSON.stringify([columns?.map(({ name }) => name), rows]);
			if (!this.#rankings.has(key)) this.#rankings.set(key, { game, section });
		}
	}

	get all(): readonly { game: Game; section: Section }[] {
		return [...this.#rankings.values()];
	}
}

/** Rankings apart from the boards. Nothing where there are none. */
export function Rankings({ list }: { list: RankingList }) {
	if (list.all.length === 0) return null;
	return (
		<div class="pbn-rankings pbn-view">
			<div class="pbn-tables">
				{list.all.map(({ game, section }) => (
					<SectionView key={`${game.number} ${section.tag}`} game={game} section={section} apart />
				))}
			</div>
		</div>
	);
}
