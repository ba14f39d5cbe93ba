package kit

import (
	"bytes"
	"math"
	"strconv"
)

// appendJSON appends JSON of the core as JSON.stringify of JavaScript would write it: with short escapes, and numbers in their shortest
// form. Control characters that a terminal might obey are escapes, too.
func appendJSON(out, core []byte) []byte {
	for len(core) > 0 {
		quote := bytes.IndexByte(core, '"')
		if quote < 0 {
			return appendNumbers(out, core)
		}
		out = append(appendNumbers(out, core[:quote]), '"')
		out, core = appendString(out, core[quote+1:])
	}
	return out
}

// appendString appends the rest of a string, and returns what comes after it.
func appendString(out, core []byte) (longer, after []byte) {
	start := 0
	for i := 0; i < len(core); i++ {
		switch c := core[i]; {
		case c == '"':
			return append(out, core[start:i+1]...), core[i+1:]
		case c == '\\' && bytes.HasPrefix(core[i:], []byte(`\u00`)):
			if short := shortEscapes[string(core[i+4:i+6])]; short != 0 {
				out = append(append(out, core[start:i]...), '\\', short)
				start = i + 6
			}
			i += 5
		case c == '\\':
			i++
		case c == 0xC2 && core[i+1] < 0xA0:
			out = append(append(out, core[start:i]...), `\u00`...)
			out = append(out, strconv.FormatUint(uint64(core[i+1]), 16)...)
			i++
			start = i + 1
		}
	}
	return append(out, core[start:]...), nil
}

var shortEscapes = map[string]byte{"08": 'b', "09": 't', "0c": 'f', "0d": 'r'}

// appendNumbers appends what is between strings.
func appendNumbers(out, core []byte) []byte {
	for len(core) > 0 {
		n := 0
		for n < len(core) && !isNumeric(core[n]) {
			n++
		}
		out, core = append(out, core[:n]...), core[n:]
		for n = 0; n < len(core) && isNumeric(core[n]); {
			n++
		}
		out, core = appendNumber(out, core[:n]), core[n:]
	}
	return out
}

func isNumeric(c byte) bool {
	return c >= '0' && c <= '9' || c == '-' || c == '.' || c == '+' || c == 'E'
}

// safeDigits is how many digits a whole number may have that stays as it is.
const safeDigits = 15

func appendNumber(out, number []byte) []byte {
	isWhole := !bytes.ContainsAny(number, ".E") && len(number) <= safeDigits && string(number) != "-0"
	if isWhole {
		return append(out, number...)
	}
	value, _ := strconv.ParseFloat(string(number), 64)
	switch {
	case value == 0:
		return append(out, '0')
	case math.IsInf(value, 0):
		return append(out, "null"...)
	}
	return appendShortest(out, value)
}

// appendShortest appends a number as ECMAScript does.
func appendShortest(out []byte, value float64) []byte {
	if size := math.Abs(value); size >= 1e-6 && size < 1e21 {
		return strconv.AppendFloat(out, value, 'f', -1, 64)
	}
	start := len(out)
	out = strconv.AppendFloat(out, value, 'e', -1, 64)
	// Two digits of an exponent are 0 and another one.
	if n := len(out); n-start > 4 && out[n-4] == 'e' && out[n-3] == '-' && out[n-2] == '0' {
		out = append(out[:n-2], out[n-1])
	}
	return out
}
