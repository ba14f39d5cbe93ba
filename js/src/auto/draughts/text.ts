/** Whether a text begins as a game, or as what comes within one: a tag pair, a comment, a command, a setup, a number with a move. */
export function beginsAsMoves(text: string): boolean {
	return /^\s*(?:\[[A-Za-z]\w*\s+["“”„″]|[{%;(]|\/FEN\b|\d{1,3}\.{1,3}\s{0,9}(?:\d{1,2}\s?[-–x×:]\s?\d|[a-l]\d{1,2}(?:\s?[-–x×:]\s?)?[a-l]\d))/.test(text);
}
