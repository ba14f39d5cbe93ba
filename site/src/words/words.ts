import type { en } from "./en.js";

type Shape<T> = T extends string ? string : { [K in keyof T]: Shape<T[K]> };

/** The words of the site in a language. */
export type SiteWords = Shape<typeof en>;
