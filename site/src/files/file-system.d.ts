// What some browsers have of the File System Access API, and TypeScript's own types do not.

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
