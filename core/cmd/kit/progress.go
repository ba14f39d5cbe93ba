package kit

import (
	"io"
	"strconv"
	"sync"
	"time"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
)

const (
	// longWork is how many bytes take so long that a person who waits wants to know how far it is.
	longWork = 1 << 20
	// pause is the least time between two lines.
	pause = 100 * time.Millisecond
)

// progress is a line on a terminal that says how far the work is and how fast it goes.
type progress struct {
	prefix   string    // of the line
	terminal io.Writer // nil if standard error is not one: then nothing is written
	now      func() time.Time

	mutex sync.Mutex
	times int // how often each file is read; 0 is once
	files int
	size  int64 // of all files, in bytes; 0 where it is not known of one
	began time.Time
	last  time.Time // when the line was written
	done  int       // files
	read  int64     // bytes, of all files
	shown bool
}

// begin begins the work on files.
func (p *progress) begin(paths []string) {
	if p.terminal == nil {
		return
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.files, p.began = len(paths), p.now()
	for _, path := range paths {
		size, known := files.Size(path)
		if !known {
			p.size = 0
			return
		}
		p.size += size
	}
}

// counting returns a file whose bytes are counted when they are read.
func (p *progress) counting(file io.Reader) io.Reader {
	if p.terminal == nil {
		return file
	}
	return counter{file, p}
}

type counter struct {
	file     io.Reader
	progress *progress
}

func (c counter) Read(b []byte) (int, error) {
	n, err := c.file.Read(b)
	c.progress.add(int64(n))
	return n, err
}

// add says that so many more bytes are read.
func (p *progress) add(n int64) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.read += n
	if p.terminal != nil {
		p.show()
	}
}

// next says that one more file is done.
func (p *progress) next() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.done++; p.done < p.files {
		p.show()
	}
}

// end takes the line away.
func (p *progress) end() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.clear()
}

// show writes the line where the work is long and the last line is some time ago. The mutex is held, as in clear.
func (p *progress) show() {
	read := p.read / int64(max(1, p.times))
	if p.read < longWork || p.now().Sub(p.last) < pause {
		return
	}
	p.clear()
	p.shown, p.last = true, p.now()
	rate := megabytes(float64(read) / max(p.last.Sub(p.began), time.Millisecond).Seconds())
	text := line.Say("progress", "size", megabytes(float64(read)), "rate", rate)
	if p.size > 0 {
		percent := strconv.FormatInt(min(100, 100*read/p.size), 10)
		text = line.Say("progressOf", "percent", percent, "size", megabytes(float64(p.size)), "rate", rate)
	}
	if p.files > 1 {
		text += line.Say("progressFile", "file", strconv.Itoa(p.done+1), "files", strconv.Itoa(p.files))
	}
	io.WriteString(p.terminal, p.prefix+text)
}

// clear takes the line away, before something else is written.
func (p *progress) clear() {
	if p.shown {
		io.WriteString(p.terminal, "\r\x1b[K")
	}
	p.shown = false
}

// beside returns a stream that may be the same terminal: the line is taken away before anything is written to it.
func (p *progress) beside(stream io.Writer) io.Writer {
	if p.terminal == nil {
		return stream
	}
	return neighbour{stream, p}
}

type neighbour struct {
	stream   io.Writer
	progress *progress
}

func (n neighbour) Write(text []byte) (int, error) {
	n.progress.mutex.Lock()
	defer n.progress.mutex.Unlock()
	n.progress.clear()
	return n.stream.Write(text)
}

func megabytes(bytes float64) string { return strconv.FormatFloat(bytes/1e6, 'f', 1, 64) }
