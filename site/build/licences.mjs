import { join } from "node:path";
import { moduleNotices, notice } from "../../js/notices.mjs";

/** The licences of what the scripts and the module have inside: theirs ask for it, and minified files come without. */
export function licences(root) {
	const scripts = ["preact", "fflate"].map((name) => notice(root, name));
	return `${[...scripts, ...moduleNotices(join(root, "../js"))].join("\n\n\n")}\n`;
}
