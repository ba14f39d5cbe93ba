// What every page of chess does: reads games, on its thread and in a worker, for e2e/package/consumers_test.go to look at.
const game = "1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 *\n\n";

export async function readGames(load) {
	const read = {};
	for (const worker of [false, true]) {
		const pgn = await load({ worker });
		const { games } = await pgn.parse(game.repeat(2000));
		read[worker ? "worker" : "page"] = `${games.length} games: ${games[1999].moves.map(({ san }) => san).join(" ")}, ${await pgn.fen(games[0], 1)}`;
		pgn.close();
	}
	return read;
}
