/** What the keyboard does where problems are shown. */
export const keys = [
	["← → ↑ ↓", "arrows"],
	["Page Up, Page Down", "page"],
	["Home, End", "ends"],
	["Enter", "enter"],
	["Esc", "escape"],
	["k, j", "kj"],
	["/", "slash"],
	["← →", "leftRight"],
	["↑ ↓", "lines"],
	["?", "help"],
] as const;
