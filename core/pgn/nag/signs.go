package nag

// sign is what books and programs write for a NAG. Where its meaning depends on who moved, it has two.
type sign struct {
	text             string
	byWhite, byBlack uint8 // where White moved, and where Black did
}

// signs has the sign that is shown for a NAG first. Zugzwang is that of the opponent of who moved.
var signs = [...]sign{
	{"!", 1, 1}, {"?", 2, 2}, {"!!", 3, 3}, {"??", 4, 4}, {"!?", 5, 5}, {"?!", 6, 6},
	{"‼", 3, 3}, {"⁇", 4, 4}, {"⁉", 5, 5}, {"⁈", 6, 6},
	{"□", 7, 7},
	{"=", 10, 10},
	{"∞", 13, 13},
	{"⩲", 14, 14}, {"+=", 14, 14}, {"+/=", 14, 14},
	{"⩱", 15, 15}, {"=+", 15, 15}, {"=/+", 15, 15},
	{"±", 16, 16}, {"+/-", 16, 16}, {"+/−", 16, 16},
	{"∓", 17, 17}, {"-/+", 17, 17}, {"−/+", 17, 17},
	{"+-", 18, 18}, {"+−", 18, 18}, {"+–", 18, 18},
	{"-+", 19, 19}, {"−+", 19, 19}, {"–+", 19, 19},
	{"+--", 20, 20},
	{"--+", 21, 21},
	{"⊙", 23, 22}, {"⨀", 23, 22},
	{"○", 26, 27},
	{"⟳", 32, 33},
	{"↑", 36, 37},
	{"→", 40, 41},
	{"=/∞", 44, 45}, {"⯹", 44, 45},
	{"⇆", 132, 133}, {"⇄", 132, 133},
	{"⊕", 138, 139},
	{"∆", 140, 140}, {"Δ", 140, 140},
	{"∇", 141, 141},
	{"⌓", 142, 142},
	{"RR", 145, 145},
	{"N", 146, 146},
	{"D", Diagram, Diagram},
}

// OfSign returns the NAG of a sign after a move: UTF-8, without white space. white reports whether White made the move. ok is false for
// other words.
func OfSign[T string | []byte](word T, white bool) (nag uint8, ok bool) {
	for i := range signs {
		s := &signs[i]
		switch {
		case string(word) != s.text:
		case white:
			return s.byWhite, true
		default:
			return s.byBlack, true
		}
	}
	return 0, false
}

// Sign returns the sign that is shown for a NAG, "" where it has none.
func Sign(nag uint8) string {
	for i := range signs {
		if s := &signs[i]; nag != 0 && (s.byWhite == nag || s.byBlack == nag) {
			return s.text
		}
	}
	return ""
}
