package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/bridge"
	"pbn/core/dd"
	"pbn/core/diag"
	"pbn/core/pbn"
)

// TestDeals: the plays are whole and by the law, as PBN too, and in the middle of one as many cards are left as are not played.
func TestDeals(t *testing.T) {
	t.Chdir("../..")
	hard, err := recordedDeals("hard.txt")
	if err != nil || len(hard) != 18 || hard[1] == hard[2] {
		t.Fatalf("%d hard deals, %v", len(hard), err)
	}
	// Its first digit is c: West has the ace of spades and North the king.
	if !hard[0][bridge.West].Has(bridge.NewCard(bridge.Spades, 12)) || !hard[0][bridge.North].Has(bridge.NewCard(bridge.Spades, 11)) {
		t.Errorf("%v", hard[0])
	}
	random, err := someRandomDeals()
	if err != nil || len(random) != randomDeals {
		t.Fatalf("%d random deals, %v", len(random), err)
	}
	plays, err := playOut(random[:3])
	if err != nil || len(plays) != 3 {
		t.Fatalf("%d plays, %v", len(plays), err)
	}
	for i, p := range plays {
		s := dd.New(0)
		if err := s.Deal(p.hands); err != nil {
			t.Fatal(err)
		}
		position := s.Play(p.denomination, p.leader)
		for k, card := range p.cards {
			if position.Player() != p.seats[k] || !position.Put(card) {
				t.Fatalf("%v may not play %v", p.seats[k], card)
			}
		}
		if !position.Done() {
			t.Errorf("%d cards", len(p.cards))
		}
		text := string(p.game(i + 1))
		// Of a play that is not by the law the core says so.
		report := pbn.Validate(pbn.Bytes([]byte(text)), pbn.Options{})
		for _, d := range report.Diagnostics.Items {
			if d.Severity != diag.Info {
				t.Errorf("%s: %s", d.Message, text)
			}
		}
		if strings.Count(text, "\n") < 4+13 {
			t.Error(text)
		}
		left := p.midPlay()
		for _, hand := range left.hands {
			if hand.Len() != 13-inMidPlay/4 {
				t.Errorf("%v are left", left.hands)
			}
		}
		for _, card := range p.cards[:inMidPlay] {
			for _, hand := range left.hands {
				if hand.Has(card) {
					t.Errorf("%v is still there", card)
				}
			}
		}
		if got := string(left.game(1)); strings.Contains(got, "[Play") {
			t.Error(got)
		}
	}
}

// TestSolving does with an end position what is measured.
func TestSolving(t *testing.T) {
	t.Chdir("../..")
	var p playout
	for suit := range bridge.Suit(4) {
		p.hands[suit] = bridge.Hand(0).With(bridge.NewCard(suit, 5))
		p.cards = append(p.cards, bridge.NewCard(suit, 5))
	}
	const file = "one ending"
	deals[file] = func() ([]playout, error) { return []playout{p, p}, nil }
	defer delete(deals, file)
	for what := range solving {
		if times, err := measureSolving(what, file); err != nil || len(times) != 2 {
			t.Errorf("%s: %v, %v", what, times, err)
		}
	}
}

// TestMeasureCommand: what a command finds in a file is no fault, and what it cannot do is one.
func TestMeasureCommand(t *testing.T) {
	folder := t.TempDir()
	for exit, wantsFault := range map[string]bool{"0": false, "1": false, "2": true} {
		script := "#!/bin/sh\nhead -c 1000000 /dev/zero | md5sum > \"$2\"\nexit " + exit + "\n"
		if err := os.WriteFile(filepath.Join(folder, "pbn"), []byte(script), 0o700); err != nil {
			t.Fatal(err)
		}
		m, err := measureCommand(row{of: key{nativeCommand, "validate", large}, once: true}, folder)
		if (err != nil) != wantsFault || !wantsFault && (m.First.Wall <= 0 || m.Again != m.First) {
			t.Errorf("exit status %s: %+v, %v", exit, m, err)
		}
		if _, err := os.Stat(filepath.Join(folder, fileName(large))); err != nil {
			t.Error(err)
		}
	}
}

func TestLinesOfCode(t *testing.T) {
	if n := linesOfCode("// Package x is it.\npackage x\n\n\t// why\nvar a = 1 // how\n"); n != 2 {
		t.Errorf("%d lines", n)
	}
}

// TestWithoutFindings: the boards keep their numbers, since what is found depends on them.
func TestWithoutFindings(t *testing.T) {
	fine := withoutFindings([]variant{
		vary([]byte("[Board \"5\"]\n[West \"Ida\"]\n[Dealer \"N\"]\n[Vulnerable \"NS\"]")),
		vary([]byte("[Board \"5\"]\n[Dealer \"E\"]\n[Vulnerable \"NS\"]")),
	})
	if len(fine) != 1 {
		t.Fatalf("%d games", len(fine))
	}
	path := filepath.Join(t.TempDir(), "in.pbn")
	if err := writeInput(path, fine, 0, 3); err != nil {
		t.Fatal(err)
	}
	written, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if text := string(written); strings.Count(text, "[Board \"5\"]") != 3 || strings.Contains(text, "Ida") {
		t.Error(text)
	}
}
