import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The licences of packages that a script has inside, as a comment for its head: theirs ask for it, and their scripts come
 * without.
 *
 * @param {string} root the package's folder
 * @param {string[]} names of the packages
 */
export function notices(root, names) {
	const texts = names.map((name) => `${name}\n\n${readFileSync(join(root, "node_modules", name, "LICENSE"), "utf8").trim()}`);
	return `/*!\n${texts.join("\n\n")}\n*/`;
}
