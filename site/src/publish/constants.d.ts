/** The version of the package that the site is built with. */
declare const PBNKIT_VERSION: string;

/** The value of an integrity attribute for its auto.js. */
declare const AUTO_INTEGRITY: string;

/** The folder of the package's files, from the site's root, with "/" at its end. */
declare const KIT_FOLDER: string;
