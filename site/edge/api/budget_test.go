package api

import (
	"context"
	"net/http"
	"strings"
	"testing"
	"time"
)

// TestBudget: what takes much waits until there is as much, and what takes little does not wait for it.
func TestBudget(t *testing.T) {
	b := newBudget(100)
	all := context.Background()
	first, _ := b.take(all, 70)
	waited := make(chan int64)
	go func() {
		second, _ := b.take(all, 1000) // more than there is
		waited <- second
	}()
	if little, ok := b.take(all, 30); !ok || little != 30 {
		t.Errorf("little: %d %v", little, ok)
	}
	select {
	case second := <-waited:
		t.Errorf("%d were taken of none", second)
	default:
	}
	b.giveBack(30)
	gone, leave := context.WithCancel(all)
	leave()
	if taken, ok := b.take(gone, 80); ok || taken != 0 {
		t.Errorf("of a client that is gone: %d", taken)
	}
	b.giveBack(first)
	if second := <-waited; second != 100 {
		t.Errorf("all: %d", second)
	}
	b.giveBack(100)
	if b.used != 0 {
		t.Errorf("%d are not given back", b.used)
	}
}

// TestMemoryIsBounded: a file that takes more memory than there may be in use is refused, whether it is read game by game, block by block
// or whole.
func TestMemoryIsBounded(t *testing.T) {
	bounded := Limits{Body: 1 << 20, Whole: 1 << 20, Held: 16 << 20, Heap: 1, Answer: 8 << 20, Patience: time.Minute}
	_, web := serve(t, bounded)
	games, blocks := strings.Repeat(file+"\n", 100), strings.Repeat("<pbn></pbn>", 100)
	for path, body := range map[string]string{
		"/api/parse": games, "/api/validate": games, "/api/export": games, "/api/document": blocks, "/api/validate?as=export": blocks, "/api/fix": games,
		"/api/edit?edits=[]": games, "/api/optimum": games,
	} {
		status, answer := post(t, web, path, body)
		if status != http.StatusRequestEntityTooLarge || !strings.Contains(string(answer), "more memory than there is") {
			t.Errorf("%s: %d %.300s", path, status, answer)
		}
	}
	if status, answer := post(t, web, "/api/validate", file); status != http.StatusOK {
		t.Errorf("a small one: %d %s", status, answer)
	}
}

// TestWorkIsCounted: more files than there is memory for are worked on one after another, and all are answered.
func TestWorkIsCounted(t *testing.T) {
	body := strings.Repeat("[Board \"1\"]\n\n", 5000)
	bounded := limits
	bounded.Work = perByte * int64(len(body))
	s, web := serve(t, bounded)
	done := make(chan int)
	for range 8 {
		go func() {
			status, _ := post(t, web, "/api/fix", body)
			done <- status
		}()
	}
	for range 8 {
		if status := <-done; status != http.StatusOK {
			t.Errorf("%d", status)
		}
	}
	if s.budget.used != 0 {
		t.Errorf("%d bytes are not given back", s.budget.used)
	}
}
