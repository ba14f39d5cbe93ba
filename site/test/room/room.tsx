import type { Outcome } from "../../src/files/kit.js";
import type { ItemsProps, Room } from "../../src/rooms/room.js";
import { useEffect, useState } from "preact/hooks";
import { facts } from "./facts.js";

/** Each line that begins with a move is a game. */
const gamesIn = (text: string) => text.split("\n").filter((line) => line.startsWith("1."));

export const room: Room = {
	facts,
	words: () => ({
		game: "Stones",
		count: { one: "{n} stone", other: "{n} stones" },
		items: "Stones",
		itemsOf: "Stones of {name}",
		item: "Stone",
		show: "Show stone {name}",
		none: "There is no stone in this file.",
		download: "Stones for any program",
		onlyFixes: "Stones with only my fixes",
	}),
	load: noModule,
	verbs: noModule,
	async convert(_, file, { onStart, signal }) {
		onStart();
		const text = await file.text();
		signal.throwIfAborted();
		const validation: Outcome = {
			encoding: "utf-8",
			version: "",
			claimsExport: false,
			gameCount: gamesIn(text).length,
			counts: { error: 0, warning: 0, info: 0 },
			diagnostics: [],
			omitted: [],
			changes: [],
		};
		return { validation, blob: new Blob([text]), document: false };
	},
	offers: [],
	Items,
};

/** Its files are read by the page itself. */
async function noModule(): Promise<never> {
	throw new Error("There is no module of stones.");
}

function Items({ row: { file } }: ItemsProps) {
	const [games, setGames] = useState<readonly string[]>([]);
	useEffect(() => {
		void file.text().then((text) => setGames(gamesIn(text)));
	}, [file]);
	return (
		<ol class="stones">
			{games.map((game) => (
				<li key={game}>{game}</li>
			))}
		</ol>
	);
}
