package edge

import (
	"compress/gzip"
	"os"
	"path/filepath"
	"testing"
)

// mostCompressed is what a Worker of the free plan may have after gzip, in bytes: Cloudflare refuses more than 3 MiB.
const mostCompressed = 3 << 20

type counter int

func (c *counter) Write(b []byte) (int, error) {
	*c += counter(len(b))
	return len(b), nil
}

func TestSize(t *testing.T) {
	paths, err := filepath.Glob(worker + "/*")
	if err != nil || len(paths) < 4 {
		t.Fatalf("%v: the Worker has %d files", err, len(paths))
	}
	var size counter
	for _, path := range paths {
		file, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		w, err := gzip.NewWriterLevel(&size, gzip.BestCompression)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write(file); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("the Worker has %d bytes after gzip", size)
	if size >= mostCompressed {
		t.Errorf("the Worker has %d bytes after gzip, and may have %d", size, mostCompressed)
	}
}
