package habits

import "pbn/core/source"

// The encodings of Russian files of DOS and Windows, which bytes alone cannot tell apart (E-b). A caller names them.
var (
	Windows1251 = source.Declare(high(windows1251), "windows-1251", "cp1251", "cp-1251", "x-cp1251")
	KOI8R       = source.Declare(high(koi8r), "koi8-r", "koi8r", "koi8", "cskoi8r")
	CP866       = source.Declare(high(cp866), "ibm866", "cp866", "cp-866", "866", "dos-866")
)

// high makes a table of 128 characters.
func high(characters string) *[128]rune {
	return (*[128]rune)([]rune(characters))
}

// The characters of the bytes from 128 on, sixteen a line, as the WHATWG Encoding Standard has them.
const (
	windows1251 = "" +
		"ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏ" +
		"ђ‘’“”•–—\u0098™љ›њќћџ" +
		"\u00A0ЎўЈ¤Ґ¦§Ё©Є«¬\u00AD®Ї" +
		"°±Ііґµ¶·ё№є»јЅѕї" +
		"АБВГДЕЖЗИЙКЛМНОП" +
		"РСТУФХЦЧШЩЪЫЬЭЮЯ" +
		"абвгдежзийклмноп" +
		"рстуфхцчшщъыьэюя"
	koi8r = "" +
		"─│┌┐└┘├┤┬┴┼▀▄█▌▐" +
		"░▒▓⌠■∙√≈≤≥\u00A0⌡°²·÷" +
		"═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞" +
		"╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©" +
		"юабцдефгхийклмно" +
		"пярстужвьызшэщчъ" +
		"ЮАБЦДЕФГХИЙКЛМНО" +
		"ПЯРСТУЖВЬЫЗШЭЩЧЪ"
	cp866 = "" +
		"АБВГДЕЖЗИЙКЛМНОП" +
		"РСТУФХЦЧШЩЪЫЬЭЮЯ" +
		"абвгдежзийклмноп" +
		"░▒▓│┤╡╢╖╕╣║╗╝╜╛┐" +
		"└┴┬├─┼╞╟╚╔╩╦╠═╬╧" +
		"╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀" +
		"рстуфхцчшщъыьэюя" +
		"ЁёЄєЇїЎў°∙·√№¤■\u00A0"
)
