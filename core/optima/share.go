package optima

import (
	"errors"

	"pbn/core/bridge"
	"pbn/core/dd"
	"pbn/core/pbn/solving"
)

// Tasks and what was found for them cross between threads that share no memory, as bytes.

// bytes returns a task: the hands, and of a play the denomination, the leader, and each card after who played it.
func (t *task) bytes() (b []byte) {
	for _, hand := range t.hands {
		b = appendHand(b, hand)
	}
	if t.play == nil {
		return b
	}
	b = append(b, byte(t.play.Denomination), byte(t.play.Leader))
	for _, c := range t.play.Cards {
		b = append(b, byte(c.By), byte(c.Card))
	}
	return b
}

func readTask(b []byte) (t task) {
	for seat := range t.hands {
		t.hands[seat], b = readHand(b), b[handSize:]
	}
	if len(b) == 0 {
		return t
	}
	t.play = &solving.Play{Denomination: bridge.Denomination(b[0]), Leader: bridge.Seat(b[1])}
	for b = b[2:]; len(b) > 0; b = b[2:] {
		t.play.Cards = append(t.play.Cards, solving.PlayedCard{By: bridge.Seat(b[0]), Card: bridge.Card(b[1])})
	}
	return t
}

const (
	isFound   = 1
	isRefused = 0
)

// Answerer returns a function that solves the tasks that Options.Elsewhere gets, one after another.
func Answerer() func(task []byte) []byte {
	solver := dd.New(0)
	return func(task []byte) []byte {
		t := readTask(task)
		found, err := t.solve(solver)
		if err != nil {
			return append([]byte{isRefused}, err.Error()...)
		}
		answer := []byte{isFound}
		for _, tricks := range found.Tricks {
			for _, n := range tricks {
				answer = append(answer, byte(n))
			}
		}
		for _, best := range found.Best {
			answer = appendHand(answer, best)
		}
		return answer
	}
}

// solveElsewhere has a task solved by another thread.
func (t *task) solveElsewhere(ask func(task []byte) ([]byte, error)) (found bridge.Solution, err error) {
	answer, err := ask(t.bytes())
	if err != nil {
		return found, err
	}
	if answer[0] == isRefused {
		return found, errors.New(string(answer[1:]))
	}
	answer = answer[1:]
	found.Tricks = &bridge.DoubleDummy{}
	for seat := range found.Tricks {
		for denomination := range found.Tricks[seat] {
			found.Tricks[seat][denomination], answer = int(answer[0]), answer[1:]
		}
	}
	for ; len(answer) > 0; answer = answer[handSize:] {
		found.Best = append(found.Best, readHand(answer))
	}
	return found, nil
}

// handSize is how many bytes a hand has.
const handSize = 8

func appendHand(b []byte, hand bridge.Hand) []byte {
	for range handSize {
		b, hand = append(b, byte(hand)), hand>>8
	}
	return b
}

func readHand(b []byte) (hand bridge.Hand) {
	for i := handSize - 1; i >= 0; i-- {
		hand = hand<<8 | bridge.Hand(b[i])
	}
	return hand
}
