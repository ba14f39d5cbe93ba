// Compiled by types.test.mjs, never run. Where a wrong call compiles, its @ts-expect-error is an error.
import { load, PbnClosedError, PbnError, PbnLoadError, PbnMemoryError, PbnPanicError } from "../../dist/index.js";
import type { Applied, Block, Diagnostic, Edited, Exported, Game, Pbn, PbnFile, Progress, RuleName, Source, Validation, Written } from "../../dist/index.js";

declare const pbn: Pbn;
declare const bytes: Uint8Array;
declare const stream: ReadableStream<Uint8Array>;
declare const file: File;
declare const response: Response;
declare const diagnostic: Diagnostic;
declare function pieces(): AsyncGenerator<Uint8Array>;
declare function texts(): AsyncGenerator<string>;
const { signal } = new AbortController();

export async function right(): Promise<void> {
	const loaded: Pbn = await load();
	await load({ wasm: new URL("https://example.org/pbn.wasm"), worker: true, signal });
	for (const wasm of ["pbn.wasm", response, Promise.resolve(response), bytes, new ArrayBuffer(1), new WebAssembly.Module(new Uint8Array())]) {
		await load({ wasm });
	}
	for (const source of [bytes, new ArrayBuffer(1), file, new Blob(), stream, pieces(), response, "[Event \"\"]"] satisfies Source[]) {
		const parsed: PbnFile = await pbn.parse(source, { from: 1, count: 2, sourceEncoding: "utf-8", signal });
		const found: Validation = await pbn.validate(source, { as: "export", severities: { "text/long-line": "off" }, text: { path: "a.pbn" } });
		const out: Exported = await pbn.export(source, { encoding: "ascii", inherit: "resolve", missing: "omit" });
		for await (const game of pbn.games(source, { onProgress: ({ done, total }: Progress) => console.log(done, total ?? "") })) {
			const seen: Game = game;
			console.log(found.text?.length, seen.deal?.hands.N?.S, parsed.games[0]?.number, found.counts.error, out.bytes.length);
		}
	}
	await pbn.apply(stream);
	await pbn.blocks(response);
	await pbn.exportDocument("<PBN></PBN>");
	await load({ worker: "auto" });
	await pbn.export(stream, { to: new WritableStream<Uint8Array>(), signal });
	const applied: Applied = await pbn.apply(file, { fixes: diagnostic.fixes ?? [], signal: undefined });
	for await (const game of pbn.games(file, { diagnostics: true })) console.log(game.diagnostics[0]?.message, game.number);
	const edited: Edited = await pbn.edit(file, [{ game: 1, tag: "Board", value: 7 }, { game: 1, call: 0, value: null }, { game: 2, moves: "play", value: "SA *" }]);
	console.log(edited.refused?.[0]?.by, edited.changed[0]?.before, edited.bytes);
	const { games } = await pbn.parse(file);
	const auction = await pbn.auction("AP", "N");
	const made: Written = await pbn.write([...games, { dealer: "N", deal: await pbn.deal("N:..."), auction, play: { moves: [{ text: "SA" }] } }], { encoding: "utf8", signal });
	console.log(made.bytes, made.diagnostics[0]?.place, (await pbn.play("SA", "N", "NT")).tricks);
	await pbn.exportDocument(bytes, { encoding: "utf8", signal });
	const blocks: Block[] = await pbn.blocks(file, { sourceEncoding: "utf-8", signal });
	console.log(blocks[0]?.attributes["lang"]?.length, blocks[0]?.outer.start.byte);
	const page: string | undefined = await pbn.explain((await pbn.rules())[0]?.name ?? "");
	const rule: RuleName = diagnostic.rule;
	console.log(rule === "deal/syntax", await pbn.explain("no/such-rule"));
	const error: unknown = new PbnMemoryError(page);
	if (error instanceof PbnLoadError) console.log(error.url, error.status, error.cause);
	if (error instanceof PbnPanicError) console.log(error.goStack, error.version);
	if (error instanceof PbnError || error instanceof PbnClosedError) console.log(error.message);
	console.log(applied.applied, (await pbn.nags(file)).texts[1]);
	loaded.close();
}

export async function wrong(): Promise<void> {
	// @ts-expect-error an option that there is not
	await load({ url: "pbn.wasm" });
	// @ts-expect-error a number is no module
	await load({ wasm: 7 });
	// @ts-expect-error worker is a boolean
	await load({ worker: "yes" });
	// @ts-expect-error yes, no or auto
	await load({ worker: "yes" });
	// @ts-expect-error a controller is no signal
	await load({ signal: new AbortController() });
	// @ts-expect-error a rule that there is not
	await pbn.validate(bytes, { severities: { "deal/sintax": "off" } });
	// @ts-expect-error a rule that there is not
	console.log(diagnostic.rule === "deal/sintax");
	// @ts-expect-error a source is missing
	await pbn.parse();
	// @ts-expect-error text comes as a whole, not in a list
	await pbn.parse(["[Event \"\"]"]);
	// @ts-expect-error a stream of text is none of bytes
	await pbn.parse(new ReadableStream<string>());
	// @ts-expect-error nor is another iterable of text
	await pbn.parse(texts());
	// @ts-expect-error a request is no answer
	await pbn.parse(new Request("deals.pbn"));
	// @ts-expect-error as a number
	await pbn.parse(bytes, { from: "1" });
	// @ts-expect-error parse does not check as export format
	await pbn.parse(bytes, { as: "export" });
	// @ts-expect-error an encoding that there is not
	await pbn.parse(bytes, { sourceEncoding: "latin2" });
	// @ts-expect-error import or export
	await pbn.validate(bytes, { as: "exported" });
	// @ts-expect-error a severity that there is not
	await pbn.validate(bytes, { severities: { "text/long-line": "fatal" } });
	// @ts-expect-error colours are asked for with yes or no
	await pbn.validate(bytes, { text: { color: "always" } });
	// @ts-expect-error parse gives no text
	await pbn.parse(bytes, { text: {} });
	// @ts-expect-error validate writes nothing
	await pbn.validate(bytes, { encoding: "ascii" });
	// @ts-expect-error an encoding that is only read
	await pbn.export(bytes, { encoding: "windows-1252" });
	// @ts-expect-error keep or resolve
	await pbn.export(bytes, { inherit: true });
	// @ts-expect-error fill or omit
	await pbn.export(bytes, { missing: "leave" });
	// @ts-expect-error progress is told to a function
	await pbn.export(bytes, { onProgress: true });
	// @ts-expect-error a stream of text takes no bytes
	await pbn.export(bytes, { to: new WritableStream<string>() });
	// @ts-expect-error a document is written at once
	await pbn.exportDocument(bytes, { to: new WritableStream<Uint8Array>() });
	// @ts-expect-error a document is written at once
	await pbn.exportDocument(bytes, { onProgress: () => undefined });
	// @ts-expect-error blocks are found at once
	await pbn.blocks(bytes, { onProgress: () => undefined });
	// @ts-expect-error an attribute may be absent
	console.log((await pbn.blocks(bytes))[0]?.attributes["lang"].length);
	// @ts-expect-error a diagnostic is no fix
	await pbn.apply(bytes, { fixes: [diagnostic] });
	// @ts-expect-error apply does not check as export format
	await pbn.apply(bytes, { as: "export" });
	// @ts-expect-error a rule is named
	await pbn.explain(7);
	// @ts-expect-error games come one at a time, not as a promise
	await pbn.games(bytes).then();
	// @ts-expect-error and not at once
	for (const game of pbn.games(bytes)) console.log(game);
	// @ts-expect-error a hand may be absent
	for (const { deal } of (await pbn.parse(bytes)).games) console.log(deal?.hands.N.S);
	// @ts-expect-error a file may have no games
	console.log((await pbn.parse(bytes)).games[0].number);
	// @ts-expect-error there are no fixes where none are offered
	console.log(diagnostic.fixes[0]);
	// @ts-expect-error validate gives no games
	console.log((await pbn.validate(bytes)).games);
	// @ts-expect-error total is absent for a stream
	await pbn.validate(stream, { onProgress: ({ done, total }) => console.log(done / total) });
	// @ts-expect-error there is no such verb
	await pbn.transform(bytes);
	// @ts-expect-error games have their diagnostics where that is asked for
	for await (const game of pbn.games(bytes)) console.log(game.diagnostics);
	// @ts-expect-error what went to a stream is not here
	console.log((await pbn.export(bytes, { to: new WritableStream<Uint8Array>() })).bytes);
	// @ts-expect-error an edit has a value
	await pbn.edit(bytes, [{ game: 1, tag: "Site" }]);
	// @ts-expect-error a call is no number
	await pbn.edit(bytes, [{ game: 1, call: 0, value: 7 }]);
	// @ts-expect-error a note is of the auction or the play
	await pbn.edit(bytes, [{ game: 1, note: 1, value: "a" }]);
	// @ts-expect-error edits may be made, and none refused
	console.log((await pbn.edit(bytes, [])).refused[0]);
	// @ts-expect-error vulnerability has four words
	await pbn.write([{ dealer: "N", vulnerable: "Both" }]);
	// @ts-expect-error a deal is built first
	await pbn.write([{ deal: "N:..." }]);
	// @ts-expect-error an auction has a dealer
	await pbn.auction("AP");
	// @ts-expect-error the denomination tells who wins a trick
	await pbn.play("SA", "N");
	// @ts-expect-error only load makes one
	console.log(new Pbn());
}
