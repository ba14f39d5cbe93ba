package line

import "pbn/core/wire"

// Meant returns a question that names the known word which is most like another, "" if none is like it.
func Meant(word string, known []string) string {
	best := wire.Nearest(word, known)
	if best == "" {
		return ""
	}
	return Say("meant", "name", best)
}
