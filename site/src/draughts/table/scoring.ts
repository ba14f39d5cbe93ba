import type { PdnGame } from "pbnkit/pdn";
import { tagValue, variantOfGame } from "pbnkit/pdn/game";
import type { Scoring } from "../../played/table/standings.js";

const tag: Scoring["tag"] = (head, name) => tagValue(head as PdnGame, name);

/** What both numbers of a result are: "2-0", "1 1/2 - 1/2" of Delft's scoring, "1+ - 1-" of a draw with a plus. */
const form = /^\s*(\d|1\/2|1 ?1\/2)[+-]?\s*-\s*(\d|1\/2|1 ?1\/2)[+-]?\s*$/;

const valueOf = (text = "") => (text.endsWith("1/2") ? 0.5 : 0) + (/^\d(?!\/)/.test(text) ? Number(text[0]) : 0);

/** A win brings two points, also where the file has it as one. */
export const draughtsScoring: Scoring = {
	tag,
	id: "Id",
	/** One that says something: some programs write 0. */
	rating(head, side) {
		const rating = tag(head, `${side}Rating`) ?? tag(head, `${side}Elo`);
		return rating && /^[1-9]\d{2,3}$/.test(rating) ? rating : undefined;
	},
	points(head) {
		const [, one, other] = form.exec(tag(head, "Result") ?? "") ?? [];
		const [first, second] = [valueOf(one), valueOf(other)];
		const sum = first + second;
		if (one === undefined || sum > 2) return [];
		const times = sum === 1 ? 2 : 1;
		const points = [first * times, second * times] as const;
		// The first number is that of who begins.
		return variantOfGame(head as PdnGame).first === "white" ? points : [points[1], points[0]];
	},
	win: 2,
};
