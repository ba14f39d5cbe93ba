import { moveText } from "pbnkit/pgn/game";
import { boardSvg } from "pbnkit/pgn/board";
import { Board } from "pbnkit/pgn/viewer";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { type Copy, CopyCheck, Copying } from "../../share/copying.js";
import { frameHtml } from "../../share/frame-html.js";
import { fileNameOf, titleOf } from "../titles.js";
import { hashTo, type MenuGame, pgnOf, pgnType, quizFrom, siteOf } from "./game.js";
import { drawingOf, pngOf } from "./picture.js";

type Form = "png" | "svg" | "fen" | "text" | "pgn" | "frame";

/** What was chosen last, for the next game. */
let last: { form: Form; isBlackBelow: boolean; isQuiz: boolean; isAnnotated: boolean; letters: "figurines" | "language" } = { form: "png", isBlackBelow: false, isQuiz: false, isAnnotated: true, letters: "figurines" };

/** How high a frame is: the board with its buttons, where it is as wide as an article. */
const frameHeight = 640;

/** Copies a game as a text, as PGN or as a frame, or its position as a picture or a FEN. */
export function CopyPanel(menu: MenuGame) {
	const { game, words, texts } = menu;
	const [spot] = useState(menu.spot);
	const [chosen, setChosen] = useState(last);
	const [made, setMade] = useState<{ pgn: string; frame: string; quiz: string }>();
	const [problem, setProblem] = useState<string>();
	const { form, isBlackBelow, isQuiz, isAnnotated, letters } = chosen;
	const title = titleOf(game, words) ?? words.game.untitled;
	const titleWithoutResult = titleOf({ ...game, result: "*" }, words) ?? words.game.untitled;
	const choose = (change: Partial<typeof last>) => {
		last = { ...chosen, ...change };
		setChosen(last);
	};
	useEffect(() => {
		let left = false;
		(async () => {
			const pgn = await pgnOf(menu);
			const page = `${siteOf(menu)}embed.html`;
			const made = { pgn, frame: page + (await hashTo(pgn, menu)), quiz: page + (await hashTo(pgn)) + quizFrom(game, spot.path) };
			if (!left) setMade(made);
		})().catch((error) => !left && setProblem(whyNot(error)));
		return () => {
			left = true;
		};
	}, []);
	const drawing = useMemo(() => drawingOf(game, spot, words, isBlackBelow), [game, spot, words, isBlackBelow]);
	const picture = useRef<HTMLDivElement>(null);
	const copies = useMemo((): Copy<Form>[] => {
		const own = letters === "figurines" ? letters : words.letters;
		const text = [title, moveText(game, { letters: own, variations: isAnnotated, comments: isAnnotated, nags: isAnnotated })].join("\n\n");
		const svg = drawing && `<?xml version="1.0" encoding="UTF-8"?>\n${boardSvg(drawing)}\n`;
		const saved = (text = "", type = "text/plain") => async () => ({ blob: new Blob([text], { type }), beyond: undefined });
		const image = async () => {
			const drawn = picture.current?.querySelector("svg");
			return drawn ? pngOf(drawn) : new Blob();
		};
		const board = drawing && (
			<div ref={picture} class="copy-board">
				<Board {...drawing} id="copied" words={words} />
			</div>
		);
		const frame = made && frameHtml({ address: made[isQuiz ? "quiz" : "frame"] + (isBlackBelow ? "&orientation=black" : ""), title: isQuiz ? titleWithoutResult : title, height: frameHeight });
		return [
			...(svg
				? [
						{ name: "png" as const, label: texts.forms.png, ending: "png", text: svg, picture: board, image, file: async () => ({ blob: await image(), beyond: undefined }) },
						{ name: "svg" as const, label: texts.forms.svg, ending: "svg", text: svg, picture: board, file: saved(svg, "image/svg+xml") },
						{ name: "fen" as const, label: texts.forms.fen, ending: "fen", text: spot.fen, file: saved(`${spot.fen}\n`) },
					]
				: []),
			{ name: "text", label: texts.forms.text, ending: "txt", text, file: saved(`${text}\n`) },
			{ name: "pgn", label: texts.forms.pgn, ending: "pgn", text: made?.pgn, file: saved(made?.pgn, pgnType) },
			{ name: "frame", label: texts.forms.frame, ending: "html", text: frame, file: saved(frame, "text/html") },
		];
	}, [game, words, texts, drawing, made, letters, isAnnotated, isBlackBelow, isQuiz]);
	const hasBoard = form === "png" || form === "svg" || form === "frame";
	return (
		<Copying copies={copies} chosen={form} choose={(form) => choose({ form })} fileName={fileNameOf(game)} copyLabel={texts.menus.copy} texts={texts} problem={problem}>
			<div class="copy-forms">
				{hasBoard && <CopyCheck name="below" label={texts.below} checked={isBlackBelow} onChange={(isBlackBelow) => choose({ isBlackBelow })} />}
				{form === "frame" && <CopyCheck name="quiz" label={texts.quiz} checked={isQuiz} onChange={(isQuiz) => choose({ isQuiz })} />}
				{form === "text" && <CopyCheck name="annotated" label={texts.annotated} checked={isAnnotated} onChange={(isAnnotated) => choose({ isAnnotated })} />}
				{form === "text" && (
					<label class="reader-check">
						{texts.letters}{" "}
						<select value={letters} onChange={({ currentTarget }) => choose({ letters: currentTarget.value as "figurines" })} data-copy="letters">
							<option value="figurines">{texts.lettersAs.figurines}</option>
							<option value="language">{`${texts.lettersAs.language} (${words.letters})`}</option>
						</select>
					</label>
				)}
			</div>
		</Copying>
	);
}
