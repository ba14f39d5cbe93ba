package engines

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"

	"github.com/coder/websocket"
)

// bidi is a connection in WebDriver BiDi: commands with their answers, and events.
type bidi struct {
	conn *websocket.Conn
	// heard is told of each event, in their order.
	heard func(method string, params json.RawMessage)

	mu      sync.Mutex
	last    int
	answers map[int]chan answer
	ended   error
}

type answer struct {
	result json.RawMessage
	err    error
}

func connect(ctx context.Context, url string, heard func(method string, params json.RawMessage)) (*bidi, error) {
	conn, _, err := websocket.Dial(ctx, url, nil)
	if err != nil {
		return nil, err
	}
	// A picture of a page is one message.
	conn.SetReadLimit(-1)
	b := &bidi{conn: conn, heard: heard, answers: map[int]chan answer{}}
	go b.listen()
	return b, nil
}

func (b *bidi) listen() {
	for {
		_, message, err := b.conn.Read(context.Background())
		if err != nil {
			b.end(err)
			return
		}
		var m struct {
			ID      int
			Type    string
			Result  json.RawMessage
			Error   string
			Message string
			Method  string
			Params  json.RawMessage
		}
		if err := json.Unmarshal(message, &m); err != nil {
			b.end(err)
			return
		}
		if m.Type == "event" {
			b.heard(m.Method, m.Params)
			continue
		}
		got := answer{result: m.Result}
		if m.Type == "error" {
			got.err = fmt.Errorf("%s: %s", m.Error, m.Message)
		}
		b.mu.Lock()
		waiting := b.answers[m.ID]
		delete(b.answers, m.ID)
		b.mu.Unlock()
		if waiting != nil {
			waiting <- got
		}
	}
}

// end gives all who wait the reason why there will be no answer.
func (b *bidi) end(err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.ended = err
	for id, waiting := range b.answers {
		delete(b.answers, id)
		waiting <- answer{err: err}
	}
}

// call sends a command and waits for its answer, which it puts into result unless that is nil.
func (b *bidi) call(method string, params map[string]any, result any) error {
	waiting := make(chan answer, 1)
	b.mu.Lock()
	if b.ended != nil {
		b.mu.Unlock()
		return b.ended
	}
	b.last++
	id := b.last
	b.answers[id] = waiting
	b.mu.Unlock()
	message, err := json.Marshal(map[string]any{"id": id, "method": method, "params": params})
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), longest)
	defer cancel()
	if err := b.conn.Write(ctx, websocket.MessageText, message); err != nil {
		return err
	}
	select {
	case <-ctx.Done():
		return fmt.Errorf("%s: %w", method, ctx.Err())
	case got := <-waiting:
		if got.err != nil || result == nil {
			return got.err
		}
		return json.Unmarshal(got.result, result)
	}
}
