import { initial } from "../../chess/position.js";
import { plainReader } from "../played/plain.js";

/** The games of a text that has nothing but what programs write. */
export const plainGames = plainReader({
	token:
		/\s+|(\d{1,4})\.{1,3}|\.{1,3}|\{([^{}]*)\}|(\()|(\))|\$(\d{1,3})(?!\d)|(1-0|0-1|1\/2-1\/2|\*)|((?:O-O(?:-O)?|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBN])?)[+#]?)([!?]{0,2})(?![^\s(){}$])/y,
	startOf(tags) {
		const start = tags.find(({ name }) => name === "FEN")?.value ?? initial;
		const [, color, , , , number = "1"] = start.split(" ");
		return { start, color: color === "b" ? "black" : "white", number: Number(number) || 1 };
	},
	second: () => "black",
});
