package record

import (
	"strings"

	"pbn/core/chess"
)

// Piece is a man of a board with fairy pieces.
type Piece struct {
	// Side is "white", "black" or "neutral".
	Side string
	// Name is in the letters of the solver Popeye: G is the grasshopper.
	Name   string
	Square chess.Square
	// Like is the man that it is drawn as, NoKind where no custom says it, and Quarters by how many right angles the drawing is turned clockwise.
	Like     chess.Kind
	Quarters int
}

// ReadPieces reads the men of a board with fairy pieces, as comments name them: "white Kc3, Gd1; black Ka1". What is no man on a square is left
// out.
func ReadPieces(text string) (all []Piece) {
	for side := range strings.SplitSeq(text, "; ") {
		color, men, _ := strings.Cut(side, " ")
		if color != "white" && color != "black" && color != "neutral" {
			continue
		}
		for man := range strings.SplitSeq(men, ", ") {
			at := len(man) - 2
			if at < 1 || man[at] < 'a' || man[at] > 'h' || man[at+1] < '1' || man[at+1] > '8' {
				continue
			}
			one := Piece{Side: color, Name: man[:at], Square: chess.At(int(man[at]-'a'), int(man[at+1]-'1'))}
			one.Like, one.Quarters = drawnAs(one.Name)
			all = append(all, one)
		}
	}
	return all
}

// drawn says how fairy pieces are drawn, as Olive has them: as a man of chess, by his letter, turned by so many right angles.
const drawn = " 15=s3 16=s3 24=s3 25=s3 35=s3 36=s3 37=s3 ad=q3 ah=s3 al=b3 an=s1 ao=s1 ar=b2 be=b1 bh=b2 bk=s1 bl=b3 bn=s2 bp=p2 bs=p2 bu=s1" +
	" c=b1 ca=s3 cg=q1 ch=s3 cp=p3 cr=s3 da=r1 db=b1 dg=q1 dk=r1 do=q3 ea=q3 ee=q3 eh=q1 en=q3 fa=r3 fe=b3 g=q2 g2=q1 g3=q3 gh=s1 gi=s1 ha=q3" +
	" ka=s3 kh=k2 kl=q1 kp=s2 l=q1 lb=b1 le=q3 li=q3 ln=s1 lo=b3 lr=r1 ma=s1 ml=s1 mo=s3 mp=p3 ms=s3 n=s2 na=s3 nd=b3 nh=s3 nl=s3 oh=s3 pa=r3" +
	" po=k3 pp=p2 rb=b3 re=r1 rh=r2 rl=r3 rm=r1 rt=q1 s1=s2 s2=s2 s3=s2 s4=s2 sa=s3 se=q3 si=q3 sp=p1 st=k2 tr=r3 va=b3 we=r2 z=s3 "

// drawnAs returns how a piece is drawn.
func drawnAs(name string) (like chess.Kind, quarters int) {
	if len(name) == 1 {
		if at := strings.IndexByte(menLetters, name[0]); at > 0 {
			return chess.Kind(at), 0
		}
	}
	_, drawing, is := strings.Cut(drawn, " "+strings.ToLower(name)+"=")
	if !is {
		return chess.NoKind, 0
	}
	return chess.Kind(strings.IndexByte(menLetters, drawing[0]-'a'+'A')), int(drawing[1] - '0')
}

// menLetters are the letters of men, at their kinds.
const menLetters = " PSBRQK"
