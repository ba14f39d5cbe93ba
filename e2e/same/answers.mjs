// What a version of the package says of a file, as facts that can be compared one by one.

/** The options of export that change what is written. */
const exports = [{}, { inherit: "resolve", missing: "omit" }, { encoding: "ascii" }, { encoding: "utf8" }];

/**
 * Everything that the package `pbn` says of a file: pairs of a name and a text. Two versions say the same where their pairs are
 * the same.
 *
 * @param {import("../../js/dist/index.js").Pbn} pbn
 * @param {Uint8Array} file
 * @param {(path: string) => boolean} [isAdded] whether a member of a game, "/sections/readings", or of a report is left out
 * @returns {Promise<Map<string, string>>}
 */
export async function answers(pbn, file, isAdded = () => false) {
	const said = new Map();
	const found = (verb, { bytes, games = [], diagnostics = [], changed = [], changes, omitted, ...rest }) => {
		if (bytes) put(said, `${verb}: bytes`, Buffer.from(bytes).toString("latin1"));
		for (const game of games) put(said, `${verb}: game ${game.number}`, JSON.stringify(without(game, "", isAdded)));
		for (const d of diagnostics) diagnostic(said, verb, d);
		for (const d of changed) diagnostic(said, `${verb}: changed`, d);
		put(said, `${verb}: changes`, JSON.stringify(changes));
		put(said, `${verb}: omitted`, JSON.stringify(omitted));
		put(said, `${verb}: rest`, JSON.stringify(without(rest, "", isAdded)));
	};

	found("parse", await pbn.parse(file));
	found("validate", await pbn.validate(file));
	found("validate as export", await pbn.validate(file, { as: "export" }));
	found("validate in pieces", await pbn.validate(pieces(file)));
	for (const options of exports) found(`export ${JSON.stringify(options)}`, await pbn.export(file, options));
	found("export in pieces", await pbn.export(pieces(file)));
	found("exportDocument", await pbn.exportDocument(file));
	put(said, "blocks", JSON.stringify((await pbn.blocks(file)).map((block) => ({ ...block, bytes: block.bytes && [...block.bytes] }))));
	// What is found in the result is what validate finds.
	const { bytes, applied, more } = await pbn.apply(file);
	found("apply", { bytes, applied, ...(more && { more }) });
	return said;
}

/** A value without the members that are left out. */
function without(value, path, isAdded) {
	if (Array.isArray(value)) return value.map((item) => without(item, path, isAdded));
	if (typeof value !== "object" || value === null) return value;
	const kept = Object.entries(value).flatMap(([name, member]) => {
		const at = `${path}/${name}`;
		return isAdded(at) ? [] : [[name, without(member, at, isAdded)]];
	});
	return Object.fromEntries(kept);
}

/** A diagnostic in parts, so that another wording, another fix and another place each make a difference of their own. */
function diagnostic(said, list, { rule, severity, span, message, related = [], fixes = [], ...rest }) {
	const about = (what, told) => put(said, `${list}: ${rule}: ${what}`, JSON.stringify([span.start.line, span.start.column, told]));
	about("found", [severity, span]);
	about("text", [message, related.map((other) => other.message)]);
	about("related places", related.map((other) => other.span));
	about("fixes", fixes);
	about("rest", rest);
}

/** Of several answers to one question the order counts, too. */
function put(said, question, answer) {
	const before = said.get(question);
	said.set(question, before === undefined ? answer : `${before}\n${answer}`);
}

/** The file as a stream, in pieces whose sizes its length decides. */
async function* pieces(file) {
	for (let at = 0, size = 1 + (file.length % 7); at < file.length; at += size, size = 1 + ((size * 31 + at) % 4000)) {
		yield file.subarray(at, Math.min(file.length, at + size));
	}
}
