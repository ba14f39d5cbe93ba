/** What the keyboard does where games are shown. */
export const keys = [
	["← →", "leftRight"],
	["↑ ↓", "lines"],
	["f", "flip"],
	["k, j", "kj"],
	["/", "slash"],
	["↑ ↓", "upDown"],
	["Page Up, Page Down", "page"],
	["Home, End", "ends"],
	["␣", "space"],
	["Enter", "enter"],
	["Esc", "escape"],
	["?", "help"],
] as const;
