/** What a reader does with a game, by keys and by buttons. Preact is not needed. */

/** What a reader does with the buttons and the keys. */
export type Act = "start" | "back" | "forward" | "end" | "up" | "down" | "play" | "flip";

const keys: Record<string, Act> = { ArrowLeft: "back", ArrowRight: "forward", ArrowUp: "up", ArrowDown: "down", Home: "start", End: "end", " ": "play", f: "flip", F: "flip" };

/** What has a use of its own for all keys, and what has one for those that press it. */
const ownKeys = "input, select, textarea, [contenteditable]";
const pressed = "button, a, summary";

/** What a key does; undefined where it is for something else. */
export function actOfKey({ key, ctrlKey, altKey, metaKey, shiftKey, defaultPrevented, target }: KeyboardEvent): Act | undefined {
	if (defaultPrevented || ctrlKey || altKey || metaKey || (shiftKey && key !== "F")) return undefined;
	const element = target as Element;
	if (element.closest(ownKeys) || (key === " " && element.closest(pressed))) return undefined;
	return Object.hasOwn(keys, key) ? keys[key] : undefined;
}

export const icons: Record<string, string> = {
	start: "M18 5L9 12L18 19ZM5.5 5H8V19H5.5Z",
	back: "M16 5L7 12L16 19Z",
	forward: "M8 5L17 12L8 19Z",
	end: "M6 5L15 12L6 19ZM16 5H18.5V19H16Z",
	play: "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM12 5A7 7 0 1 1 12 19A7 7 0 1 1 12 5ZM10 8L16 12L10 16Z",
	pause: "M7 5H10.5V19H7ZM13.5 5H17V19H13.5Z",
	flip: "M7 3L12 8H8.5V16H5.5V8H2ZM17 21L12 16H15.5V8H18.5V16H22Z",
};

export const shortcuts: Partial<Record<Act, string>> = { start: "Home", back: "ArrowLeft", forward: "ArrowRight", end: "End", play: "Space", flip: "F" };
