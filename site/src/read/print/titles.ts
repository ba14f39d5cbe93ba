import type { Game } from "pbnkit";

/** What a file says of the heading of its hand records, which programs write into escape lines before its first game. */
export interface Titles {
	event?: string | undefined;
	site?: string | undefined;
}

/** @param first the first game of the file */
export function titlesOf(first: Game | undefined): Titles {
	const lines = first?.tags[0]?.escapes ?? [];
	const value = (name: string) => {
		const line = lines.find((escape) => escape.startsWith(`%${name} `));
		const [, quoted, bare] = /^%\w+ +(?:"(.*)"|(\S.*?)) *$/.exec(line ?? "") ?? [];
		return (quoted ?? bare)?.trim() || undefined;
	};
	return { event: value("HRTitleEvent"), site: value("HRTitleSite") };
}
