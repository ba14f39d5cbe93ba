import assert from "node:assert/strict";
import { it } from "node:test";
import { source } from "./source.mjs";

const { Conversion } = await source("files/conversion");
const { Rows } = await source("files/rows");

it("a file that was taken away while it was saved is not converted again", () => {
	let jobs = 0;
	const rows = new Rows();
	const conversion = new Conversion(rows, { do: () => new Promise(() => jobs++) });
	const file = new File(["[Board \"1\"]\n"], "a.pbn");
	conversion.add([{ file, folder: "" }]);
	const [row] = rows.all;
	conversion.saved(row, { file, original: file });
	assert.equal(jobs, 2);
	conversion.remove(row.id);
	conversion.saved(row, { file, original: file });
	assert.equal(jobs, 2);
});
