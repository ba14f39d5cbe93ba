// Unpacks Chromium's headless shell from its npm package: node e2e/unpack-shell.mjs FILE
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const packed = new URL("node_modules/@sparticuz/chromium/bin/chromium.br", import.meta.url);
const file = process.argv[2];
// Under another name first: a file that is there is whole.
const begun = `${file}.begun`;
await mkdir(dirname(file), { recursive: true });
await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(begun, { mode: 0o755 }));
await rename(begun, file);
