import { useState } from "preact/hooks";
import { download } from "../../files/download.js";
import { chess } from "../../rooms/facts.js";
import { PublishItem } from "../../share/publish-item.js";
import { fileNameOf } from "../titles.js";
import { hashTo, type MenuGame, pgnOf, pgnType, siteOf } from "./game.js";

/** Where Lichess analyses a position: the address has it as a FEN with underscores. */
const lichess = "https://lichess.org/analysis/standard/";

/** Where else a game can go. Nothing of it leaves the page before the reader follows a link. */
export function MorePanel(menu: MenuGame) {
	const { game, texts } = menu;
	const [{ fen }] = useState(menu.spot);
	const builder = async () => `${siteOf(menu)}${chess.home}publish.html${await hashTo(await pgnOf(menu))}`;
	const save = async () => download(new Blob([await pgnOf(menu)], { type: pgnType }), `${fileNameOf(game)}.pgn`);
	return (
		<ul class="share-more" role="list">
			<PublishItem make={builder} label={texts.publish} />
			{fen !== undefined && game.variant === undefined && (
				<li>
					<a href={lichess + encodeURI(fen.replaceAll(" ", "_"))} target="_blank" rel="external noopener noreferrer" data-more="lichess">
						{texts.analyse}
					</a>
				</li>
			)}
			<li>
				<button type="button" data-more="pgn" onClick={() => void save()}>
					{texts.savePgn}
				</button>
			</li>
		</ul>
	);
}
