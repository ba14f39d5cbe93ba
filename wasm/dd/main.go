//go:build js && wasm

// Command dd is the double-dummy solver as a WebAssembly module, apart from the others since few pages need it: open begins a search,
// finish goes on with it for a while, drop gives it up; par is what both sides reach. It knows no notation, and has no reflection.
package main

import (
	"syscall/js"

	"pbn/core/bridge"
	"pbn/core/dd/tricks"
	"pbn/core/wire"
	"pbn/wasm/host"
)

func main() { host.Serve("pbn", calls()) }

func calls() map[string]host.Call {
	return host.Searches(map[string]host.Call{"open": open, "par": par})
}

// open begins a search, "strain" or "play"; there is one at a time. A deal that cannot be solved is refused.
func open(args []js.Value) any {
	given := args[1]
	host.StopSearch()
	hands, err := readHands(given.Get("hands").String())
	if err == nil {
		err = solverOf(given.Get("memory").Int()).Deal(hands)
	}
	if err != nil {
		answer := host.NewObject()
		answer.Set("refused", err.Error())
		return answer
	}
	denomination, known := bridge.ParseDenomination(given.Get("denomination").String())
	if !known {
		panic("there is no such denomination")
	}
	turn := given.Get("turn").Float()
	switch verb := args[0].String(); verb {
	case "strain":
		return host.BeginSearch(turn, polled(func() ([]byte, error) { return strain(denomination) }))
	case "play":
		leader := readSeat(given.Get("leader").String()[0])
		p := solver.Play(denomination, leader)
		moves := readPlay(given.Get("cards").String())
		return host.BeginSearch(turn, polled(func() ([]byte, error) { return play(p, moves) }))
	default:
		panic("no search for " + verb)
	}
}

// par is what both sides reach by the 20 results: those of North in the order of the denominations, then of the other seats.
func par(args []js.Value) any {
	won := host.Bytes(args[0])
	var table bridge.DoubleDummy
	for seat := range table {
		for denomination := range table[seat] {
			table[seat][denomination] = int(won[seat*len(table[seat])+denomination])
		}
	}
	dealer := readSeat(args[1].Get("dealer").String()[0])
	vulnerable := [2]bool{args[1].Get("vulnerableNS").Bool(), args[1].Get("vulnerableEW").Bool()}
	reached := table.Par(dealer, vulnerable, bridge.Duplicate)
	var w wire.Writer
	tricks.WritePar(&w, reached, &table)
	return host.JSON(w.Out)
}
