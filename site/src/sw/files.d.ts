/** The files of the build, the largest last: path, integrity, and the room that alone needs it. */
declare const SITE_FILES: readonly (readonly [path: string, integrity: string, room?: string])[];
