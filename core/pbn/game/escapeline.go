package game

import (
	"strings"

	"pbn/core/pbn/values"
)

// IsHeaderLine reports whether an escape line says of the file what version or format it has (2.4).
func IsHeaderLine(text string) bool {
	_, isVersion := versionLine(text)
	return isVersion || isExportLine(text)
}

// versionLine reads "% PBN 2.1" (2.4).
func versionLine(text string) (version string, ok bool) {
	words := words(text)
	if len(words) != 3 || words[0] != "%" || words[1] != "PBN" {
		return "", false
	}
	major, minor, dot := strings.Cut(words[2], ".")
	return words[2], dot && values.IsDigits(major) && values.IsDigits(minor)
}

// words returns the words of an escape line whose first one is "%" alone; a control character parts them as white space does.
func words(text string) []string {
	isBlank := func(r rune) bool { return r <= ' ' || r == 0x7F }
	if len(text) < 2 || !isBlank(rune(text[1])) {
		return nil
	}
	return strings.FieldsFunc(text, isBlank)
}

// isExportLine reports whether an escape line is "% EXPORT" (2.4).
func isExportLine(text string) bool {
	words := words(text)
	return len(words) == 2 && words[0] == "%" && words[1] == "EXPORT"
}
