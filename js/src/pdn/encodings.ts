import { oneOfThese } from "../host/options.js";

/** How a source is encoded: of DOS and of Windows in Russian, too. */
export const sourceEncoding = /* @__PURE__ */ oneOfThese(
	["iso-8859-1", "windows-1252", "utf-8", "utf-16le", "utf-16be", "windows-1251", "koi8-r", "ibm866"],
	["latin1", "utf8", "cp1251", "cp866"],
);
