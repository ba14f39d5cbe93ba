/** A text as a part of a file's name: letters and digits, with hyphens for all else. */
export const slugOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 60);
