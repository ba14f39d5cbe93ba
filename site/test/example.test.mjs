// The example is ours, so it has to be right: a reader of its own, apart from the core, plays it through.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { it } from "node:test";

const source = readFileSync(new URL("../src/example.pbn", import.meta.url), "latin1");
const games = source.split(/\n\s*\n/).map((text) => {
	const bare = text.replace(/\{[^}]*\}/g, "").replace(/;[^\n"\]]*$/gm, "").replace(/^%.*$/gm, "");
	const tags = Object.fromEntries([...bare.matchAll(/\[(\w+) "([^"]*)"\]/g)].map(([, name, value]) => [name, value]));
	const section = (name) =>
		(bare.match(new RegExp(`\\[${name} "[^"]*"\\]([^[]*)`))?.[1] ?? "").split(/\s+/).filter((token) => token && !/^[!?=]/.test(token));
	return { tags, auction: section("Auction"), play: section("Play"), scores: section("ScoreTable") };
});
const clockwise = "NESW";
const ranks = "23456789TJQKA";
const after = (seat, steps) => clockwise[(clockwise.indexOf(seat) + steps) % 4];

function handsOf({ tags }) {
	const [first, list] = tags.Deal.split(":");
	return Object.fromEntries(
		list.split(" ").flatMap((hand, index) => {
			if (hand === "-") return [];
			const cards = hand.split(".").flatMap((suit, at) => [...suit].map((rank) => "SHDC"[at] + rank));
			return [[after(first, index), cards]];
		}),
	);
}

for (const game of games) {
	const board = `board ${game.tags.Board}`;
	const hands = handsOf(game);

	it(`${board} has thirteen different cards in each hand`, () => {
		const all = Object.values(hands).flat();
		assert.equal(new Set(all).size, all.length);
		for (const cards of Object.values(hands)) assert.equal(cards.length, 13);
	});

	it(`${board} has the dealer of its number`, () => {
		assert.equal(game.tags.Dealer, clockwise[(game.tags.Board - 1) % 4]);
	});

	it(`${board} has an auction of sufficient bids`, () => {
		let highest = -1;
		for (const call of game.auction) {
			if (!/^\d/.test(call)) continue;
			const bid = call[0] * 5 + ["C", "D", "H", "S", "NT"].indexOf(call.slice(1));
			assert.ok(bid > highest, call);
			highest = bid;
		}
	});

	it(`${board} is played by the laws`, () => {
		if (game.play.length === 0) return;
		const trump = game.tags.Contract[1].toUpperCase();
		const columns = [0, 1, 2, 3].map((steps) => after(after(game.tags.Declarer, 1), steps));
		let leader = columns[0];
		let declarers = 0;
		const cards = game.play.filter((token) => token !== "*");
		for (let at = 0; at < cards.length; at += 4) {
			const trick = Object.fromEntries(columns.map((seat, column) => [seat, cards[at + column]]));
			const led = trick[leader][0];
			for (const seat of clockwise) {
				const index = hands[seat].indexOf(trick[seat]);
				assert.ok(index >= 0, `${trick[seat]} is not with ${seat}`);
				if (trick[seat][0] !== led) assert.ok(!hands[seat].some((card) => card[0] === led), `${seat} revokes with ${trick[seat]}`);
				hands[seat].splice(index, 1);
			}
			const worth = (card) => (card[0] === trump ? 100 : card[0] === led ? 0 : -100) + ranks.indexOf(card[1]);
			leader = [...clockwise].sort((a, b) => worth(trick[b]) - worth(trick[a]))[0];
			if (leader === game.tags.Declarer || leader === after(game.tags.Declarer, 2)) declarers++;
		}
		if (cards.length === 52) assert.equal(declarers, Number(game.tags.Result.match(/\d+/)[0]));
	});
}

it("board 7 has the matchpoints of its scores", () => {
	const rows = [];
	for (let at = 0; at < games[0].scores.length; at += 9) rows.push(games[0].scores.slice(at, at + 9));
	assert.equal(rows.length, 8);
	for (const row of rows) {
		const others = rows.filter((other) => other !== row).map((other) => Number(other[6]));
		const matchpoints = others.reduce((sum, other) => sum + (other < row[6] ? 2 : other == row[6] ? 1 : 0), 0);
		assert.equal(Number(row[7]), matchpoints, row.join(" "));
		assert.equal(Number(row[8]), 14 - matchpoints, row.join(" "));
		assert.equal(Number(row[0]), 1 + others.filter((other) => other > row[6]).length, row.join(" "));
	}
});
