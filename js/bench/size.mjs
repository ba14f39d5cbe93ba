// Prints how many bytes a file has, as it is or, with the ending .gz or .br, compressed as well as can be: size.mjs FILE
import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [name] = process.argv.slice(2);
const compressed = /\.(?:gz|br)$/.exec(name)?.[0];
const content = await readFile(compressed ? name.slice(0, -compressed.length) : name);
const compress = {
	".gz": () => gzipSync(content, { level: 9 }),
	".br": () => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
};
process.stdout.write(JSON.stringify({ memory: (compressed ? compress[compressed]() : content).length }));
