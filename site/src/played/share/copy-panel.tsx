import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { type Copy, CopyCheck, Copying } from "../../share/copying.js";
import { frameHtml } from "../../share/frame-html.js";
import { hashTo, quizFrom, siteOf, textOf } from "./game.js";
import { pngOf } from "./png.js";
import type { AsText, PanelProps, Sharing } from "./sharing.js";

interface Chosen extends AsText {
	/** "png", "svg", "fen", "text" or "frame", or the ending of the notation's files. */
	form: string;
	isBlackBelow: boolean;
	isQuiz: boolean;
}

/** What was chosen last, for the next game. */
const last = new Map<Sharing, Chosen>();

/** How high a frame is: the board with its buttons, where it is as wide as an article. */
const frameHeight = 640;

/** Copies a game as a text, in its notation or as a frame, or its position as a picture or a FEN. */
export function CopyGame({ menu, sharing }: PanelProps) {
	const { game, words, texts } = menu;
	const { facts, Naming } = sharing;
	const [spot] = useState(menu.spot);
	const [chosen, setChosen] = useState<Chosen>(last.get(sharing) ?? { form: "png", isBlackBelow: false, isQuiz: false, isAnnotated: true, naming: sharing.naming });
	const { made, problem } = useMade({ menu, sharing });
	const { form, isBlackBelow, isQuiz, isAnnotated, naming } = chosen;
	const titleFor = (result: string) => sharing.titleOf({ ...game, result }, words) ?? words.game.untitled;
	const title = titleFor(game.result);
	const choose = (change: Partial<Chosen>) => {
		const next = { ...chosen, ...change };
		last.set(sharing, next);
		setChosen(next);
	};
	const drawing = useMemo(() => sharing.pictureOf(game, spot, words, isBlackBelow), [game, spot, words, isBlackBelow]);
	const picture = useRef<HTMLDivElement>(null);
	const copies = useMemo((): Copy<string>[] => {
		const text = [title, sharing.movesOf(game, { naming, isAnnotated }, words)].join("\n\n");
		const svg = drawing && `<?xml version="1.0" encoding="UTF-8"?>\n${drawing.svg}\n`;
		const saved = (text = "", type = "text/plain") => async () => ({ blob: new Blob([text], { type }), beyond: undefined });
		const image = async () => {
			const drawn = picture.current?.querySelector("svg");
			return drawn ? pngOf(drawn) : new Blob();
		};
		const board = drawing && (
			<div ref={picture} class="copy-board">
				{drawing.board}
			</div>
		);
		const frame = made && frameHtml({ address: made[isQuiz ? "quiz" : "frame"] + (isBlackBelow ? "&orientation=black" : ""), title: isQuiz ? titleFor("*") : title, height: frameHeight });
		return [
			...(svg
				? [
						{ name: "png", label: texts.forms.png, ending: "png", text: svg, picture: board, image, file: async () => ({ blob: await image(), beyond: undefined }) },
						{ name: "svg", label: texts.forms.svg, ending: "svg", text: svg, picture: board, file: saved(svg, "image/svg+xml") },
						{ name: "fen", label: texts.forms.fen, ending: "fen", text: spot.fen, file: saved(`${spot.fen}\n`) },
					]
				: []),
			{ name: "text", label: texts.forms.text, ending: "txt", text, file: saved(`${text}\n`) },
			{ name: facts.ending, label: facts.ending.toUpperCase(), ending: facts.ending, text: made?.text, file: saved(made?.text, sharing.type) },
			{ name: "frame", label: texts.forms.frame, ending: "html", text: frame, file: saved(frame, "text/html") },
		];
	}, [game, words, texts, drawing, made, naming, isAnnotated, isBlackBelow, isQuiz]);
	const hasBoard = form === "png" || form === "svg" || form === "frame";
	return (
		<Copying copies={copies} chosen={form} choose={(form) => choose({ form })} fileName={sharing.fileNameOf(game)} copyLabel={texts.menus.copy} texts={texts} problem={problem}>
			<div class="copy-forms">
				{hasBoard && <CopyCheck name="below" label={texts.below} checked={isBlackBelow} onChange={(isBlackBelow) => choose({ isBlackBelow })} />}
				{form === "frame" && <CopyCheck name="quiz" label={texts.quiz} checked={isQuiz} onChange={(isQuiz) => choose({ isQuiz })} />}
				{form === "text" && <CopyCheck name="annotated" label={texts.annotated} checked={isAnnotated} onChange={(isAnnotated) => choose({ isAnnotated })} />}
				{form === "text" && <Naming naming={naming} choose={(naming) => choose({ naming })} />}
			</div>
		</Copying>
	);
}

/** The text of a game, and the addresses of its frames, once they are made. */
function useMade({ menu, sharing: { facts } }: PanelProps) {
	const [made, setMade] = useState<{ text: string; frame: string; quiz: string }>();
	const [problem, setProblem] = useState<string>();
	const { path } = menu.spot();
	useEffect(() => {
		let left = false;
		(async () => {
			const text = await textOf(menu);
			const page = `${siteOf(menu)}embed.html`;
			const made = { text, frame: page + (await hashTo(text, facts, menu)), quiz: page + (await hashTo(text, facts)) + quizFrom(menu.game, path) };
			if (!left) setMade(made);
		})().catch((error) => !left && setProblem(whyNot(error)));
		return () => {
			left = true;
		};
	}, []);
	return { made, problem };
}
