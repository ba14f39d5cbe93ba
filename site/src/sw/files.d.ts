/** The files of the build, the largest last: path, integrity, and the rooms that alone need it. */
declare const SITE_FILES: readonly (readonly [path: string, integrity: string, ...rooms: string[]])[];
