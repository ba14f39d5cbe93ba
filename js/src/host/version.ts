/** Put in by build.mjs. */
declare const PBNKIT_VERSION: string;

/** The version of the package, and of the module and the worker that fit it. */
export const version = PBNKIT_VERSION;

/** What to do where parts of two versions meet. */
export const sameVersion = `take all files from the folder dist of pbnkit ${version}, and empty the caches between`;
