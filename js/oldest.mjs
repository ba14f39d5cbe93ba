/**
 * The oldest browsers that pages work in, which builds and tests are held to, as is the README. Chrome 109 and Firefox 115 are the
 * last for Windows 7 and 8; below Safari 16.4 and Firefox 113 there are no module workers or no lookbehind.
 */
export const oldest = { chrome: "109", edge: "109", firefox: "115", safari: "16.4" };

/** The same for esbuild, which writes newer syntax in an older way, or refuses it. */
export const target = Object.entries(oldest).map(([name, version]) => name + version);
