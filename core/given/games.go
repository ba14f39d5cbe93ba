package given

import "io"

// Games is the text of games that are given, one after another; next returns nil after the last one. Those are in memory that are read.
type Games struct {
	Next    func() (*Game, error)
	Speller *Speller
	rest    []byte  // of the text, which was not read yet
	games   []*Game // that were spelled, and are not compared yet
	count   int     // of the games that were spelled
	ended   bool
	// err is why a game cannot be spelled, differed why one is not read as it was given.
	err, differed error
}

func (s *Games) Read(into []byte) (int, error) {
	for len(s.rest) == 0 {
		if s.ended {
			return 0, io.EOF
		}
		g, err := s.Next()
		if g != nil && err == nil {
			s.games, s.count = append(s.games, g), s.count+1
			err = s.Speller.Game(g)
		}
		if err != nil {
			s.err, s.ended = err, true
			return 0, err
		}
		s.ended, s.rest = g == nil, s.Speller.Take()
	}
	n := copy(into, s.rest)
	s.rest = s.rest[n:]
	return n, nil
}

// Compare compares a game that was read, of a number from 1, with the one that was given.
func (s *Games) Compare(number int, read *Game) error {
	at := number - 1 - (s.count - len(s.games))
	if at < 0 || at >= len(s.games) {
		return nil // the number of games says it
	}
	given := s.games[at]
	s.games = s.games[at+1:]
	if place := given.Difference(read); place != "" {
		s.differed = &Error{Game: number - 1, Place: place, Why: "is not read as it is given: it has something that means something else in a file"}
	}
	return s.differed
}

// Err returns why the games cannot be written, of which so many were read; nil where they can. Others are errors of reading and writing, which
// count where the games are what was read.
func (s *Games) Err(read int, others ...error) error {
	for _, err := range append([]error{s.err, s.differed}, others...) {
		if err != nil {
			return err
		}
	}
	if read != s.count {
		return &Error{Game: max(0, min(read, s.count)-1), Why: "is read as other games: a comment or a word in it ends it, or begins another"}
	}
	return nil
}

// ErrLacks returns the error of a game with a number from 1 that has a character which the encoding of the output lacks.
func ErrLacks(number int) error {
	return &Error{Game: max(0, number-1), Why: `has a character that the encoding lacks; write another, take encoding: "utf8", or let it become "?" with unmappable: "replace"`}
}
