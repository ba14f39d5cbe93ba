import type { Ask } from "./view/text.js";

let reading: ReturnType<Ask> | undefined;

/** The module, which is loaded once for the page, and only when somebody asks for it. What failed may be tried again. */
export const ask: Ask = () => {
	reading ??= import("./read.js").then(({ load }) => load()).catch((error) => {
		reading = undefined;
		throw error;
	});
	return reading;
};

/** What shows a block. */
export type View = typeof import("./view/index.js");

export const loadView = (): Promise<View> => import("./view/index.js");
