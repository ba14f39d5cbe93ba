/** The size up to which a file is searched for blocks of PBN, in bytes: for that it has to be in memory as a whole. */
const largest = 32 * 1024 * 1024;

/** How much of a file is looked at, in bytes. */
const head = 4096;

/** A byte order mark of UTF-8 or UTF-16, white space, and the other half of characters in UTF-16. */
const before = [0xef, 0xbb, 0xbf, 0xfe, 0xff, 0x00, 0x09, 0x0a, 0x0b, 0x0d, 0x20];

/**
 * Whether a file may be a page or another text with blocks of PBN in it, which the core knows when it has searched it. What
 * is named .pbn is wanted as such, and what begins as PBN does is PBN.
 */
export async function mayBeDocument(file: File): Promise<boolean> {
	if (/\.pbn$/i.test(file.name) || file.size > largest) return false;
	const bytes = new Uint8Array(await file.slice(0, head).arrayBuffer());
	const first = bytes.find((byte) => !before.includes(byte));
	return first !== undefined && !"[%{;".includes(String.fromCharCode(first));
}
