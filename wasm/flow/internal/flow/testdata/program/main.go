// Command program does what is hard to rewrite, and prints what came of it: goroutines that switch in loops, stacks that grow, panics,
// recoveries, traces.
package main

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
)

func main() {
	if len(os.Args) > 1 {
		crash(os.Args[1])
	}
	fmt.Println("pipeline", pipeline())
	fmt.Println("selects", selects())
	fmt.Println("deep", deep(20_000, 0))
	fmt.Println("recovered", recovered())
	fmt.Println("faults", faults())
	fmt.Println("labels", labels(7))
	fmt.Println("middle", middle(3), middle(4))
	fmt.Println("goexit", goexit())
	fmt.Println("caller", caller())
	fmt.Println("stack", strings.Contains(string(debug.Stack()), "main.main"))
}

// pipeline passes numbers through goroutines: each send and receive may unwind the stack within nested loops.
func pipeline() (sum int) {
	numbers := make(chan int)
	squares := make(chan int, 2)
	go func() {
		for i := range 30 {
			for j := range i {
				if (i+j)%3 == 0 {
					continue
				}
				numbers <- i * j
			}
		}
		close(numbers)
	}()
	var workers sync.WaitGroup
	for range 3 {
		workers.Add(1)
		go func() {
			defer workers.Done()
			for n := range numbers {
				runtime.Gosched()
				squares <- n * n
			}
		}()
	}
	go func() {
		workers.Wait()
		close(squares)
	}()
	for s := range squares {
		sum += s
	}
	return sum
}

func selects() (got []int) {
	a, b, done := make(chan int), make(chan int), make(chan bool)
	go func() {
		for i := range 5 {
			a <- i
			b <- 10 * i
		}
		close(done)
	}()
	for {
		select {
		case n := <-a:
			got = append(got, n)
		case n := <-b:
			got = append(got, n)
		case <-done:
			return got
		}
	}
}

// deep needs a stack that grows many times.
func deep(n int, sum uint64) uint64 {
	var room [40]uint64
	for i := range room {
		room[i] = sum + uint64(i*n)
	}
	if n == 0 {
		return room[3]
	}
	return deep(n-1, room[n%40]) ^ room[(n+1)%40]
}

func recovered() (list []string) {
	for i := range 5 {
		for j := range 3 {
			list = append(list, try(i, j))
		}
	}
	return list
}

func try(i, j int) (result string) {
	defer func() {
		if cause := recover(); cause != nil {
			result = fmt.Sprint("caught ", cause)
		}
	}()
	for k := range i {
		defer func() { result += fmt.Sprint("|", k) }()
		if k == j {
			panic(fmt.Sprint(i, j, k))
		}
		runtime.Gosched()
	}
	return "fine"
}

// faults are the panics that the compiler's own checks make.
func faults() (list []string) {
	var none *[3]int
	var empty []int
	zero := len(empty)
	for _, f := range []func(){
		func() { _ = none[1] },
		func() { _ = empty[zero] },
		func() { _ = 1 / zero },
		func() { _ = make([]int, zero-1) },
		func() { _ = any(zero).(string) },
		func() { var e error; _ = e.Error() },
		func() { _ = empty[zero+2 : zero+1] },
		func() { panic(errors.New("own")) },
		func() { close((chan int)(nil)) },
	} {
		func() {
			defer func() { list = append(list, fmt.Sprint(recover())) }()
			f()
		}()
	}
	return list
}

func labels(n int) (path []int) {
outer:
	for i := range n {
		for j := 0; ; j++ {
			switch {
			case i*j > 12:
				break outer
			case j > i:
				continue outer
			case (i+j)%4 == 3:
				path = append(path, i*100+j)
				runtime.Gosched()
				fallthrough
			default:
				path = append(path, i*10+j)
			}
		}
	}
	return path
}

// middle has a loop that is entered in its middle.
func middle(n int) (path []int) {
	if n%2 == 0 {
		goto second
	}
first:
	path = append(path, n)
	runtime.Gosched()
second:
	path = append(path, -n)
	n--
	if n > 0 {
		goto first
	}
	return path
}

func goexit() (list []string) {
	done := make(chan string)
	go func() {
		defer close(done)
		defer func() { done <- "deferred" }()
		func() {
			defer func() { recover() }()
			defer panic("lost")
			runtime.Goexit()
		}()
		done <- "not reached"
	}()
	for s := range done {
		list = append(list, s)
	}
	return list
}

func caller() string {
	pc, file, line, ok := runtime.Caller(0)
	name := runtime.FuncForPC(pc).Name()
	file = file[strings.LastIndex(file, "/")+1:]
	return fmt.Sprint(name, " ", file, " ", line > 0, " ", ok)
}

// crash ends the program with a stack trace.
func crash(how string) {
	switch how {
	case "panic":
		outer(3)
	case "all":
		go func() { select {} }()
		runtime.Gosched()
		debug.SetTraceback("all")
		outer(0)
	case "deadlock":
		select {}
	}
}

//go:noinline
func outer(n int) int { return inlined(n) + 1 }

func inlined(n int) int {
	if n == 0 {
		var none []int
		return none[n]
	}
	return outer(n - 1)
}
