// Prints the size of a file as it is or as it is sent, in bytes: size.mjs FILE raw|gzip|brotli
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [path, how] = process.argv.slice(2);
const file = readFileSync(path);
const packed = {
	raw: () => file,
	gzip: () => gzipSync(file, { level: 9 }),
	brotli: () => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: file.length } }),
};
process.stdout.write(String(packed[how]().length));
