/** What is said in English of conditions in a search: the words of every other language are these, translated. {…} is filled in. */
export const conditions = {
	begin: "By conditions",
	field: "Field",
	/** Of the hands and sides of bridge. */
	of: "Of which hand",
	compare: "Comparison",
	value: "Value",
	add: "Add",
	tests: { part: "contains", isSame: "is", isOther: "is not", least: "at least", most: "at most", has: "is there", hasNot: "is missing" },
	looking: "Looking…",
	/** Before what is wrong with it. */
	mistake: "Not understood, from character {n} on:",
	/** {ending} is PBN, PGN or PDN. */
	unread: "Conditions look only into files of {ending}: convert this one first.",
};
