import type { Encoding, Exported, TextOptions } from "../pbn/types.js";
import { printable } from "../report/safe.js";
import { difference } from "./diff.js";
import { type Exit, exit, exitOf, worst } from "./exit.js";
import { textFormat } from "./formats.js";
import type { Shell } from "./shell.js";
import { mistake, type Values } from "./values.js";
import { say } from "./words.js";

/** Says of each file whether its export would change it, for --check, and how, for --diff. Nothing is written. Throws UsageError. */
export function compareEach(shell: Shell, values: Values, paths: string[], isUtf8: boolean, exported: (source: Uint8Array, text: TextOptions) => Promise<Exported>): Promise<Exit> {
	if (values.has("output") || values.has("in-place")) throw mistake("checkWrites");
	const format = textFormat(values, process.stderr);
	return shell.eachFile(paths, async (source, path) => {
		const before = await source.whole("comparedFiles");
		const { bytes, ...found } = await exported(before, { ...format.text, path });
		if (!values.has("document")) source.refuse(found);
		let result = exitOf(found);
		let said = "";
		if (found.gameCount > 0 && !Buffer.from(bytes).equals(before)) {
			const encoding = values.has("document") ? found.encoding : isUtf8 ? "utf-8" : "iso-8859-1";
			const name = printable(path);
			const changes = difference(name, linesOf(before, found.encoding), say("exportOf", { path: name }), linesOf(bytes, encoding));
			if (values.has("diff") && changes) await shell.out(Buffer.from(changes));
			if (values.has("check")) {
				said = `${say(changes ? "changed" : "changedUnseen", { path: name })}\n`;
				result = worst(result, exit.errors);
			}
		}
		await shell.err(said + (found.diagnostics.length > 0 ? format.file(path, found) : ""));
		return result;
	});
}

/** The bytes 0x80 to 0x9F of Windows-1252. */
const windows1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ";

/** A decoder of the web takes ISO 8859-1 for Windows-1252, and that of Node 20 does it the other way round. */
function decode(file: Uint8Array, encoding: Encoding): string {
	if (encoding !== "iso-8859-1" && encoding !== "windows-1252") return new TextDecoder(encoding).decode(file);
	const text = Buffer.from(file).toString("latin1");
	return encoding === "iso-8859-1" ? text : text.replace(/[\x80-\x9F]/g, (c) => windows1252[c.charCodeAt(0) - 0x80] as string);
}

/** The text of a file with the same line ends, whatever it has. */
function linesOf(file: Uint8Array, encoding: Encoding): string {
	const text = decode(file, encoding).replace(/\r\n?/g, "\n");
	return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}
