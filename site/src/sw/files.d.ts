/** The files of the build: path and integrity, the largest last. */
declare const SITE_FILES: readonly (readonly [path: string, integrity: string])[];
