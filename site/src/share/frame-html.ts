/** A frame as HTML. */
export interface FrameHtml {
	address: string;
	title: string;
	/** In pixels. */
	height: number;
	/** Whether the page around is seen through it. */
	isClear?: boolean;
}

export function frameHtml({ address, title, height, isClear = false }: FrameHtml): string {
	return `<iframe src="${quoted(address)}" title="${quoted(title)}" width="100%" height="${height}" loading="lazy" style="border: 0${isClear ? "; color-scheme: light" : ""}"></iframe>\n`;
}

/** A text of HTML. */
export function escaped(text: string): string {
	return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

/** A text as the value of an attribute in double quotes. */
export function quoted(text: string): string {
	return escaped(text).replace(/"/g, "&quot;");
}
