import type { Finding } from "../files/kit.js";

/** The rules that tell which capture was owed: it is the second move that they name, after the one that was made. */
const telling = /^capture\/(?:impossible|incomplete|king|majority|missed|precedence)$/;

const move = /^[a-l]?\d{1,2}(?:[x:-][a-l]?\d{1,2}){1,50}$/;

/** The squares of the capture that should have been made in place of a move; undefined where the finding tells of none. */
export function owedIn({ rule, message }: Pick<Finding, "rule" | "message">): string[] | undefined {
	if (!telling.test(rule)) return undefined;
	const [, owed] = message.split(" ").map((word) => (/[.,:]$/.test(word) ? word.slice(0, -1) : word)).filter((word) => move.test(word));
	return owed?.split(/[x:-]/);
}
