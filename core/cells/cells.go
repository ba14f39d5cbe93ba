// Package cells writes the cells of CSV, comma-separated values (RFC 4180), so that no spreadsheet takes one for a formula.
package cells

import (
	"strings"
	"unicode/utf8"
)

// formulaStarts are the characters with which a text begins that a spreadsheet takes for a formula. East Asian ones take full-width signs
// for the others; a tab or a line end makes some look at what comes after it.
const formulaStarts = "=+-@\t\r\n＝＋－＠"

// ignored are the characters, from one to another, that some spreadsheets drop before they look: white space, and what is not seen. The
// site has both tables as convert/formulas.json, which a test writes.
var ignored = [...][2]rune{
	{0x00, 0x20}, {0x7F, 0xA0}, {0xAD, 0xAD}, {0x34F, 0x34F}, {0x600, 0x605}, {0x61C, 0x61C}, {0x6DD, 0x6DD}, {0x70F, 0x70F},
	{0x890, 0x891}, {0x8E2, 0x8E2},
	{0x115F, 0x1160}, {0x1680, 0x1680}, {0x17B4, 0x17B5}, {0x180B, 0x180F}, {0x2000, 0x200F}, {0x2028, 0x202F}, {0x205F, 0x206F},
	{0x3000, 0x3000}, {0x3164, 0x3164},
	{0xD800, 0xF8FF}, {0xFDD0, 0xFDEF}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB}, {0xFFFE, 0xFFFF},
	{0x110BD, 0x110BD}, {0x110CD, 0x110CD},
	{0x13430, 0x1343F}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, utf8.MaxRune},
}

// Append appends a cell. One that begins as a formula, and is no number, gets an apostrophe: a spreadsheet would compute what a
// stranger has written.
func Append(out []byte, text string) []byte {
	isFormula := beginsFormula(text) && !isNumber(text)
	if !isFormula && !strings.ContainsAny(text, "\",\r\n") {
		return append(out, text...)
	}
	out = append(out, '"')
	if isFormula {
		out = append(out, '\'')
	}
	out = append(out, strings.ReplaceAll(text, `"`, `""`)...)
	return append(out, '"')
}

// beginsFormula reports whether a spreadsheet may take a text for a formula.
func beginsFormula(text string) bool {
	for _, c := range text {
		switch {
		case strings.ContainsRune(formulaStarts, c):
			return true
		case !isIgnored(c):
			return false
		}
	}
	return false
}

func isIgnored(c rune) bool {
	for _, r := range ignored {
		if c <= r[1] {
			return c >= r[0]
		}
	}
	return false
}

// isNumber reports whether a text is a number, with a sign or without, and with or without blanks around it.
func isNumber(text string) bool {
	text = strings.Trim(text, " ")
	digits := strings.TrimLeft(text, "+-")
	if len(text)-len(digits) > 1 {
		return false
	}
	whole, fraction, hasPoint := strings.Cut(digits, ".")
	return isDigits(whole) && (!hasPoint || isDigits(fraction))
}

// isDigits reports whether a text is digits, at least one.
func isDigits(text string) bool { return text != "" && strings.Trim(text, "0123456789") == "" }

// AppendRow appends a row of cells.
func AppendRow(out []byte, row []string) []byte {
	for i, cell := range row {
		if i > 0 {
			out = append(out, ',')
		}
		out = Append(out, cell)
	}
	return append(out, "\r\n"...)
}
