import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { bad, folderWith, pbn } from "./pbn.mjs";

const colour = /\x1b\[(1;3[1346]|32|)m/g;

describe("what would do something to a terminal", () => {
	const evil = '[Event "\x1b[31mred\x07\x7f\u009b2J\u202e"] \x1b]0;title\x07\n{\x1b[2J\u009b}\n';
	const controls = /(?![\n\r\t])\p{C}/u;
	const name = "\x1b[31mname\u009b.pbn";

	it("never comes from a file", () => {
		for (const args of [["validate", "-"], ["validate", "--format", "json", "-"], ["parse", "-"], ["export", "--encoding", "utf8", "-"], ["fix", "-"], ["render", "-"], ["prerender", "-"]]) {
			const { out, err } = pbn(args, { input: evil, terminal: "stdout,stderr", env: { NO_COLOR: "1" } });
			assert.ok(out.length > 30, args.join(" "));
			// A mark of direction does nothing to a terminal; in JSON and in files it stays.
			assert.doesNotMatch(out.replaceAll("\u202e", ""), controls, args.join(" "));
			assert.doesNotMatch(err, controls, args.join(" "));
		}
		const { out } = pbn(["validate", "-"], { input: evil, env: { FORCE_COLOR: "1" } });
		assert.doesNotMatch(out.replaceAll(colour, ""), controls);
	});

	it("never comes from the name of a file", () => {
		const folder = folderWith({ [name]: bad });
		for (const args of [["validate", name], ["validate", `no${name}`], ["export", name], ["fix", name], ["render", name], ["prerender", `no${name}`], ["explain", name], ["export", "-o", "x", "-", name], [name]]) {
			const { out, err } = pbn(args, { cwd: folder });
			assert.doesNotMatch(out + err, controls, args.join(" "));
			assert.match(out + err, /name/);
		}
	});

	it("is in a pipe as it was", () => {
		const page = '\x1b[2J\u009b<pbn>[Event "a"]</pbn>';
		const args = ["export", "--document", "-"];
		assert.ok(pbn(args, { input: page }).bytes.includes(Buffer.from("\x1b[2J\u009b")));
		assert.doesNotMatch(pbn(args, { input: page, terminal: "stdout" }).out, controls);
	});
});
