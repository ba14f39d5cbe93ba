import { type Color, type Piece, type Variant, variantOf, variants } from "pbnkit/pdn/board";
import type { DraughtsWords } from "pbnkit/pdn/viewer";
import { useMemo, useState } from "preact/hooks";
import type { EditorProps } from "../../../played/articles/own.js";
import { SetPosition } from "../../../played/articles/position/set-position.js";
import { moved, withMan } from "../../../played/articles/position/men.js";
import { type Hand, type Tool, Tools } from "../../../played/articles/position/tools.js";
import { Choice, Options } from "../../../publish/fields.js";
import { useSite } from "../../../words/use-site.js";
import { viewerWords } from "../../language.js";
import { variantOfLine } from "../../link/text.js";
import { variantName } from "../../variants.js";
import { ofVariant } from "../kinds.js";
import { articleWords } from "../language.js";
import { attributeOf, international } from "../own-variant.js";
import { BoardField, squareAt } from "./board-field.js";
import { checkOn } from "./check.js";
import { PieceAlone } from "./piece-alone.js";
import { emptyIn, fenOf, onBoardOf, type Setup, setupOf, squaresOf, startIn } from "./setup.js";

const pieces = [
	["w", "W"],
	["b", "B"],
] as const satisfies readonly (readonly Piece[])[];

/** A position of draughts is set up, on the board of any variant. */
export function PositionEditor({ text, orientation, change, setting, set }: EditorProps) {
	const site = useSite();
	const { position: texts } = articleWords(site);
	const words = viewerWords(site);
	const [tool, setTool] = useState<Tool<Piece>>("move");
	const variant = variantOf(variantOfLine(text, setting(ofVariant))) ?? international;
	const check = useMemo(() => checkOn(variant.name), [variant]);
	const isRed = variant.name === "english";
	/** All lines have the board of one variant. */
	const choose = (other: Variant, writeAll: (text: string) => void) => {
		const lines = text.split("\n").filter((line) => line.trim());
		writeAll(`${lines.map((line) => fenOf(onBoardOf(other, setupOf(line, variant)))).join("\n")}\n`);
		set(ofVariant, attributeOf(other.name));
	};
	const changed = (next: string) => {
		// Without letters the text does not say of itself which board it is.
		if (setting(ofVariant) === undefined) set(ofVariant, attributeOf(variant.name));
		change(next);
	};
	const put = (write: (line: string) => void) => (next: Setup) => write(fenOf(next));
	return (
		<SetPosition
			{...{ text, orientation, texts, check }}
			change={changed}
			kept={{ value: attributeOf(variant.name), set: (value) => set(ofVariant, value) }}
			initial={fenOf(startIn(variant))}
			empty={fenOf(emptyIn(variant))}
			board={({ line, write, writeAll, orientation }) => {
				const setup = setupOf(line, variant);
				const hand: Hand<Piece> = { set: (at, piece) => put(write)({ ...setup, pieces: withMan(setup.pieces, at, piece) }), move: (from, to) => put(write)({ ...setup, pieces: moved(setup.pieces, from, to) }) };
				const at = (x: number, y: number) => {
					const square = squareAt(x, y);
					return square === undefined ? undefined : squaresOf(variant).indexOf(square);
				};
				return (
					<>
						<Choice label={texts.variant} value={variant.name} options={variants.map(({ name }) => [name, variantName(name, site)])} onChange={(name) => choose(variantOf(name) ?? variant, writeAll)} />
						<Tools<Piece> men={pieces} tool={tool} choose={setTool} drop={hand.set} squareAt={at} nameOf={(piece) => nameOf(piece, isRed, words)} picture={(piece) => <PieceAlone piece={piece} isRed={isRed} />} texts={texts} />
						<BoardField setup={setup} orientation={orientation} tool={tool} hand={hand} title={texts.title} help={texts.help} words={words} />
					</>
				);
			}}
			fields={({ line, write }) => {
				const setup = setupOf(line, variant);
				const sides: readonly (readonly [Color, string])[] = [
					["white", words.colors.white],
					["black", isRed ? words.red.side : words.colors.black],
				];
				return <Options label={texts.toMove} name="to-move" value={setup.color} options={sides} onChange={(color) => put(write)({ ...setup, color: color as Color })} />;
			}}
		/>
	);
}

/** "white king"; in English draughts the dark pieces are red. */
const nameOf = (piece: Piece, isRed: boolean, { pieces, red }: DraughtsWords): string => (isRed && (piece === "b" || piece === "B") ? red[piece] : pieces[piece]);
