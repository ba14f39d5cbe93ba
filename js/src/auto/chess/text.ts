/** Whether a text begins as a game, or as what comes within one: a tag pair, a comment, a number with a move. */
export function beginsAsMoves(text: string): boolean {
	return /^\s*(?:\[[A-Za-z]\w*\s+["“”„″]|[{%;(]|\d{1,3}\.{1,3}\s{0,9}(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8]|[O0]-[O0]))/.test(text);
}
