import type { Game, Score } from "../../pbn/types.js";
import { sideOf } from "../../game/order.js";
import { tagValue } from "../../game/tags.js";
import { isDuplicate } from "../game.js";
import { count, fill, type Words } from "../language/words.js";

/** By the names of the tags, how their numbers are written. */
const formats = {
	Score: { signDisplay: "exceptZero" },
	ScoreIMP: { signDisplay: "exceptZero" },
	ScoreMP: {},
	ScorePercentage: { style: "percent" },
	ScoreRubber: {},
} satisfies Record<Score["tag"], Intl.NumberFormatOptions>;

/** The scores that the game gives, in words: "+620 for N-S", else what its contract is worth. What cannot be read stays as it is. */
export function scoresInWords(game: Game, words: Words): string[] {
	return (Object.keys(formats) as Score["tag"][]).flatMap((tag) => {
		const scores = game.scores?.filter((score) => score.tag === tag) ?? [];
		if (scores.length > 0) return winners(scores).flatMap((score) => scoreInWords(game, score, words));
		const value = tagValue(game, tag);
		if (value !== undefined) return value === "-" ? [] : [value];
		return tag === "Score" ? worthInWords(game, words) : [];
	});
}

/** What a contract is worth in duplicate bridge, unless the game is another one. */
function worthInWords(game: Game, words: Words): string[] {
	const { side, points = 0 } = game.score ?? {};
	return !side || !isDuplicate(game) || tagValue(game, "ScoreRubber") !== undefined ? [] : scoreInWords(game, { tag: "Score", side, score: points }, words);
}

function scoreInWords({ declarer, contract }: Game, { tag, side, score, below = 0 }: Score, words: Words): string[] {
	// Nobody has it where the deal was passed out.
	if (!side && score === 0 && contract === "Pass") return [];
	const amount = new Intl.NumberFormat(words.tag, { useGrouping: false, maximumFractionDigits: 2, ...formats[tag] })
		.format(tag === "ScorePercentage" ? score / 100 : score)
		.replace("-", "−");
	const sideOfDeclarer = declarer && sideOf(declarer);
	const of = side ?? sideOfDeclarer;
	return [
		fill(words.contract.scoreFor, {
			score: count(words, words.contract.scores[tag], Math.abs(score), { score: amount, below }),
			side: of ? words.sides[of] : words.contract.declarer,
		}),
	];
}

/** Where one side wins what the other loses, only the winner. */
function winners(scores: Score[]): Score[] {
	const [a, b] = scores;
	return a && b && a.score === -b.score ? [b.score > 0 ? b : a] : scores;
}
