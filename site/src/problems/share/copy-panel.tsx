import { diagramSvg, DiagramBoard, type DiagramMan, menOf, saidMen } from "pbnkit/pbi/viewer";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { pngOf } from "../../played/share/png.js";
import { type Copy, CopyCheck, Copying } from "../../share/copying.js";
import { useSite } from "../../words/use-site.js";
import { viewerWords } from "../language.js";
import { outWords } from "../out/language.js";
import { ofProblems } from "../reading-worker.js";
import { fileNameOf, type OfProblem, savedAs, textOf } from "./of-problem.js";

/** What it can be converted to, and the endings of their files. */
const converted = { popeye: "inp", latex: "tex", olv: "olv" } as const;

type Converted = keyof typeof converted;
type Form = "png" | "svg" | "fen" | "pbi" | Converted;

/** What was chosen last, for the next problem. */
const last: { form: Form; coordinates: boolean } = { form: "png", coordinates: false };

/** Copies a problem as a picture, as PBI, or for other programs. */
export function CopyPanel(of: OfProblem) {
	const { problem } = of;
	const site = useSite();
	const texts = outWords(site);
	const words = viewerWords(site);
	const [{ form, coordinates }, setChosen] = useState({ ...last });
	const { made, problem: failure } = useMade(of);
	const picture = useRef<HTMLDivElement>(null);
	const choose = (change: Partial<typeof last>) => setChosen({ ...Object.assign(last, change) });
	const men = useMemo(() => menOf(problem), [problem]);
	const copies = useMemo((): Copy<Form>[] => {
		const saved = (text = "", type = "text/plain") => async () => ({ blob: new Blob([text], { type }), beyond: undefined });
		const drawn = (men: readonly DiagramMan[]) => {
			const drawing = { men, coordinates };
			const svg = `<?xml version="1.0" encoding="UTF-8"?>\n${diagramSvg({ ...drawing, label: saidMen(men, words) })}\n`;
			const board = (
				<div ref={picture} class="copy-board pbi-board">
					<DiagramBoard {...drawing} id="copied" words={words} />
				</div>
			);
			const image = async () => {
				const shown = picture.current?.querySelector("svg");
				return shown ? pngOf(shown) : new Blob();
			};
			return [
				{ name: "png" as const, label: texts.forms.png, ending: "png", text: svg, picture: board, image, file: async () => ({ blob: await image(), beyond: undefined }) },
				{ name: "svg" as const, label: texts.forms.svg, ending: "svg", text: svg, picture: board, file: saved(svg, "image/svg+xml") },
			];
		};
		const { fen } = problem;
		return [
			...(men ? drawn(men) : []),
			...(fen === undefined ? [] : [{ name: "fen" as const, label: texts.forms.fen, ending: "fen", text: fen, file: saved(`${fen}\n`) }]),
			{ name: "pbi", label: "PBI", ending: "pbi", text: made?.pbi, file: async () => ({ blob: savedAs(made?.pbi ?? ""), beyond: undefined }) },
			...(Object.keys(converted) as Converted[]).filter((name) => made?.[name] !== "").map((name) => ({ name, label: texts.forms[name], ending: converted[name], text: made?.[name], file: saved(made?.[name]) })),
		];
	}, [problem, men, words, texts, made, coordinates]);
	return (
		<Copying copies={copies} chosen={form} choose={(form) => choose({ form })} fileName={fileNameOf(problem)} copyLabel={texts.menus.copy} texts={texts} problem={failure}>
			<div class="copy-forms">{(form === "png" || form === "svg") && men && <CopyCheck name="coordinates" label={texts.coordinates} checked={coordinates} onChange={(coordinates) => choose({ coordinates })} />}</div>
		</Copying>
	);
}

/** The problem as PBI, and for other programs, "" where they cannot have it, once that is made. */
function useMade(of: OfProblem) {
	const [made, setMade] = useState<Record<"pbi" | Converted, string>>();
	const [problem, setProblem] = useState<string>();
	useEffect(() => {
		let left = false;
		(async () => {
			const pbi = await textOf(of);
			const kit = await ofProblems.get();
			const as = async (to: Converted) => new TextDecoder().decode((await kit.convert(pbi, { to })).bytes);
			const [popeye, latex, olv] = await Promise.all([as("popeye"), as("latex"), as("olv")]);
			if (!left) setMade({ pbi, popeye, latex, olv });
		})().catch((error) => !left && setProblem(whyNot(error)));
		return () => {
			left = true;
		};
	}, []);
	return { made, problem };
}
