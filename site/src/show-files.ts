import { hydrate, type VNode } from "preact";

/** What shows the page of files, once its words have come. */
export const showing = (speak: () => Promise<void>, page: () => VNode) => async (): Promise<void> => {
	const root = document.getElementById("app");
	await speak();
	if (root) hydrate(page(), root);
	document.documentElement.dataset["files"] = "";
	dispatchEvent(new Event("files-shown"));
};
