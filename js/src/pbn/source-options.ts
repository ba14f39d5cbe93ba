import { oneOf } from "../host/options.js";

/** The option of all verbs that read a file. */
export const sourceEncoding = oneOf("iso-8859-1", "windows-1252", "utf-8", "utf-16le", "utf-16be");

/** What a source may be. */
export const notation = oneOf("auto", "pbn", "lin", "deal");
