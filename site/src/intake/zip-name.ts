/** The upper half of code page 437, the encoding of names that are not marked as UTF-8. */
const upper =
	"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The name of an entry. Some programs write UTF-8 and do not say so. */
export function entryName(bytes: Uint8Array, marked: boolean): string {
	try {
		return utf8.decode(bytes);
	} catch {
		if (marked) return new TextDecoder().decode(bytes);
		return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : upper[byte - 128])).join("");
	}
}

/** Folder and name of an entry, without what leads out of the folder that it is unpacked to. */
export function placeOf(name: string): { folder: string; name: string } {
	const parts = name.split(/[/\\]/).filter((part) => part !== "" && part !== "." && part !== ".." && !/^[a-z]:$/i.test(part));
	return { folder: parts.slice(0, -1).join("/"), name: parts.at(-1) ?? "" };
}
