/** Downloads a file as a click on a link does. */
export function download(blob: Blob, name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(blob);
	link.download = name;
	link.click();
	// The browser has what it needs when the click has been worked through.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
