package api

import (
	"sync"
	"time"
)

// room is what files and answers may have of the memory together, in bytes.
type room struct {
	mu     sync.Mutex
	most   int64
	held   int64
	places map[*place]struct{}
}

// place is what one request has of a room.
type place struct {
	room  *room
	bytes int64
	// While the request waits for its client: how its connection is given a deadline, and since when.
	deadline func(time.Time) error
	since    time.Time
	// bodyIsRead says that the body of the request was read to its end.
	bodyIsRead bool
	// gaveWay says that the client sent or took nothing for a while when others needed the room.
	gaveWay bool
}

// stalled is for how long a client must have kept others waiting before its request gives way to them.
const stalled = 2 * time.Second

func newRoom(most int64) *room { return &room{most: most, places: map[*place]struct{}{}} }

// enter makes a place. It must be left.
func (r *room) enter() *place {
	r.mu.Lock()
	defer r.mu.Unlock()
	p := &place{room: r}
	r.places[p] = struct{}{}
	return p
}

func (p *place) leave() {
	p.room.mu.Lock()
	defer p.room.mu.Unlock()
	p.room.held -= p.bytes
	delete(p.room.places, p)
}

// hold makes the place hold a number of bytes, more or fewer than before, and reports whether there is room for them.
func (p *place) hold(bytes int64) bool {
	r := p.room
	r.mu.Lock()
	defer r.mu.Unlock()
	for !p.gaveWay && r.held-p.bytes+bytes > r.most {
		other := r.longestStalled(p)
		if other == nil {
			return false
		}
		other.deadline(time.Now())
		other.gaveWay = true
		r.held -= other.bytes
		other.bytes = 0
	}
	if p.gaveWay {
		return false
	}
	r.held += bytes - p.bytes
	p.bytes = bytes
	return true
}

// longestStalled is the place other than p whose client has done nothing for the longest time, or nil where no client has
// stalled.
func (r *room) longestStalled(p *place) (longest *place) {
	for other := range r.places {
		if other == p || other.gaveWay || other.deadline == nil || time.Since(other.since) < stalled {
			continue
		}
		if longest == nil || other.since.Before(longest.since) {
			longest = other
		}
	}
	return longest
}

// wait gives the client a deadline for what it sends or takes next; deadline sets one for its connection. ok is false where
// the place gave way to others. A connection without deadlines, as in a Worker, is waited for as long as its platform does:
// isBounded is false.
func (p *place) wait(deadline func(time.Time) error, patience time.Duration) (isBounded, ok bool) {
	p.room.mu.Lock()
	defer p.room.mu.Unlock()
	if p.gaveWay {
		return true, false
	}
	p.since = time.Now()
	if deadline(p.since.Add(patience)) != nil {
		return false, true
	}
	p.deadline = deadline
	return true, true
}

// work ends the waiting: what takes time from now on is not the client's doing.
func (p *place) work() {
	p.room.mu.Lock()
	defer p.room.mu.Unlock()
	if p.deadline != nil && !p.gaveWay {
		p.deadline(time.Time{})
	}
	// One that gave way still gets the answer that says so.
	p.deadline, p.gaveWay = nil, false
}
