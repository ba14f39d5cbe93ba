package main

import (
	"pbn/core/desk"
	"pbn/core/report"
	"pbn/core/source"
)

// A module makes no tables.
var movesOfChess, movesOfBridge, movesOfDraughts func(*source.Stream, func(desk.Move)) *report.Report
