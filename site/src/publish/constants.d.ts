/** The version of the package that the site is built with. */
declare const PBNKIT_VERSION: string;

/** The value of an integrity attribute for its auto.js. */
declare const AUTO_INTEGRITY: string;
