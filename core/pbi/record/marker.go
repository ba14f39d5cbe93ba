package record

import (
	"bytes"
	"strings"

	"pbn/core/source"
)

// Marker is the first line of a file.
type Marker struct {
	// Text is what is there, without blanks around it; Version is the part after #PBI.
	Text, Version source.Span
	// IsExact reports whether it is written as the standard has it.
	IsExact bool
}

// ReadMarker reads a line as the first one of a file: #PBI and a version, in any case, with blanks around.
func ReadMarker(t *source.Text, line source.Span) (m Marker, ok bool) {
	m, ok = readMarker(t.Slice(line))
	m.Text.Start, m.Text.End = m.Text.Start+line.Start, m.Text.End+line.Start
	m.Version.Start, m.Version.End = m.Version.Start+line.Start, m.Version.End+line.Start
	return m, ok
}

// IsMarker reports whether a line would be read as the first one of a file.
func IsMarker(line string) bool {
	_, is := readMarker([]byte(line))
	return is
}

func readMarker(text []byte) (m Marker, ok bool) {
	const sign = "#PBI"
	at, end := 0, len(text)
	for ; bytes.HasPrefix(text[at:], []byte(byteOrderMark)); at += len(byteOrderMark) {
	}
	start := at
	for at < end && isBlank(text[at]) {
		at++
	}
	for end > at && isBlank(text[end-1]) {
		end--
	}
	if end-at < len(sign) || !bytes.EqualFold(text[at:at+len(sign)], []byte(sign)) {
		return m, false
	}
	version := at + len(sign)
	for version < end && isBlank(text[version]) {
		version++
	}
	for _, c := range text[version:end] {
		if c != '.' && c != ',' && (c < '0' || c > '9') {
			return m, false
		}
	}
	m.Text, m.Version = source.Span{Start: at, End: end}, source.Span{Start: version, End: end}
	m.IsExact = at == start && end == len(text) && string(text[at:version]) == sign+" "
	return m, true
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' }

// MeantVersion returns a version that is meant by another one: 1.2 by 1.20, 01.2, 1.2.0 and 1,2; else the same.
func MeantVersion(version string) string {
	text := strings.TrimLeft(strings.ReplaceAll(version, ",", "."), "0")
	if major, minor, is := strings.Cut(text, "."); is && strings.Count(minor, ".") < 2 {
		if text = major + "." + strings.TrimRight(minor, "0."); strings.HasSuffix(text, ".") {
			text += "0"
		}
	}
	switch text {
	case "1.0", "1.1", "1.2":
		return text
	}
	return version
}
