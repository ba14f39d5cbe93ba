package edge

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

const (
	root   = "../.."
	worker = root + "/site/edge/dist"
)

// patience is how long a test waits for one condition.
const patience = 20 * time.Second

// server is a running server: its address has no slash at the end, process is its number.
type server struct {
	name, address string
	process       int
}

// servers are the two that every test asks.
var servers []server

func TestMain(m *testing.M) {
	os.Exit(run(m))
}

func run(m *testing.M) int {
	for _, built := range []string{worker + "/app.wasm", root + "/site/edge/node_modules/miniflare", root + "/site/dist/index.html", root + "/js/dist/cli.js"} {
		if _, err := os.Stat(built); err != nil {
			fmt.Fprintln(os.Stderr, "There is no "+built+": run make test-edge.")
			return 1
		}
	}
	folder, err := os.MkdirTemp("", "pbn-edge")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(folder)
	for _, start := range []func(folder string, tags string) (server, func(), error){native, workerd} {
		s, stop, err := start(folder, "")
		if err != nil {
			fmt.Fprintln(os.Stderr, "A server does not start:", err)
			return 1
		}
		defer stop()
		servers = append(servers, s)
	}
	return m.Run()
}

// native starts the server of make serve, built into a folder with tags.
func native(folder, tags string) (server, func(), error) {
	program := filepath.Join(folder, "edge"+tags)
	if err := build(program, tags); err != nil {
		return server{}, nil, err
	}
	c := exec.Command(program, "-site", root+"/site/dist")
	c.Env = append(os.Environ(), "PORT=0", "ADDR=")
	c.Stderr = os.Stderr
	out, err := c.StdoutPipe()
	if err != nil {
		return server{}, nil, err
	}
	if err := c.Start(); err != nil {
		return server{}, nil, err
	}
	stop := func() {
		c.Process.Kill()
		c.Wait()
	}
	line, _ := bufio.NewReader(out).ReadString('\n')
	address := regexp.MustCompile(`^The site and the API are at (http://127\.0\.0\.1:\d+)/\n$`).FindStringSubmatch(line)
	if address == nil {
		stop()
		return server{}, nil, fmt.Errorf("its first line is %q", line)
	}
	s := server{"native", address[1], c.Process.Pid}
	if err := s.wait(); err != nil {
		stop()
		return server{}, nil, err
	}
	return s, stop, nil
}

// workerd starts the Worker that make edge built, or one with tags.
func workerd(folder, tags string) (server, func(), error) {
	from, err := filepath.Abs(worker)
	if err != nil {
		return server{}, nil, err
	}
	if tags != "" {
		if from, err = rebuilt(folder, tags); err != nil {
			return server{}, nil, err
		}
	}
	c := exec.Command("node", "workerd.mjs", from)
	c.Dir = root + "/site/edge"
	c.Stderr = os.Stderr
	in, err := c.StdinPipe()
	if err != nil {
		return server{}, nil, err
	}
	out, err := c.StdoutPipe()
	if err != nil {
		return server{}, nil, err
	}
	if err := c.Start(); err != nil {
		return server{}, nil, err
	}
	stop := func() {
		in.Close()
		c.Wait()
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		stop()
		return server{}, nil, err
	}
	go io.Copy(io.Discard, out)
	s := server{"workerd", strings.TrimRight(line, "/\n"), c.Process.Pid}
	if err := s.wait(); err != nil {
		stop()
		return server{}, nil, err
	}
	return s, stop, nil
}

// rebuilt is a folder with the Worker, built with tags.
func rebuilt(folder, tags string) (string, error) {
	to := filepath.Join(folder, "worker-"+tags)
	if err := os.CopyFS(to, os.DirFS(worker)); err != nil {
		return "", err
	}
	return to, build(filepath.Join(to, "app.wasm"), tags, "GOOS=js", "GOARCH=wasm")
}

func build(program, tags string, environment ...string) error {
	c := exec.Command("go", "build", "-tags", tags, "-o", program, "./site/edge")
	c.Dir = root
	c.Env = append(os.Environ(), environment...)
	out, err := c.CombinedOutput()
	if err != nil {
		return fmt.Errorf("%w\n%s", err, out)
	}
	return nil
}

// wait waits until a server answers.
func (s server) wait() error {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	for {
		r, err := http.Get(s.address + "/api")
		if err == nil {
			return r.Body.Close()
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(25 * time.Millisecond):
		}
	}
}

// onEach runs a test against both servers.
func onEach(t *testing.T, test func(t *testing.T, s server)) {
	t.Helper()
	for _, s := range servers {
		t.Run(s.name, func(t *testing.T) { test(t, s) })
	}
}
