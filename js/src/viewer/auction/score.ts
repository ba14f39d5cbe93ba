import type { Game } from "../../types.js";
import { tagValue } from "../game.js";
import { count, fill, type Words } from "../language/words.js";

/** By the names of the tags, how their numbers are written. */
const formats = {
	Score: { signDisplay: "exceptZero" },
	ScoreIMP: { signDisplay: "exceptZero" },
	ScoreMP: {},
	ScorePercentage: { style: "percent" },
	ScoreRubber: {},
} satisfies Record<string, Intl.NumberFormatOptions>;

type ScoreTag = keyof typeof formats;

/** The scores that the game gives, in words: "+620 for N-S". What cannot be read stays as it is. */
export function scoresInWords(game: Game, words: Words): string[] {
	return (Object.keys(formats) as ScoreTag[]).flatMap((name) => {
		const value = tagValue(game, name);
		return value === undefined || value === "-" ? [] : scoreInWords(game, name, value, words);
	});
}

interface SideScore {
	side: "NS" | "EW" | undefined;
	score: number;
	/** Of a rubber, below the line. */
	below: string;
}

function scoreInWords({ declarer, contract }: Game, name: ScoreTag, value: string, words: Words): string[] {
	return (
		read(value)?.flatMap(({ side, score, below }) => {
			// Nobody has it where the deal was passed out.
			if (!side && score === 0 && contract === "Pass") return [];
			const amount = new Intl.NumberFormat(words.tag, { useGrouping: false, maximumFractionDigits: 2, ...formats[name] })
				.format(name === "ScorePercentage" ? score / 100 : score)
				.replace("-", "−");
			const sideOfDeclarer = declarer && (declarer === "N" || declarer === "S" ? "NS" : "EW");
			const of = side ?? sideOfDeclarer;
			return fill(words.contract.scoreFor, {
				score: count(words, words.contract.scores[name], Math.abs(score), { score: amount, below }),
				side: of ? words.sides[of] : words.contract.declarer,
			});
		}) ?? [value]
	);
}

/** A side and its score, once or twice. Where one side wins what the other loses, only the winner. */
function read(value: string): SideScore[] | undefined {
	const one = String.raw`(?:(NS|EW)\s+)?([+-]?\d+(?:\.\d*)?)(?:\s*/\s*(\d+))?`;
	if (!new RegExp(`^${one}(\\s+${one})?$`).test(value)) return undefined;
	const scores = [...value.matchAll(new RegExp(one, "g"))].map(([, side, score, below = "0"]) => ({
		side: side as SideScore["side"],
		score: Number(score) || 0,
		below,
	}));
	const [a, b] = scores;
	if (a && b && a.score === -b.score) return [b.score > 0 ? b : a];
	return scores;
}
