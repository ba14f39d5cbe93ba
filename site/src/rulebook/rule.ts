import type { KitRule } from "../files/kit.js";
import type { severities } from "../files/words.js";

/** A row of the table of rules; "off" is what finds nothing unless it is asked to. */
export type BookRule = KitRule & { severity: keyof typeof severities | "off" };

/** "auction" of "auction/bad-call". */
export const areaOf = ({ name }: BookRule): string => name.slice(0, name.indexOf("/"));
