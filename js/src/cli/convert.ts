import { extname } from "node:path";
import type { ConvertOptions } from "../pbn/types.js";
import type { Command } from "./command.js";
import { standardInput } from "./size.js";
import type { Values } from "./values.js";
import { writeEach, writerOptions } from "./write.js";

export const convert: Command = async (shell, values, paths) => {
	const options = await writerOptions(shell, values);
	const make: Parameters<typeof writeEach>[3] = async (source, text) => {
		const to = wanted(values, text.path);
		const { bytes, from, ...found } = await shell.pbn.convert(await source.whole("convertedFiles"), { ...options, to, text });
		return { content: bytes.length > 0 ? bytes : undefined, found: async () => found };
	};
	return writeEach(shell, values, paths, make, (name) => `${name.slice(0, name.length - extname(name).length)}.${wanted(values, name)}`);
};

/** What a file is to become: as --to says, or the name of the output, or its own; undefined if only its content says it. */
function wanted(values: Values, path: string): ConvertOptions["to"] {
	const output = values.one("output");
	const named = values.one("to") ?? /\.(pbn|lin|csv)$/i.exec(output ?? "")?.[1]?.toLowerCase();
	if (named) return named as ConvertOptions["to"];
	if (extname(path).toLowerCase() === ".pbn") return "lin";
	return path === standardInput && (output === undefined || output === standardInput) ? undefined : "pbn";
}
