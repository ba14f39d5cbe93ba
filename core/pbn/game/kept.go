package game

// IsKept reports whether the text of a comment is a command of LIN: two letters or digits, and values between bars. What makes PBN of LIN
// keeps in comments what PBN has no place for, such as how a board looks. It is no prose for readers.
func IsKept(text string) bool {
	const shortest = len("st||")
	return len(text) >= shortest && text[2] == '|' && text[len(text)-1] == '|' && isLetterOrDigit(text[0]) && isLetterOrDigit(text[1])
}

// IsKept reports whether the comment is a command of LIN, see the function [IsKept].
func (c *Comment) IsKept() bool {
	return c.Kind != TextComment && len(c.Escapes()) == 0 && IsKept(c.Text)
}

func isLetterOrDigit(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= '9' }
