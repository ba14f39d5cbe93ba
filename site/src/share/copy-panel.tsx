import { copyText } from "pbnkit/viewer";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";
import { download } from "../files/download.js";
import { useLanguage } from "../read/language.js";
import { EncodingNote } from "../out/encoding-note.js";
import { type BeyondLatin1, pbnType, type Written } from "../out/written.js";
import { fileOf, type MenuBoard, pbnOf } from "./board.js";
import { lookAtDrawn, plainText } from "./drawn.js";
import { fileName, titleOf } from "./names.js";
import { pngOf, svgOf, svgText } from "./picture.js";
import { type Scene, sceneOf } from "./scene.js";

const forms = ["png", "svg", "text", "pbn"] as const;
type Form = (typeof forms)[number];

const types: Record<Form, string> = { png: "image/png", svg: "image/svg+xml", text: "text/plain", pbn: pbnType };
const endings: Record<Form, string> = { png: "png", svg: "svg", text: "txt", pbn: "pbn" };

/** What was chosen last, for the next board. */
let last: { form: Form; auction: boolean; play: boolean } = { form: "png", auction: true, play: false };

/** Copies a board as a picture, a text or PBN, and shows what is copied. */
export function CopyPanel(board: MenuBoard) {
	const { game, words, settings } = board;
	const { menus, share: texts } = useLanguage();
	const [chosen, setChosen] = useState(last);
	const [pbn, setPbn] = useState<string>();
	const [said, say] = useState("");
	const [beyond, setBeyond] = useState<BeyondLatin1>();
	const name = useId();
	const { form, auction, play } = chosen;
	const choose = (change: Partial<typeof last>) => {
		last = { ...chosen, ...change };
		say("");
		setBeyond(undefined);
		setChosen(last);
	};

	useEffect(() => {
		let left = false;
		pbnOf(board).then(
			(text) => !left && setPbn(text),
			(error) => !left && say(`${texts.failed} ${whyNot(error)}`),
		);
		return () => {
			left = true;
		};
	}, []);

	const [drawn, setDrawn] = useState<{ scene: Scene; svg: SVGSVGElement; text: string }>();
	// Not while this is drawn: a game is drawn for it by itself.
	useLayoutEffect(() => {
		const { scene, text } = lookAtDrawn({ game, words, settings, auction, play }, (root) => ({ scene: sceneOf(root), text: plainText(root) }));
		setDrawn({ scene, text, svg: svgOf(scene, titleOf(board), text) });
	}, [game, words, settings, auction, play]);
	const isPicture = form === "png" || form === "svg";
	const written = form === "pbn" ? pbn : form === "text" ? drawn?.text : drawn && svgText(drawn.svg);
	const picture = async () => (drawn ? pngOf(drawn.scene) : new Blob());
	const content = async (asLatin1: boolean): Promise<Written> => {
		if (form === "pbn") return fileOf(written ?? "", asLatin1);
		return { blob: form === "png" ? await picture() : new Blob([written ?? ""], { type: types[form] }), beyond: undefined };
	};

	const copy = async () => {
		try {
			// The browser is promised a picture at once: later it takes none.
			if (form === "png") await navigator.clipboard.write([new ClipboardItem({ "image/png": picture() })]);
			else await copyText(written ?? "");
			say(texts.copied);
		} catch {
			say(texts.notCopied);
		}
	};
	const save = async (asLatin1 = false) => {
		try {
			const { blob, beyond } = await content(asLatin1);
			download(blob, `${fileName(game)}.${endings[form]}`);
			setBeyond(beyond);
		} catch (error) {
			say(`${texts.failed} ${whyNot(error)}`);
		}
	};
	const isReady = written !== undefined;
	return (
		<>
			<fieldset>
				<legend>{texts.as}</legend>
				<div class="copy-forms">
					{forms.map((each) => (
						<label key={each} class="reader-check">
							<input type="radio" name={name} checked={form === each} onChange={() => choose({ form: each })} data-copy={each} />
							{texts.forms[each]}
						</label>
					))}
				</div>
			</fieldset>
			{form !== "pbn" && (game.auction || game.play) && (
				<div class="copy-forms">
					{game.auction && (
						<label class="reader-check">
							<input type="checkbox" checked={auction} onChange={({ currentTarget }) => choose({ auction: currentTarget.checked })} data-copy="auction" />
							{words.auction.title}
						</label>
					)}
					{game.play && (
						<label class="reader-check">
							<input type="checkbox" checked={play} onChange={({ currentTarget }) => choose({ play: currentTarget.checked })} data-copy="play" />
							{words.play.title}
						</label>
					)}
				</div>
			)}
			<div class="share-buttons">
				<button type="button" class="primary" disabled={!isReady} onClick={() => void copy()} data-copy="copy">
					{menus.copy}
				</button>
				<button type="button" disabled={!isReady} onClick={() => void save()} data-copy="save">
					{texts.save}
				</button>
				<span role="status">
					{said}
					<EncodingNote beyond={beyond} choose={(asLatin1) => void save(asLatin1)} />
				</span>
			</div>
			<div class="copy-preview" role="group" aria-label={texts.preview} tabIndex={0}>
				{isPicture && drawn ? <Picture svg={drawn.svg} /> : <pre>{written ?? texts.reading}</pre>}
			</div>
		</>
	);
}

function Picture({ svg }: { svg: SVGSVGElement }) {
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => place.current?.replaceChildren(svg), [svg]);
	return <div ref={place} class="copy-picture" />;
}
