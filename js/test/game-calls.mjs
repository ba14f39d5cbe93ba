// What the functions of pbnkit/game give for games: e2e/package/game_test.go runs them in a page, too.

const deals = (games) => games.flatMap(({ deal }) => deal ?? []);
const hands = (games) => deals(games).flatMap(({ hands }) => Object.values(hands).filter(Boolean));
const scores = [420, 450, -50, 420, 0, -1100];

/** Of each function what it gives, for games where it takes some. */
const calls = {
	compareBoards: (compare, games) => [...games].sort(compare).map(({ number }) => number),
	compareCards: (compare, games) => games.map(({ play }) => play?.moves.flatMap((move) => (move.kind === "card" ? [move.card] : [])).sort(compare)),
	contractScore: (score) => ["C", "H", "NT"].flatMap((denomination) => [6, 9, 13].map((tricks) => score({ level: 3, denomination, risk: "X" }, tricks, true))),
	crossImps: (compare) => compare(scores),
	diagram: (draw, games) => deals(games).flatMap((deal) => ["symbols", "letters"].map((suits) => draw(deal, { suits }))),
	highCardPoints: (count, games) => hands(games).map(count),
	imps: (count) => scores.map(count),
	linText: (write, games) => games.map(write),
	matchpoints: (compare) => compare(scores),
	percentages: (compare) => compare(scores),
	resultText: (write) => [0, 3, -3].map(write),
	scoreRanks: (compare) => compare(scores),
	shape: (count, games) => hands(games).map(count),
	tableCells: (read, games) => games.flatMap(({ sections }) => sections.map(read)),
	tagValue: (find, games) => games.map((game) => ["Event", "Board", "West", "NoSuchTag"].map((name) => find(game, name))),
};

/** What they say of what they cannot take. */
const wrong = {
	contractScore: (score) => score({ level: 8, denomination: "NT" }, 13, true),
	crossImps: (compare) => compare(["420"]),
	diagram: (draw) => draw({ hands: {} }, { suits: "icons" }),
	imps: (count) => count(Number.NaN),
};

/** The results by the names of the functions, those that are not in `calls` as null, as JSON in which undefined is seen. */
export function results(functions, games) {
	const found = Object.entries(functions).map(([name, each]) => {
		const result = calls[name]?.(each, games) ?? null;
		try {
			wrong[name]?.(each);
			return [name, { result }];
		} catch ({ name: kind, message }) {
			return [name, { result, error: `${kind}: ${message}` }];
		}
	});
	return JSON.stringify(Object.fromEntries(found), (_, value) => (value === undefined ? "undefined" : value));
}
