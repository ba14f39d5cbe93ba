import type { en } from "./en.js";
import type { Forms } from "./filled.js";

type Shape<T> = T extends string ? string : T extends { other: string } ? Forms : { [K in keyof T]: Shape<T[K]> };

/** The words of the site in a language. */
export type SiteWords = Shape<typeof en>;
