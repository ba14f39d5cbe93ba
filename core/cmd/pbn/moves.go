//go:build !js

package main

import (
	"pbn/core/chess"
	"pbn/core/desk"
	"pbn/core/pbn"
	bridge "pbn/core/pbn/game"
	"pbn/core/pdn"
	draughts "pbn/core/pdn/game"
	"pbn/core/pgn"
	"pbn/core/pgn/game"
	"pbn/core/report"
	"pbn/core/source"
)

// The moves of games, for tables of the native command.

// movesOfChess hands on the moves of the main lines, in SAN; those that are not legal as they are written.
func movesOfChess(file *source.Stream, visit func(desk.Move)) *report.Report {
	var replay game.Replay
	return pgn.Parse(file, func(text *source.Text, g *game.Game) {
		replay.Begin(g)
		place := 0
		for k := range g.MainLine() {
			place++
			m := desk.Move{Game: g.Number, Place: place, Kind: "move", Side: "white"}
			if _, of := g.Turn(k); of == chess.Black {
				m.Side = "black"
			}
			if one := &g.Moves[k]; one.Flags&game.Word == 0 {
				m.Text = string(replay.AppendSAN(nil, k))
			} else {
				m.Text = text.Decode(g.Items.Span(int(one.Item), text.Bytes))
			}
			visit(m)
		}
	})
}

// movesOfBridge hands on the calls and the cards.
func movesOfBridge(file *source.Stream, visit func(desk.Move)) *report.Report {
	return pbn.Parse(file, func(_ *source.Text, g *bridge.Game) {
		all := func(kind string, is bridge.MoveKind, moves []bridge.Move) {
			place := 0
			for i := range moves {
				if m := &moves[i]; m.Kind == is {
					place++
					visit(desk.Move{Game: g.Number, Place: place, Kind: kind, Side: m.Seat.String(), Text: m.String()})
				}
			}
		}
		if g.Auction != nil {
			all("call", bridge.CallMove, g.Auction.Moves)
		}
		if g.Play != nil {
			all("card", bridge.CardMove, g.Play.Moves)
		}
	})
}

// movesOfDraughts hands on the moves of the main lines, as they are written.
func movesOfDraughts(file *source.Stream, visit func(desk.Move)) *report.Report {
	return pdn.Parse(file, func(text *source.Text, g *draughts.Game) {
		place := 0
		for k := range g.MainLine() {
			place++
			visit(desk.Move{Game: g.Number, Place: place, Kind: "move", Text: text.Decode(g.SpanOf(k))})
		}
	})
}
