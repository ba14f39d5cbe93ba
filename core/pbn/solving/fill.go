package solving

import (
	"slices"
	"strings"

	"pbn/core/bridge"
	"pbn/core/pbn"
	"pbn/core/pbn/edit"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// Filled is a file whose tags were filled in.
type Filled struct {
	// Edited is the file, and what Validate says of it; nil with Check, which changes nothing.
	Edited *pbn.Edited
	// Games are those that something was found for, or why nothing can be found, by their numbers.
	Games []Game
}

// Game is what was done with a game.
type Game struct {
	Number int
	// Filled are the tags that were written. Differs are those that say something else than what was found.
	Filled, Differs []tags.Tag
	// Why says why the game stays as it is: its deal cannot be solved, or an edit was refused.
	Why string
}

// Count returns how many tags were written, in how many games.
func (f *Filled) Count() (tags, games int) {
	for i := range f.Games {
		if n := len(f.Games[i].Filled); n > 0 {
			tags, games = tags+n, games+1
		}
	}
	return tags, games
}

// Fill writes the tags that are missing, or with All also those that are not right, by edits that leave every other byte as it is. Games are by their
// numbers what was found, refused why the deals of others cannot be solved. An edit that is refused, or that cannot be made, takes no other game's with it.
func Fill(file []byte, named source.Encoding, only Only, games map[int]bridge.Solved, refused map[int]error) *Filled {
	defer pbn.KeepMemory()()
	f := filling{file, named, &Filled{}}
	var edits []edit.Edit
	pbn.Parse(habits.PBN.Open(file, named), func(_ *source.Text, g *game.Game) {
		found, isSolved := games[g.Number]
		why := refused[g.Number]
		if !isSolved && why == nil {
			return
		}
		of := Game{Number: g.Number}
		if why != nil {
			of.Why = why.Error()
		} else {
			edits = append(edits, of.editsFor(g, found, only)...)
		}
		f.filled.Games = append(f.filled.Games, of)
	})
	if only != Check {
		f.fill(edits)
	}
	return f.filled
}

// filling fills in the tags of a file.
type filling struct {
	file   []byte
	named  source.Encoding
	filled *Filled
}

// fill makes edits, without those that are refused.
func (f *filling) fill(edits []edit.Edit) {
	for {
		var edited *pbn.Edited
		edits, edited = f.made(nil, edits)
		before := len(edits)
		for _, r := range edited.Refused {
			if len(r.Edits) == 0 {
				// The error is in what stays, since the edits of the game change how that is read.
				f.refuse(r.Diagnostic.Game, r.Diagnostic.Message)
			}
			for _, number := range r.Edits {
				f.refuse(edits[number].Game, r.Diagnostic.Message)
			}
		}
		edits = slices.DeleteFunc(edits, func(e edit.Edit) bool { return len(f.game(e.Game).Filled) == 0 })
		if len(edits) < before {
			continue
		}
		if len(edited.Refused) > 0 {
			for i := range f.filled.Games {
				f.filled.Games[i].Filled = nil
			}
		}
		f.filled.Edited = edited
		return
	}
}

// refuse notes why a game stays as it is.
func (f *filling) refuse(number int, why string) {
	of := f.game(number)
	of.Filled, of.Why = nil, why
}

// game returns what is done with a game.
func (f *filling) game(number int) *Game {
	games := &f.filled.Games
	at, known := slices.BinarySearchFunc(*games, number, func(g Game, number int) int { return g.Number - number })
	if !known {
		*games = slices.Insert(*games, at, Game{Number: number})
	}
	return &(*games)[at]
}

// made makes edits besides those that were made before, with which they come in order, and returns all of them. Where that is not possible, such as in
// a page whose bytes are not of its encoding, it makes those of each half of the games, down to the game that is the reason.
func (f *filling) made(before, more []edit.Edit) ([]edit.Edit, *pbn.Edited) {
	all := slices.Concat(before, more)
	edited, err := pbn.Edit(f.file, f.named, all, pbn.Options{})
	if err == nil {
		return all, edited
	}
	if half := halfOf(more); half > 0 {
		before, _ = f.made(before, more[:half])
		return f.made(before, more[half:])
	}
	f.refuse(more[0].Game, strings.TrimLeft(err.(*edit.Error).Why, ": "))
	return f.made(before, nil)
}

// halfOf returns the index at which edits can be split between two games, near the middle; 0 if all are of one game. There is at least one edit.
func halfOf(edits []edit.Edit) int {
	half := len(edits) / 2
	for half > 0 && edits[half-1].Game == edits[half].Game {
		half--
	}
	for half < len(edits) && edits[half].Game == edits[0].Game {
		half++
	}
	return half % len(edits)
}
