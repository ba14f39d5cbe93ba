import { Api, asked, decode, type Making } from "./api.js";
import { editsFor } from "./edits.js";
import type { Bytes, Edited, EditOptions, GameEdit, Pbn } from "./types.js";

/** All verbs, with those that make files of other data. */
export class Maker extends Api implements Pick<Pbn, Making> {
	async edit(source: Bytes, edits: readonly GameEdit[], options: EditOptions = {}): Promise<Edited> {
		const { wanted, calling } = asked("edit", options);
		const answer = await this.call("edit", source, { ...wanted, edits: editsFor(edits) }, calling);
		return { ...decode<Omit<Edited, "bytes">>(answer), bytes: answer.bytes ?? new Uint8Array() };
	}
}
