/** Loads styles of the site into the page, if it does not have them. Rejects where they do not come. */
export async function styled(path: string | undefined): Promise<void> {
	if (path === undefined) return;
	const href = new URL(`../${path}`, import.meta.url).href;
	if ([...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].some((link) => link.href === href)) return;
	const link = document.createElement("link");
	Object.assign(link, { rel: "stylesheet", href });
	await new Promise<void>((resolve, reject) => {
		link.onload = () => resolve();
		link.onerror = () => {
			link.remove();
			reject(new Error(path));
		};
		document.head.append(link);
	});
}
