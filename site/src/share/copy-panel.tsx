import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";
import { useLanguage } from "../read/language.js";
import { fileOf, type MenuBoard, pbnOf } from "./board.js";
import { type Copy, CopyCheck, Copying } from "./copying.js";
import { lookAtDrawn, plainText } from "./drawn.js";
import { fileName, titleOf } from "./names.js";
import { pngOf, svgOf, svgText } from "./picture.js";
import { type Scene, sceneOf } from "./scene.js";

type Form = "png" | "svg" | "text" | "pbn";

/** What was chosen last, for the next board. */
let last: { form: Form; auction: boolean; play: boolean } = { form: "png", auction: true, play: false };

/** Copies a board as a picture, a text or PBN. */
export function CopyPanel(board: MenuBoard) {
	const { game, words, settings } = board;
	const { menus, share: texts } = useLanguage();
	const [chosen, setChosen] = useState(last);
	const [pbn, setPbn] = useState<string>();
	const [problem, setProblem] = useState<string>();
	const { form, auction, play } = chosen;
	const choose = (change: Partial<typeof last>) => {
		last = { ...chosen, ...change };
		setChosen(last);
	};

	useEffect(() => {
		let left = false;
		pbnOf(board).then(
			(text) => !left && setPbn(text),
			(error) => !left && setProblem(whyNot(error)),
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
	const svg = drawn && svgText(drawn.svg);
	const picture = drawn && <Picture svg={drawn.svg} />;
	const image = async () => (drawn ? pngOf(drawn.scene) : new Blob());
	const saved = (text = "", type = "text/plain") => async () => ({ blob: new Blob([text], { type }), beyond: undefined });
	const copies: Copy<Form>[] = [
		{ name: "png", label: texts.forms.png, ending: "png", text: svg, picture, image, file: async () => ({ blob: await image(), beyond: undefined }) },
		{ name: "svg", label: texts.forms.svg, ending: "svg", text: svg, picture, file: saved(svg, "image/svg+xml") },
		{ name: "text", label: texts.forms.text, ending: "txt", text: drawn?.text, file: saved(drawn?.text) },
		{ name: "pbn", label: texts.forms.pbn, ending: "pbn", text: pbn, file: (asLatin1) => fileOf(pbn ?? "", asLatin1) },
	];
	return (
		<Copying copies={copies} chosen={form} choose={(form) => choose({ form })} fileName={fileName(game)} copyLabel={menus.copy} texts={texts} problem={problem}>
			{form !== "pbn" && (game.auction || game.play) && (
				<div class="copy-forms">
					{game.auction && <CopyCheck name="auction" label={words.auction.title} checked={auction} onChange={(auction) => choose({ auction })} />}
					{game.play && <CopyCheck name="play" label={words.play.title} checked={play} onChange={(play) => choose({ play })} />}
				</div>
			)}
		</Copying>
	);
}

function Picture({ svg }: { svg: SVGSVGElement }) {
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => place.current?.replaceChildren(svg), [svg]);
	return <div ref={place} class="copy-picture" />;
}
