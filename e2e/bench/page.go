package main

import (
	"context"
	"fmt"
	"path/filepath"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/chromedp"

	"pbn/e2e/trace"
)

// What the page of the site does with a file, task by task. Its tests count what a task does; here is how long that takes.
const (
	pageConverts = "tasks of the page, conversion"
	pageLists    = "tasks of the page, list of boards"
)

// measurePage opens the site and gives it the file, whose name it has in the inputs, and the example: of two files, none opens by itself.
func measurePage(address, what, path string) (m measurement, err error) {
	err = inBrowser("", func(ctx context.Context) error {
		path, err := filepath.Abs(path)
		if err != nil {
			return err
		}
		example, err := filepath.Abs("site/src/example.pbn")
		if err != nil {
			return err
		}
		row := fmt.Sprintf(`document.querySelector('[data-file=%q]')`, filepath.Base(path))
		if err := chromedp.Do(ctx, chromedp.Navigate(address+"/site/")); err != nil {
			return err
		}
		if err := until(ctx, `document.documentElement.dataset.ready === "true"`); err != nil {
			return err
		}
		time.Sleep(settling)
		convert := func() error {
			if err := chromedp.Do(ctx, chromedp.SetUploadFiles(chromedp.CSS("#files"), []string{path, example}, chromedp.NodeReady)); err != nil {
				return err
			}
			return until(ctx, row+`?.dataset.state === "done"`)
		}
		list := func() error {
			if _, err := chromedp.Run(ctx, chromedp.Evaluate[int](row+`.querySelector(".expander").click(), 0`)); err != nil {
				return err
			}
			return until(ctx, `document.querySelector(".board") !== null && document.querySelector(".reader-progress progress") === null`)
		}
		work := convert
		if what == pageLists {
			if err := convert(); err != nil {
				return err
			}
			work = list
		}
		start := time.Now()
		m.Times, err = tasksDuring(ctx, work)
		m.First.Wall = time.Since(start).Seconds()
		for _, seconds := range m.Times {
			m.First.CPU += seconds
		}
		if err == nil {
			m.Memory, err = mostOfTab(ctx)
		}
		return err
	})
	return m, err
}

// until waits until an expression is true.
func until(ctx context.Context, expression string) error {
	for ; ; time.Sleep(20 * time.Millisecond) {
		if is, err := chromedp.Run(ctx, chromedp.Evaluate[bool](expression)); err != nil || is {
			return err
		}
	}
}

// tasksDuring returns how much CPU time each task of the threads that draw took during some work, in seconds.
func tasksDuring(ctx context.Context, work func() error) (seconds []float64, err error) {
	recording, err := trace.Start(ctx, ctx)
	if err != nil {
		return nil, err
	}
	if err := work(); err != nil {
		return nil, err
	}
	events, err := recording.Stop(ctx)
	for _, e := range events {
		if e.Name == trace.Task {
			seconds = append(seconds, e.CPU/1e6)
		}
	}
	return seconds, err
}

// mostOfTab is the most memory that a renderer of the browser has had, in bytes.
func mostOfTab(ctx context.Context) (bytes float64, err error) {
	processes, err := chromedp.CallBrowser(ctx, systeminfo.GetProcessInfo, cdp.Empty{})
	for _, process := range processes.ProcessInfo {
		if process.Type == "renderer" {
			bytes = max(bytes, mostMemory(int(process.ID)))
		}
	}
	return bytes, err
}
