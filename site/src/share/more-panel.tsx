import { bboAddress, bsolAddress, linText } from "pbnkit/viewer";
import { useState } from "preact/hooks";
import { download } from "../files/download.js";
import { useLanguage } from "../read/language.js";
import { EncodingNote } from "../out/encoding-note.js";
import type { BeyondLatin1 } from "../out/written.js";
import { fileOf, linkTo, type MenuBoard, pbnOf } from "./board.js";
import { fileName } from "./names.js";
import { PublishItem } from "./publish-item.js";

/** Where else a board can go. Nothing of it leaves the page before the reader follows a link. */
export function MorePanel(board: MenuBoard) {
	const { game, words } = board;
	const { share: texts } = useLanguage();
	const builder = async () => `publish.html${await linkTo(await pbnOf(board))}`;
	const elsewhere = [
		["bbo", bboAddress(game), words.links.bbo],
		["bsol", bsolAddress(game), words.links.bsol],
	] as const;
	const lin = linText(game);
	const [beyond, setBeyond] = useState<BeyondLatin1>();
	const savePbn = async (asLatin1 = false) => {
		const { blob, beyond } = await fileOf(await pbnOf(board), asLatin1);
		download(blob, `${fileName(game)}.pbn`);
		setBeyond(beyond);
	};
	return (
		<>
			<ul class="share-more" role="list">
				<PublishItem make={builder} label={texts.publish} />
				{elsewhere.map(
					([name, address, label]) =>
						address && (
							<li key={name}>
								<a href={address} target="_blank" rel="external noopener noreferrer" data-more={name}>
									{label}
								</a>
							</li>
						),
				)}
				{lin && (
					<li>
						<button type="button" data-more="lin" onClick={() => download(new Blob([lin], { type: "text/plain" }), `${fileName(game)}.lin`)}>
							{words.links.lin}
						</button>
					</li>
				)}
				<li>
					<button type="button" data-more="pbn" onClick={() => void savePbn()}>
						{words.links.pbn}
					</button>
					<span role="status">
						<EncodingNote beyond={beyond} choose={(asLatin1) => void savePbn(asLatin1)} />
					</span>
				</li>
			</ul>
			{board.ofSeveral && <Mark {...board} />}
		</>
	);
}

/** Marks a board, to be saved with others that are. */
function Mark({ reader, game }: MenuBoard) {
	const { share: texts } = useLanguage();
	const [isMarked, setMarked] = useState(reader.marked.has(game.number));
	const mark = ({ currentTarget: { checked } }: { currentTarget: HTMLInputElement }) => {
		if (checked) reader.marked.add(game.number);
		else reader.marked.delete(game.number);
		setMarked(checked);
	};
	return (
		<label class="reader-check">
			<input type="checkbox" checked={isMarked} onChange={mark} data-take="mark" />
			{texts.take.mark}
		</label>
	);
}
