// What a file is: core/recognize, which has the same in Go. Both read one table in the same way, and a test compares them.

/** How many bytes of a file are looked at. */
export const headSize = 4096;

/** Something that the start of a file shows: where, and what. */
type Mark = readonly [at: number, bytes: string | RegExp];

// Where marks are that have no place of their own: as in core/recognize. That the text begins as an expression says, needs no other word for it.
const [starts, within, moves, odd, dealt, said] = [-1, -2, -4, -5, -6, -7];

/** A kind of file, or some of its marks, of which there are alternatives. */
type Row = readonly [id: string, of: string, label: string, suffixes: string, isSoft: 0 | 1, marks: readonly (readonly Mark[])[]];

/**
 * What a file is.
 *
 * @example
 * ```ts
 * import { recognize, type Recognized } from "pbnkit/recognize";
 *
 * const isRead = ({ family }: Recognized) => family === "";
 * const found = recognize(new TextEncoder().encode("%PDF-1.7"));
 * console.log(found && isRead(found), found?.label); // false PDF
 * ```
 */
export interface Recognized {
	/** The kind: `"pbn"`, `"lin"`, `"pgn"`, `"zip"` … */
	readonly kind: string;
	/** What it has in common with others that are not read here, such as `"chess"` or `"archive"`; `""` of what is read. */
	readonly family: string;
	/** What people call the format, such as `"PGN"`. */
	readonly label: string;
	/** Whether it cannot be anything else. Otherwise readers may still find games in it, and then it is what they read. */
	readonly sure: boolean;
}

/**
 * What a file is, by its start, of which 4 KiB are enough, and by its name where the start does not show it. `undefined` where neither does: then it
 * may be a text with deals in it. No module is loaded for it.
 *
 * @example
 * ```ts
 * import { recognize } from "pbnkit/recognize";
 *
 * const found = recognize(new TextEncoder().encode('[White "A"]\n[Black "B"]\n\n1. e4 e5 *'), "games.txt");
 * console.log(found?.kind, found?.sure); // pgn true
 * ```
 */
export function recognize(start: Uint8Array, name = ""): Recognized | undefined {
	const raw = narrow(start.subarray(0, headSize));
	const text = raw.replace(/^\xEF\xBB\xBF/, "").replace(/^[\0- \x7F]*/, "");
	const dense = densely(text);
	// Lines after a percent sign and tag pairs have no comments; "{" takes the place of each that there is.
	const bare = text.replace(/((?:^|\n)(?:%[^\n]*|[ \t]*\[[^\n]*"\]))|;[^\n]*|\{[^}]*\}?/g, (_, kept?: string) => kept ?? "{");
	const has = ([at, mark]: Mark) => {
		if (typeof mark !== "string") return mark.test(text);
		switch (at) {
			case starts:
				return dense.startsWith(mark);
			case within:
				return dense.includes(mark);
			case moves:
				return firstMove(bare) === mark;
			case said:
				return densely(bare).includes(mark);
			case odd:
				return /[\0-\x07]/.test(raw);
			case dealt:
				return isDealt(raw, 1) && isDealt(raw, 15);
		}
		return raw.startsWith(mark, at);
	};
	const row = rows.find((row) => row[5].some((all) => all.every(has)));
	const shown = row && recognized(row, row[4] === 0);
	return (!shown || (!shown.sure && shown.family === "") ? recognizeName(name) : undefined) ?? shown;
}

/** A text in small letters, without white space and control characters. */
const densely = (text: string) => text.toLowerCase().replace(/[\0- \x7F]+/g, "");

/**
 * Whether a text begins as a game with tag pairs, or as what comes between games: as the table has it, but typographic quotes come from programs that
 * mean well. The core is not asked: what is drawn before its module is there depends on it, and must not be different after.
 */
export function beginsAsGame(text: string): boolean {
	return /^\s*(?:\[[a-z]\w*\s+["“”„″]|[{%;])/i.test(text);
}

/**
 * What the name of a file says that it is, by its suffix. `undefined` if it says nothing.
 *
 * @example
 * ```ts
 * import { recognizeName } from "pbnkit/recognize";
 *
 * console.log(recognizeName("evening.bws")?.label); // Bridgemate, Microsoft Access
 * ```
 */
export function recognizeName(name: string): Recognized | undefined {
	const suffix = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
	if (suffix.length === 0 || suffix.length === name.length) return undefined;
	const row = rows.find(([, , , suffixes]) => suffixes.split(" ").includes(suffix));
	return row && recognized(row, false);
}

function recognized([kind, family, label]: Row, sure: boolean): Recognized {
	return { kind, family, label: label || kind.toUpperCase(), sure };
}

/** Bytes as characters below 256; those of UTF-16 with 0x80 for others. */
function narrow(bytes: Uint8Array): string {
	const isWide = (zero: number) => (bytes[1 - zero] === 0xff && bytes[zero] === 0xfe) || hasZeros(bytes, zero);
	const high = isWide(1) ? 1 : isWide(0) ? 0 : undefined;
	if (high === undefined) return String.fromCharCode(...bytes);
	let text = "";
	for (let i = 0; i + 1 < bytes.length; i += 2) {
		if (bytes[i + high] === 0) text += String.fromCharCode(bytes[i + 1 - high] as number);
		else if (i > 0) text += "\x80";
	}
	return text;
}

/** Whether nearly all bytes at the place zero of each pair are 0, and no others are. */
function hasZeros(bytes: Uint8Array, zero: number): boolean {
	const n = Math.min(bytes.length, 256) & ~1;
	let zeros = 0;
	for (let i = 0; i < n; i += 2) {
		if (bytes[i + 1 - zero] === 0) return false;
		if (bytes[i + zero] === 0) zeros++;
	}
	return n >= 4 && zeros * 20 >= n * 9;
}

/** Whether thirteen bytes from a place on give thirteen cards to each of four hands. One of them is no ASCII: else it is a line of a text. */
function isDealt(raw: string, from: number): boolean {
	const record = raw.slice(from, from + 13);
	const has: [number, number, number, number] = [0, 0, 0, 0];
	for (let i = 0; i < 4 * record.length; i++) has[((record.charCodeAt(i >> 2) >> (2 * (i & 3))) & 3) as 0]++;
	return has.every((cards) => cards === 13) && /[^\0-\x7F]/.test(record);
}

/** Of which game the first move is that begins a line, after its number. */
function firstMove(text: string): string | undefined {
	for (const line of text.split("\n")) {
		const found = /^[\0- \x7F]*\d+\.[\0- .\x7F]*/.exec(line);
		const of = found && move(line.slice(found[0].length));
		if (of) return of;
	}
	return undefined;
}

function move(text: string): string | undefined {
	if (/^(0-0|O-O)/.test(text)) return "pgn";
	if (/^\d\d?[-:x]\d/.test(text)) return "pdn";
	if (/^[A-Ha-h][1-8][-:x][A-Ha-h][1-8]/.test(text)) {
		const files = Math.abs((text.charCodeAt(0) | 0x20) - (text.charCodeAt(3) | 0x20));
		// A pawn takes on the next file, and goes ahead on its own.
		return files > 1 || (text[2] === "-" && files > 0) ? "pdn" : "pgn";
	}
	return /^[KQRBNSDTLCAFa-h1-8x:-]{0,4}[a-h][1-8]/.test(text) ? "pgn" : undefined;
}

// Generated from here on: PBN_UPDATE=1 go test ./core/recognize

/** The name of a format is that of its kind in capital letters, where it is not said. */
const rows: readonly Row[] = [
	["pbn", "", "", "pbn", 0, [[[-1, "%pbn"]]]],
	["png", "picture", "", "png", 0, [[[0, "\x89PNG"]]]],
	["jpeg", "picture", "", "jpg jpeg", 0, [[[0, "\xFF\xD8\xFF"]]]],
	["gif", "picture", "", "gif", 0, [[[0, "GIF8"]]]],
	["bmp", "picture", "", "bmp", 0, [[[0, "BM"], [6, "\x00\x00\x00\x00"]]]],
	["webp", "picture", "WebP", "webp", 0, [[[0, "RIFF"], [8, "WEBP"]]]],
	["tiff", "picture", "", "tif tiff", 0, [[[0, "II*\x00"]], [[0, "MM\x00*"]]]],
	["heic", "picture", "", "heic heif avif", 0, [[[4, "ftyphei"]], [[4, "ftypmif"]], [[4, "ftypavif"]]]],
	["word", "document", "Word", "docx doc", 0, [[[0, "PK\x03\x04"], [-2, "[content_types].xml"], [-2, "word/"]]]],
	["excel", "document", "Excel", "xlsx xls", 0, [[[0, "PK\x03\x04"], [-2, "[content_types].xml"], [-2, "xl/"]]]],
	["office", "document", "Microsoft Office", "pptx ppt", 0, [[[0, "PK\x03\x04"], [-2, "[content_types].xml"]], [[0, "\xD0\xCF\x11\xE0"]]]],
	["opendocument", "document", "OpenDocument", "odt ods odp", 0, [[[0, "PK\x03\x04"], [30, "mimetypeapplication/vnd.oasis"]]]],
	["pdf", "document", "", "pdf", 0, [[[-1, "%pdf-"]]]],
	["zip", "archive", "", "zip", 0, [[[0, "PK\x03\x04"]], [[0, "PK\x05\x06"]], [[0, "PK\x07\x08"]]]],
	["gzip", "archive", "gzip", "gz tgz", 0, [[[0, "\x1F\x8B"]]]],
	["zstd", "archive", "Zstandard", "zst", 0, [[[0, "(\xB5/\xFD"]]]],
	["tar", "archive", "tar", "tar", 0, [[[257, "ustar"]]]],
	["rar", "archive", "", "rar", 0, [[[0, "Rar!"]]]],
	["7z", "archive", "7-Zip", "7z", 0, [[[0, "7z\xBC\xAF'\x1C"]]]],
	["access", "scores", "Bridgemate, Microsoft Access", "bws mdb accdb", 0, [[[4, "Standard Jet DB"]], [[4, "Standard ACE DB"]]]],
	["wasm", "program", "WebAssembly", "wasm", 0, [[[0, "\x00asm"]]]],
	["elf", "program", "", "", 0, [[[0, "\x7FELF"]]]],
	["exe", "program", "", "exe dll", 0, [[[0, "MZ\x90"]]]],
	["dup", "deals", "", "dup", 0, [[[-3, /^[0-5]\d[0-5]\d[0-5]\d[0-5]\d\d{70}/], [78, "\x06"]], [[-3, /^[0-5]\d[0-5]\d[0-5]\d[0-5]\d\d{70}/], [146, "YN"]]]],
	["bri", "deals", "", "bri", 0, [[[-3, /^[0-5]\d[0-5]\d[0-5]\d[0-5]\d\d{70}(?![^\n\r])/], [-2, "0"], [-2, "5"], [-2, "9"]], [[-3, /^[0-5]\d[0-5]\d[0-5]\d[0-5]\d\d{70} {32}/]]]],
	["dge", "deals", "", "dge", 0, [[[0, "\x06"], [-3, /^[2-9AKQJT\x03-\x06]{12}/]]]],
	["dlm", "deals", "", "dlm", 0, [[[-1, "[document]"], [-2, "duplicates="], [-2, "board01="]]]],
	["ber", "deals", "", "ber", 0, [[[-3, /^[1-4]{52}/], [-2, "1"], [-2, "2"], [-2, "3"], [-2, "4"]]]],
	["bhg", "deals", "", "bhg", 0, [[[-3, /^[A-Za-z]{52}(?![^\n\r])/], [-2, "j"], [-2, "q"], [-2, "x"], [-2, "z"]]]],
	["cds", "deals", "", "cds", 0, [[[-6, ""]]]],
	["rzd", "deals", "", "rzd", 0, [[[2, "           "], [-5, ""]]]],
	["usebio", "scores", "", "", 0, [[[-1, "<"], [-2, "<usebio"]]]],
	["lin", "", "", "lin", 0, [[[-3, /^[A-Za-z]{2}\|[^|]*\|/]]]],
	["page", "page", "HTML", "html htm xhtml", 1, [[[-1, "<!doctypehtml"]], [[-1, "<html"]], [[-1, "<?xml"], [-2, "<html"]]]],
	["rbn", "deals", "", "rbn rbx", 1, [[[-1, "%rbn"]]]],
	["rtf", "document", "", "rtf", 1, [[[-1, "{\\rtf"]]]],
	["svg", "picture", "", "svg", 1, [[[-1, "<svg"]], [[-1, "<?xml"], [-2, "<svg"]]]],
	["xml", "data", "", "xml", 1, [[[-1, "<?xml"]]]],
	["gib", "deals", "", "gib", 0, []],
	["pbn", "", "", "", 0, [[[-2, "[deal\""]], [[-2, "[dealer\""]], [[-2, "[auction\""]], [[-2, "[contract\""]], [[-2, "[declarer\""]], [[-2, "[vulnerable\""]], [[-2, "[play\""]], [[-2, "[north\""]], [[-2, "[west\""]]]],
	["pbi", "problems", "", "pbi", 0, [[[-3, /^#PBI[\0- \x7F]*\d/]], [[-3, /^#pbi[\0- \x7F]*\d/]]]],
	["olv", "problems", "Olive", "olv", 0, [[[-2, "algebraic:black:"]], [[-2, "algebraic:white:"]], [[-2, "algebraic:neutral:"]], [[-2, "algebraic:{"]]]],
	["popeye", "otherProblems", "Popeye", "inp", 0, [[[-1, "beginproblem"]]]],
	["csv", "otherProblems", "", "", 0, [[[-1, "problem,authors,position,stipulation,"]]]],
	["fen", "chess", "", "fen", 0, [[[-3, /^[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+ [bw] [-A-HKQa-hkq]+ [-36a-h]+ \d/]], [[-3, /^[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+(?![^\n\r])/]]]],
	["epd", "chess", "", "epd", 0, [[[-3, /^[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+\/[1-8BKNPQRbknpqr]+ [bw] /]]]],
	["pdn", "draughts", "", "pdn", 0, [[[-7, "[gametype\""]], [[-7, "[fen\"w:"]], [[-7, "[fen\"b:"]], [[-7, "[result\"2-0\""]], [[-7, "[result\"1-1\""]], [[-7, "[result\"0-2\""]], [[-3, /^[%;[{]/], [-2, "\"]"], [-4, "pdn"]]]],
	["pgn", "chess", "", "pgn", 0, [[[-2, "[white\""], [-2, "[black\""]], [[-2, "[fen\""]], [[-3, /^[%;[{]/], [-2, "\"]"], [-4, "pgn"]]]],
	["pdn", "draughts", "", "", 1, [[[-1, "1."], [-4, "pdn"]], [[-3, /^[%;[{]/], [-4, "pdn"]]]],
	["pgn", "chess", "", "", 1, [[[-1, "1."], [-4, "pgn"]], [[-3, /^[%;[{]/], [-4, "pgn"]]]],
	["pbn", "", "", "", 1, [[[-3, /^\[[\0- \x7F]*\w+[\0- \x7F]*"/]], [[-3, /^[%;{]/]]]],
	["lin", "", "", "", 1, [[[-3, /^[A-Za-z\d]{2}[\0- \x7F]*\|/]], [[-3, /^[A-Za-z\d]{2}%7C[^|]/]], [[-3, /^[A-Za-z\d]{2}%7c[^|]/]], [[-2, "md|"]]]],
	["bytes", "noText", "binary", "", 1, [[[-5, ""]]]],
];
