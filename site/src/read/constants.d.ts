/** Where the words of the viewer's languages are, from the site's root, by their names in the package. */
declare const LANGUAGES: Readonly<Record<string, string>>;
