// What a file is: core/recognize, which has the same in Go. Both read one table in the same way, and a test compares them.

/** How many bytes of a file are looked at. */
export const headSize = 4096;

/** Something that the start of a file shows: where, and what. */
type Mark = readonly [at: number, bytes: string];

// Where marks are that have no place of their own: as in core/recognize.
const [starts, within, shape] = [-1, -2, -3];

/** A kind of file, or some of its marks, of which there are alternatives. */
type Row = readonly [id: string, of: string, label: string, suffixes: string, isSoft: 0 | 1, marks: readonly (readonly Mark[])[]];

/** What a file is. */
export interface Recognized {
	/** The kind: `"pbn"`, `"lin"`, `"pgn"`, `"zip"` … */
	readonly kind: string;
	/** What it has in common with others that are not read here, such as `"chess"` or `"archive"`; `""` of what is read. */
	readonly family: string;
	/** What people call the format, such as `"PGN"`. */
	readonly label: string;
	/** Whether it cannot be anything else; otherwise readers may still find games in it, and then it is what they read. */
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
	const text = raw.slice(skipBlanks(raw, raw.startsWith("\xEF\xBB\xBF") ? 3 : 0));
	const lower = text.toLowerCase();
	const has = ([at, bytes]: Mark) =>
		at === starts ? lower.startsWith(bytes) : at === within ? lower.includes(bytes) : at === shape ? hasShape(bytes, raw, text) : raw.startsWith(bytes, at);
	for (const row of rows) if (row[5].some((all) => all.every(has))) return recognized(row, row[4] === 0);
	return recognizeName(name);
}

/** What the name of a file says that it is, by its suffix. */
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

function hasShape(name: string, raw: string, text: string): boolean {
	const [first, second] = name.split(" ");
	switch (second ?? first) {
		case "dup":
		case "bri":
			return dealtByNumbers(raw) === name;
		case "dge":
			return /^\x06[2-9AKQJT]*\x03[2-9AKQJT]*\x04[2-9AKQJT]*\x05[2-9AKQJT]*\x06/.test(raw);
		case "ber":
			return hasQuarters(raw, 0x31, 1, 52);
		case "bhg":
			return /^[A-Za-z]{52}(?![^\0- \x7F])/.test(text) && new Set(text.slice(0, 52)).size === 52;
		case "cds":
			return hasQuarters(raw.slice(1), 0, 4, 13) && hasQuarters(raw.slice(15), 0, 4, 13);
		case "rzd":
			return raw.startsWith(" ".repeat(11), 2) && hasQuarters(raw.slice(13), 0, 4, 13);
		case "lin":
			return isLin(text) && (second !== undefined || /^[A-Za-z]{2}\|[^|]*\|/.test(text));
		case "fen":
		case "epd":
			return position(text) === name;
		case "pgn":
		case "pdn":
			return game(text) === name;
		case "tags":
			return nextTag(text, 0) < text.length;
	}
	return /[\0-\x07]/.test(raw);
}

function dealtByNumbers(raw: string): string {
	const seen = new Set<number>();
	for (let i = 0; i < 78; i += 2) {
		const card = /^\d\d$/.test(raw.slice(i, i + 2)) ? Number(raw.slice(i, i + 2)) : 0;
		if (card === 0 || card > 52 || seen.has(card)) return "";
		seen.add(card);
	}
	if (raw[78] === "\x06" || raw[146] === "Y" || raw[146] === "N") return "dup";
	return raw.length === 78 || isBlank(raw[78]) ? "bri" : "";
}

function hasQuarters(text: string, first: number, each: number, n: number): boolean {
	const has: [number, number, number, number] = [0, 0, 0, 0];
	let highest = 0;
	for (let i = 0; i < n; i++) {
		let c = text.charCodeAt(i) - first;
		if (!(c >= 0 && (each > 1 || c < 4))) return false;
		highest = Math.max(highest, c);
		for (let card = 0; card < each; card++, c >>= 2) has[(c & 3) as 0]++;
	}
	return has.every((cards) => cards === 13) && (each === 1 || highest > 0x7f);
}

function isLin(text: string): boolean {
	if (/^[A-Za-z\d]{2}[\0- \x7F]*\|/.test(text)) return true;
	if (/^(\[|% pbn)/i.test(text)) return false;
	return /^[A-Za-z\d]{2}%7c[^]/i.test(text) || (text.includes("md|") && !/^http/i.test(text) && !/https?:\/\//.test(text));
}

function position(text: string): string {
	let at = 0;
	while (text[at] === "#") at = skipBlanks(text, lineEnd(text, at));
	const [men = "", turn, castling = "", passed = "", next = ""] = text
		.slice(at, lineEnd(text, at))
		.split(" ")
		.filter(Boolean);
	if (!isBoard(men)) return "";
	if (turn === undefined) return "fen";
	if (!/^[wb]$/.test(turn) || !/^([KQkqA-Ha-h]{1,4}|-)$/.test(castling) || !/^([a-h][36]|-)$/.test(passed)) return "";
	return /^\d/.test(next) ? "fen" : "epd";
}

function isBoard(men: string): boolean {
	const rows = men.split("/");
	return rows.length === 8 && rows.every((row) => /^[1-8pnbrqk]+$/i.test(row) && [...row].reduce((sum, c) => sum + (Number(c) || 1), 0) === 8);
}

const ofBridge = ["deal", "dealer", "vulnerable", "declarer", "contract", "auction", "play", "north", "east", "south", "west"];

/** A game of chess or draughts; "likely" where it has no tag pairs. */
function game(text: string): string {
	let kind = "";
	let moves = -1;
	const names = new Set<string>();
	for (let at = nextTag(text, 0); at < text.length; at = nextTag(text, at)) {
		const [name, value, end] = tag(text, at);
		at = end;
		if (ofBridge.includes(name)) return "";
		names.add(name);
		if (kind === "") {
			if (name === "gametype" || (name === "fen" && /^[WB]:/.test(value)) || (name === "result" && /^(2-0|1-1|0-2)$/.test(value))) kind = "pdn";
			else if (name === "fen" && isBoard(value.split(" ")[0] as string)) kind = "pgn";
		}
		const next = moves < 0 ? skipComments(text, at) : text.length;
		if (next < text.length && text[next] !== "[") moves = next;
	}
	if (names.size === 0) {
		moves = skipComments(text, 0);
		return text.startsWith("1.", moves) ? `likely ${firstMove(text, moves)}` : "";
	}
	if (kind === "" && moves >= 0) kind = firstMove(text, moves);
	return kind === "" && names.has("white") && names.has("black") ? "pgn" : kind;
}

function nextTag(text: string, at: number): number {
	while (at < text.length && beginsTag(text, at) === 0) at++;
	return at;
}

/** Where the name ends of a tag pair at a place, which a quote follows; 0 if there is none. */
export function beginsTag(text: string, at: number, quotes = '"'): number {
	if (text[at] !== "[") return 0;
	const from = skipBlanks(text, at + 1);
	let end = from;
	while (end < text.length && /\w/.test(text[end] as string)) end++;
	const quote = skipBlanks(text, end);
	return end > from && quote < text.length && quotes.includes(text[quote] as string) ? end : 0;
}

function tag(text: string, at: number): [name: string, value: string, end: number] {
	const nameEnd = beginsTag(text, at);
	const from = skipBlanks(text, nameEnd) + 1;
	let end = from;
	for (; end < text.length && text[end] !== '"' && text[end] !== "\n"; end++) if (text[end] === "\\") end++;
	const value = text.slice(from, end);
	while (end < text.length && text[end] !== "]" && text[end] !== "\n") end++;
	return [text.slice(skipBlanks(text, at + 1), nameEnd).toLowerCase(), value, Math.min(end + 1, text.length)];
}

function skipComments(text: string, at: number): number {
	for (at = skipBlanks(text, at); ; at = skipBlanks(text, at)) {
		if (text[at] === "{") while (at < text.length && text[at++] !== "}");
		else if (text[at] === ";" || text[at] === "%") at = lineEnd(text, at);
		else return at;
	}
}

function firstMove(text: string, at: number): string {
	if (text.startsWith("/FEN ", at)) return "pdn";
	const word = /^\d+\.[\0- \x7F.]*([^\0- \x7F]*)/.exec(text.slice(at))?.[1] ?? "";
	if (/^(0-0|O-O)/.test(word)) return "pgn";
	if (/^(0?[1-9]|[1-9]\d)[-x:](0?[1-9]|[1-9]\d)(?!\d)/.test(word)) return "pdn";
	const [, from, sign, to] = /^([a-h])[1-8]([-x:]?)([a-h])[1-8]/i.exec(word) ?? [];
	if (from && to) {
		const files = Math.abs((from.charCodeAt(0) | 0x20) - (to.charCodeAt(0) | 0x20));
		return (sign === "-" && files > 0) || (sign && files > 1) ? "pdn" : "pgn";
	}
	return /^[KQRBNSDTLCAF]?[a-h1-8x:-]{0,3}[a-h][1-8](?!\d)/.test(word) ? "pgn" : "";
}

function skipBlanks(text: string, at: number): number {
	while (isBlank(text[at])) at++;
	return at;
}

function lineEnd(text: string, at: number): number {
	while (at < text.length && text[at] !== "\n" && text[at] !== "\r") at++;
	return at;
}

function isBlank(c: string | undefined): boolean {
	return c !== undefined && (c <= " " || c === "\x7F");
}

// Generated from here on: PBN_UPDATE=1 go test ./core/recognize

/** The name of a format is that of its kind in capital letters, where it is not said. */
const rows: readonly Row[] = [
	["pbn", "", "", "pbn", 0, [[[-1, "% pbn "]]]],
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
	["epub", "document", "", "epub", 0, [[[0, "PK\x03\x04"], [30, "mimetypeapplication/epub"]]]],
	["pdf", "document", "", "pdf", 0, [[[-1, "%pdf-"]]]],
	["zip", "archive", "", "zip", 0, [[[0, "PK\x03\x04"]], [[0, "PK\x05\x06"]], [[0, "PK\x07\x08"]]]],
	["gzip", "archive", "gzip", "gz tgz", 0, [[[0, "\x1F\x8B"]]]],
	["tar", "archive", "tar", "tar", 0, [[[257, "ustar"]]]],
	["rar", "archive", "", "rar", 0, [[[0, "Rar!"]]]],
	["7z", "archive", "7-Zip", "7z", 0, [[[0, "7z\xBC\xAF'\x1C"]]]],
	["xz", "archive", "xz", "xz", 0, [[[0, "\xFD7zXZ"]]]],
	["bzip2", "archive", "bzip2", "bz2", 0, [[[0, "BZh"], [4, "1AY&SY"]]]],
	["zstd", "archive", "Zstandard", "zst", 0, [[[0, "(\xB5/\xFD"]]]],
	["access", "scores", "Bridgemate, Microsoft Access", "bws mdb accdb", 0, [[[4, "Standard Jet DB"]], [[4, "Standard ACE DB"]]]],
	["wasm", "other", "WebAssembly", "wasm", 0, [[[0, "\x00asm"]]]],
	["elf", "other", "", "", 0, [[[0, "\x7FELF"]]]],
	["exe", "other", "", "exe dll", 0, [[[0, "MZ\x90"]]]],
	["sqlite", "other", "SQLite", "sqlite sqlite3", 0, [[[0, "SQLite format 3\x00"]]]],
	["dup", "deals", "", "dup", 0, [[[-3, "dup"]]]],
	["bri", "deals", "", "bri", 0, [[[-3, "bri"]]]],
	["dge", "deals", "", "dge", 0, [[[-3, "dge"]]]],
	["dlm", "deals", "", "dlm", 0, [[[-1, "[document]"], [-2, "\nboard "], [-2, "\nduplicates"]]]],
	["ber", "deals", "", "ber", 0, [[[-3, "ber"]]]],
	["bhg", "deals", "", "bhg", 0, [[[-3, "bhg"]]]],
	["cds", "deals", "", "cds", 0, [[[-3, "cds"]]]],
	["rzd", "deals", "", "rzd", 0, [[[-3, "rzd"]]]],
	["usebio", "scores", "", "", 0, [[[-1, "<"], [-2, "<usebio"]]]],
	["page", "page", "HTML", "html htm xhtml", 1, [[[-1, "<!doctype html"]], [[-1, "<html"]], [[-1, "<?xml"], [-2, "<html"]]]],
	["lin", "", "", "lin", 0, [[[-3, "lin"]]]],
	["rbn", "deals", "", "rbn rbx", 1, [[[-1, "% rbn"]], [[-1, "%rbn"]]]],
	["rtf", "document", "", "rtf", 1, [[[-1, "{\\rtf"]]]],
	["svg", "picture", "", "svg", 1, [[[-1, "<svg"]], [[-1, "<?xml"], [-2, "<svg"]]]],
	["xml", "xml", "", "xml", 1, [[[-1, "<?xml"]]]],
	["lin", "", "", "", 1, [[[-3, "likely lin"]]]],
	["gib", "deals", "", "gib", 0, []],
	["pbi", "problems", "", "pbi", 0, [[[-1, "#pbi "]]]],
	["fen", "chess", "", "fen", 0, [[[-3, "fen"]]]],
	["epd", "chess", "", "epd", 0, [[[-3, "epd"]]]],
	["pdn", "draughts", "", "pdn", 0, [[[-3, "pdn"]]]],
	["pgn", "chess", "", "pgn", 0, [[[-3, "pgn"]]]],
	["pbn", "", "", "", 0, [[[-3, "tags"]]]],
	["pdn", "draughts", "", "", 1, [[[-3, "likely pdn"]]]],
	["pgn", "chess", "", "", 1, [[[-3, "likely pgn"]]]],
	["bytes", "bytes", "", "", 1, [[[-3, "bytes"]]]],
];
