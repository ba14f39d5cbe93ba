// Prints what the functions of pbnkit/game give in Node, for the games of each file: e2e/package/game_test.go compares a page with it.
import { readFileSync } from "node:fs";
import * as functions from "../dist/game.js";
import { load } from "../dist/index.js";
import { results } from "./game-calls.mjs";

const pbn = await load();
const found = [];
for (const path of process.argv.slice(2)) found.push(results(functions, (await pbn.parse(readFileSync(path))).games));
console.log(JSON.stringify(found));
