import type { Pbn } from "../pbn/types.js";

/** What shows a block. */
export interface Loaded {
	pbn: Pbn;
	view: typeof import("./view/index.js");
}

let loading: Promise<Loaded> | undefined;

/** Whether an attempt has failed: nobody should try again by himself. */
export let hasFailed = false;

export const loadView = () => import("./view/index.js");

/** The module and the viewer, loaded once for the page and only when they are asked for. What failed may be tried again. */
export function loaded(): Promise<Loaded> {
	loading ??= Promise.all([import("./read.js").then(({ load }) => load()), loadView()]).then(
		([pbn, view]) => ({ pbn, view }),
		(error) => {
			hasFailed = true;
			loading = undefined;
			throw error;
		},
	);
	return loading;
}
