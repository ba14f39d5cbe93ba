/** Says whether the page has what would be lost if it were loaded anew. */
export function setWork(has: boolean): void {
	document.documentElement.dataset["work"] = String(has);
}

export function hasWork(): boolean {
	return document.documentElement.dataset["work"] === "true";
}
