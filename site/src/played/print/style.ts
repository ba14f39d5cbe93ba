import styles from "../../style/played-paper.css" with { type: "text" };

/** Has the styles of sheets with games, and of what else is on them, in the page as long as something runs. They come with the script that prints: nobody else needs them. */
export async function styled(run: () => Promise<void>, more = ""): Promise<void> {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(styles + more);
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	try {
		await run();
	} finally {
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
	}
}
