import { useLayoutEffect } from "preact/hooks";
import { fillable } from "../../list/boards-file.js";
import type { FillingProps } from "../../rooms/room.js";
import { InBoardsLanguage } from "../in-boards-language.js";
import { FillBar } from "./fill-bar.js";
import { useFillIn } from "./fill-in.js";

/** What all boards of files make with open cards, and how far that is. */
export function FillingOf({ rows, of, asked, close }: FillingProps) {
	const filling = useFillIn(of);
	useLayoutEffect(() => filling.begin(rows.map(fillable)), [asked]);
	const end = () => {
		filling.close();
		close();
	};
	return (
		<InBoardsLanguage>
			<FillBar filling={{ ...filling, close: end }} />
		</InBoardsLanguage>
	);
}
