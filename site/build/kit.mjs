import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, fingerprint, integrity } from "./files.mjs";

/** What an article loads, and the converter with its worker. */
const ofTheKit = /^(auto.*\.(js|txt)|openings\.txt|(index|solve|worker|desk|pgn-desk|pdn-desk|pbi-desk|pgn|pgn-read|pdn|pdn-read|pbi|pbi-solve)\.js|(pbn|read|lin|dd|pbndesk|pgndesk|pdndesk|pbidesk|pgn|pgnread|pdn|pdnread|pbi|pbiconvert|solve)\.wasm|(style|pgn|pdn|pbi)\.css|(p([gd]n|bi)-)?language)$/;

/**
 * Copies what articles load, which the pages of the site load too, so that the module is there once. Its files import each other by
 * their own names, so it is their folder that has the version, and their content, in its name.
 *
 * @param {string} kit the package's dist/
 * @param {string} version of the package
 * @param {string} dist
 * @returns {{ addresses: Record<string, string>, integrity: string }} where each file is, by its name, and the hash of auto.js
 */
export function copyKit(kit, version, dist) {
	const files = filesIn(kit).filter((path) => ofTheKit.test(path.split("/")[0]) && !path.endsWith(".d.ts"));
	const folder = `kit/${version}-${fingerprint(...files.flatMap((path) => [path, readFileSync(join(kit, path))]))}`;
	for (const path of files) cpSync(join(kit, path), join(dist, folder, path));
	return {
		addresses: Object.fromEntries(files.map((path) => [path, `${folder}/${path}`])),
		integrity: integrity(readFileSync(join(kit, "auto.js")), "sha384"),
	};
}
