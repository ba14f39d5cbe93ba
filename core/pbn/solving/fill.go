package solving

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/mend"
	"pbn/core/pbn"
	"pbn/core/pbn/edit"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// FillResult is a file whose tags were filled in.
type FillResult struct {
	// Edited is the file, and what Validate says of it; nil with Check, which changes nothing.
	Edited *pbn.EditResult
	// Games are those that something was found for, or why nothing can be found, by their numbers.
	Games []*Game
}

// Game is what was done with a game.
type Game struct {
	Number int
	// Filled are the tags that were written. Differs are those that say something else than what was found.
	Filled, Differs []tags.Tag
	// Why says why the game stays as it is: its deal cannot be solved, or an edit was refused.
	Why string
	// edits write the tags that are filled in.
	edits []edit.Edit
}

// Count returns how many tags were written, in how many games.
func (f *FillResult) Count() (tags, games int) {
	for _, g := range f.Games {
		if n := len(g.Filled); n > 0 {
			tags, games = tags+n, games+1
		}
	}
	return tags, games
}

// Fill writes the tags that are missing, or with All also those that are not right, by edits that leave every other byte as it is. Games
// are by their numbers what was found, refused why the deals of others cannot be solved. An edit that is refused, or that cannot be made,
// takes no other game's with it.
func Fill(file []byte, named source.Encoding, only Only, games map[int]bridge.Solution, refused map[int]error) *FillResult {
	defer pbn.KeepMemory()()
	f := filling{file: file, named: named, byNumber: map[int]*Game{}}
	var wanted []*Game
	pbn.Parse(habits.PBN.Open(file, named), func(_ *source.Text, g *game.Game) {
		found, why := games[g.Number], refused[g.Number]
		switch {
		case why != nil:
			f.refuse(g.Number, why.Error())
		case found.Tricks != nil:
			of := f.game(g.Number)
			if of.compare(g, found, only); len(of.edits) > 0 {
				wanted = append(wanted, of)
			}
		}
	})
	if only != Check {
		f.fill(wanted)
	}
	return &f.filled
}

// filling fills in the tags of a file.
type filling struct {
	file     []byte
	named    source.Encoding
	filled   FillResult
	byNumber map[int]*Game
	edits    []edit.Edit // those that were tried last
}

// game returns what is done with a game.
func (f *filling) game(number int) *Game {
	g := f.byNumber[number]
	if g == nil {
		g = &Game{Number: number}
		f.byNumber[number] = g
		f.filled.Games = append(f.filled.Games, g)
	}
	return g
}

// refuse notes why a game stays as it is.
func (f *filling) refuse(number int, why string) {
	g := f.game(number)
	g.Filled, g.Why = nil, why
}

// fill makes the edits of games, except of those with an edit that is refused.
func (f *filling) fill(games []*Game) {
	for {
		games, f.filled.Edited = f.made(nil, games)
		for _, r := range f.filled.Edited.Refused {
			if len(r.Edits) == 0 {
				// The error is in what stays, since the edits of the game change how that is read.
				f.refuse(r.Diagnostic.Game, r.Diagnostic.Message)
			}
			for _, number := range r.Edits {
				f.refuse(f.edits[number].Game, r.Diagnostic.Message)
			}
		}
		var left []*Game
		for _, g := range games {
			if len(g.Filled) > 0 {
				left = append(left, g)
			}
		}
		if len(left) == len(games) {
			break
		}
		games = left
	}
	if len(f.filled.Edited.Refused) > 0 {
		for _, g := range f.filled.Games {
			g.Filled = nil
		}
	}
}

// made makes the edits of games besides those of the games before, and returns all of these. Where that is not possible, such as in a page
// whose bytes are not of its encoding, it makes those of each half, down to the game that is the reason.
func (f *filling) made(before, more []*Game) ([]*Game, *pbn.EditResult) {
	all := append(before[:len(before):len(before)], more...)
	f.edits = nil
	for _, g := range all {
		f.edits = append(f.edits, g.edits...)
	}
	edited, err := pbn.Edit(f.file, f.named, f.edits, pbn.Options{})
	half := len(more) / 2
	switch {
	case err == nil:
		return all, edited
	case half == 0:
		f.refuse(more[0].Number, strings.TrimLeft(err.(*mend.EditError).Why, ": "))
		return f.made(before, nil)
	}
	before, _ = f.made(before, more[:half])
	return f.made(before, more[half:])
}
