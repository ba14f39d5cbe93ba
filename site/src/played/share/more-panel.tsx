import { useState } from "preact/hooks";
import { download } from "../../files/download.js";
import { PublishItem } from "../../share/publish-item.js";
import { filled } from "../../words/filled.js";
import { hashTo, siteOf, textOf } from "./game.js";
import type { PanelProps } from "./sharing.js";

/** Where else a game can go. Nothing of it leaves the page before the reader follows a link. */
export function MoreOfGame({ menu, sharing }: PanelProps) {
	const { game, texts, words } = menu;
	const { facts, type, analysis } = sharing;
	const [{ fen }] = useState(menu.spot);
	const builder = async () => `${siteOf(menu)}${facts.home}publish.html${await hashTo(await textOf(menu), facts)}`;
	const save = async () => download(new Blob([await textOf(menu)], { type }), `${sharing.fileNameOf(game)}.${facts.ending}`);
	const address = fen === undefined ? undefined : analysis.addressOf(game, fen);
	return (
		<ul class="share-more" role="list">
			{sharing.hasBuilder && <PublishItem make={builder} label={texts.publish} />}
			{address !== undefined && (
				<li>
					<a href={address} target="_blank" rel="external noopener noreferrer" data-more={analysis.name}>
						{filled(texts.analyse, { site: analysis.site }, words)}
					</a>
				</li>
			)}
			<li>
				<button type="button" data-more={facts.ending} onClick={() => void save()}>
					{texts.saveFile}
				</button>
			</li>
		</ul>
	);
}
