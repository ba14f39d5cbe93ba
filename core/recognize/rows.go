package recognize

// Rows is the table. The first row with marks that a file has says what it is, so what is certain comes before what is likely, and a special kind
// before a general one. Suffixes are in one row of a kind.
var Rows = [...]Row{
	// What says itself that it is read here.
	{ID: "pbn", Label: "PBN", Suffixes: "pbn", Marks: [][]Mark{{{Starts, "% pbn "}}}},

	// Files of bytes.
	{ID: "png", Family: "picture", Label: "PNG", Suffixes: "png", Marks: [][]Mark{{{0, "\x89PNG"}}}},
	{ID: "jpeg", Family: "picture", Label: "JPEG", Suffixes: "jpg jpeg", Marks: [][]Mark{{{0, "\xFF\xD8\xFF"}}}},
	{ID: "gif", Family: "picture", Label: "GIF", Suffixes: "gif", Marks: [][]Mark{{{0, "GIF8"}}}},
	{ID: "bmp", Family: "picture", Label: "BMP", Suffixes: "bmp", Marks: [][]Mark{{{0, "BM"}, {6, "\x00\x00\x00\x00"}}}},
	{ID: "webp", Family: "picture", Label: "WebP", Suffixes: "webp", Marks: [][]Mark{{{0, "RIFF"}, {8, "WEBP"}}}},
	{ID: "tiff", Family: "picture", Label: "TIFF", Suffixes: "tif tiff", Marks: [][]Mark{{{0, "II*\x00"}}, {{0, "MM\x00*"}}}},
	{ID: "heic", Family: "picture", Label: "HEIC", Suffixes: "heic heif avif", Marks: [][]Mark{{{4, "ftyphei"}}, {{4, "ftypmif"}}, {{4, "ftypavif"}}}},
	{ID: "word", Family: "document", Label: "Word", Suffixes: "docx doc", Marks: [][]Mark{{{0, "PK\x03\x04"}, {Within, "[content_types].xml"}, {Within, "word/"}}}},
	{ID: "excel", Family: "document", Label: "Excel", Suffixes: "xlsx xls", Marks: [][]Mark{{{0, "PK\x03\x04"}, {Within, "[content_types].xml"}, {Within, "xl/"}}}},
	{ID: "office", Family: "document", Label: "Microsoft Office", Suffixes: "pptx ppt",
		Marks: [][]Mark{{{0, "PK\x03\x04"}, {Within, "[content_types].xml"}}, {{0, "\xD0\xCF\x11\xE0"}}}},
	{ID: "opendocument", Family: "document", Label: "OpenDocument", Suffixes: "odt ods odp",
		Marks: [][]Mark{{{0, "PK\x03\x04"}, {30, "mimetypeapplication/vnd.oasis"}}}},
	{ID: "epub", Family: "document", Label: "EPUB", Suffixes: "epub", Marks: [][]Mark{{{0, "PK\x03\x04"}, {30, "mimetypeapplication/epub"}}}},
	{ID: "pdf", Family: "document", Label: "PDF", Suffixes: "pdf", Marks: [][]Mark{{{Starts, "%pdf-"}}}},
	{ID: "zip", Family: "archive", Label: "ZIP", Suffixes: "zip",
		Marks: [][]Mark{{{0, "PK\x03\x04"}}, {{0, "PK\x05\x06"}}, {{0, "PK\x07\x08"}}}},
	{ID: "gzip", Family: "archive", Label: "gzip", Suffixes: "gz tgz", Marks: [][]Mark{{{0, "\x1F\x8B"}}}},
	{ID: "tar", Family: "archive", Label: "tar", Suffixes: "tar", Marks: [][]Mark{{{257, "ustar"}}}},
	{ID: "rar", Family: "archive", Label: "RAR", Suffixes: "rar", Marks: [][]Mark{{{0, "Rar!"}}}},
	{ID: "7z", Family: "archive", Label: "7-Zip", Suffixes: "7z", Marks: [][]Mark{{{0, "7z\xBC\xAF\x27\x1C"}}}},
	{ID: "xz", Family: "archive", Label: "xz", Suffixes: "xz", Marks: [][]Mark{{{0, "\xFD7zXZ"}}}},
	{ID: "bzip2", Family: "archive", Label: "bzip2", Suffixes: "bz2", Marks: [][]Mark{{{0, "BZh"}, {4, "1AY&SY"}}}},
	{ID: "zstd", Family: "archive", Label: "Zstandard", Suffixes: "zst", Marks: [][]Mark{{{0, "\x28\xB5\x2F\xFD"}}}},
	{ID: "access", Family: "scores", Label: "Bridgemate, Microsoft Access", Suffixes: "bws mdb accdb",
		Marks: [][]Mark{{{4, "Standard Jet DB"}}, {{4, "Standard ACE DB"}}}},
	{ID: "wasm", Family: "other", Label: "WebAssembly", Suffixes: "wasm", Marks: [][]Mark{{{0, "\x00asm"}}}},
	{ID: "elf", Family: "other", Label: "ELF", Marks: [][]Mark{{{0, "\x7FELF"}}}},
	{ID: "exe", Family: "other", Label: "EXE", Suffixes: "exe dll", Marks: [][]Mark{{{0, "MZ\x90"}}}},
	{ID: "sqlite", Family: "other", Label: "SQLite", Suffixes: "sqlite sqlite3", Marks: [][]Mark{{{0, "SQLite format 3\x00"}}}},

	// Deals as dealing programs keep them.
	{ID: "dup", Family: "deals", Label: "DUP", Suffixes: "dup", Marks: [][]Mark{{{Shape, "dup"}}}},
	{ID: "bri", Family: "deals", Label: "BRI", Suffixes: "bri", Marks: [][]Mark{{{Shape, "bri"}}}},
	{ID: "dge", Family: "deals", Label: "DGE", Suffixes: "dge", Marks: [][]Mark{{{Shape, "dge"}}}},
	{ID: "dlm", Family: "deals", Label: "DLM", Suffixes: "dlm", Marks: [][]Mark{{{Starts, "[document]"}, {Within, "\nboard "}, {Within, "\nduplicates"}}}},
	{ID: "ber", Family: "deals", Label: "BER", Suffixes: "ber", Marks: [][]Mark{{{Shape, "ber"}}}},
	{ID: "bhg", Family: "deals", Label: "BHG", Suffixes: "bhg", Marks: [][]Mark{{{Shape, "bhg"}}}},
	{ID: "cds", Family: "deals", Label: "CDS", Suffixes: "cds", Marks: [][]Mark{{{Shape, "cds"}}}},
	{ID: "rzd", Family: "deals", Label: "RZD", Suffixes: "rzd", Marks: [][]Mark{{{Shape, "rzd"}}}},

	// Texts of programs. LIN is before what may have LIN in it.
	{ID: "usebio", Family: "scores", Label: "USEBIO", Marks: [][]Mark{{{Starts, "<"}, {Within, "<usebio"}}}},
	{ID: "page", Family: "page", Label: "HTML", Suffixes: "html htm xhtml", Soft: true, Document: true,
		Marks: [][]Mark{{{Starts, "<!doctype html"}}, {{Starts, "<html"}}, {{Starts, "<?xml"}, {Within, "<html"}}}},
	{ID: "lin", Label: "LIN", Suffixes: "lin", Marks: [][]Mark{{{Shape, "lin"}}}},
	{ID: "rbn", Family: "deals", Label: "RBN", Suffixes: "rbn rbx", Soft: true, Document: true, Marks: [][]Mark{{{Starts, "% rbn"}}, {{Starts, "%rbn"}}}},
	{ID: "rtf", Family: "document", Label: "RTF", Suffixes: "rtf", Soft: true, Document: true, Marks: [][]Mark{{{Starts, "{\\rtf"}}}},
	{ID: "svg", Family: "picture", Label: "SVG", Suffixes: "svg", Soft: true, Document: true,
		Marks: [][]Mark{{{Starts, "<svg"}}, {{Starts, "<?xml"}, {Within, "<svg"}}}},
	{ID: "xml", Family: "xml", Label: "XML", Suffixes: "xml", Soft: true, Document: true, Marks: [][]Mark{{{Starts, "<?xml"}}}},
	{ID: "lin", Label: "LIN", Soft: true, Marks: [][]Mark{{{Shape, "likely lin"}}}},
	{ID: "gib", Family: "deals", Label: "GIB", Suffixes: "gib"},

	// The notations of other games, and then the tag pairs that bridge has, too.
	{ID: "pbi", Family: "problems", Label: "PBI", Suffixes: "pbi", Marks: [][]Mark{{{Starts, "#pbi "}}}},
	{ID: "fen", Family: "chess", Label: "FEN", Suffixes: "fen", Marks: [][]Mark{{{Shape, "fen"}}}},
	{ID: "epd", Family: "chess", Label: "EPD", Suffixes: "epd", Marks: [][]Mark{{{Shape, "epd"}}}},
	{ID: "pdn", Family: "draughts", Label: "PDN", Suffixes: "pdn", Marks: [][]Mark{{{Shape, "pdn"}}}},
	{ID: "pgn", Family: "chess", Label: "PGN", Suffixes: "pgn", Marks: [][]Mark{{{Shape, "pgn"}}}},
	{ID: "pbn", Label: "PBN", Marks: [][]Mark{{{Shape, "tags"}}}},
	{ID: "pdn", Family: "draughts", Label: "PDN", Soft: true, Marks: [][]Mark{{{Shape, "likely pdn"}}}},
	{ID: "pgn", Family: "chess", Label: "PGN", Soft: true, Marks: [][]Mark{{{Shape, "likely pgn"}}}},

	// What no text has.
	{ID: "bytes", Family: "bytes", Soft: true, Marks: [][]Mark{{{Shape, "bytes"}}}},
}
