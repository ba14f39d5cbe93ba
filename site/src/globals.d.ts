// What the sources find around them: constants that build.mjs puts in, texts, and what browsers have and TypeScript's own types do not.

/** The version of the package that the site is built with. */
declare const PBNKIT_VERSION: string;

/** The value of an integrity attribute for its auto.js. */
declare const AUTO_INTEGRITY: string;

/** The folder of the package's files, from the site's root, with "/" at its end. */
declare const KIT_FOLDER: string;

/** Where the words of the viewer's languages are, from the site's root, by their names in the package. */
declare const LANGUAGES: Readonly<Record<string, string>>;

/** Where the pages of the rules of each room are, from the site's root, by its key. */
declare const RULE_PAGES: Readonly<Record<string, string>>;

/** Where the styles of each room are that has some of its own, from the site's root, by its key. */
declare const ROOM_STYLES: Readonly<Record<string, string>>;

/** The keys of all links. */
declare const LINKS: readonly string[];

declare module "*.pbn" {
	/** The file's text. */
	const text: string;
	export default text;
}

declare module "*-paper.css" {
	/** The styles, as text. */
	const text: string;
	export default text;
}

// Of the File System Access API, which some browsers have.

interface Window {
	showOpenFilePicker?(options?: { multiple?: boolean }): Promise<FileSystemFileHandle[]>;
	showDirectoryPicker?(): Promise<FileSystemDirectoryHandle>;
}

interface DataTransferItem {
	getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
}

interface FileSystemHandle {
	requestPermission?(options: { mode: "read" | "readwrite" }): Promise<PermissionState>;
}
