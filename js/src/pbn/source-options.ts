import { oneOf } from "../host/options.js";

/** What a source may be. */
export const notation = oneOf("auto", "pbn", "lin", "deal");
