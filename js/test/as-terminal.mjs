// Loaded before the shell command: makes it take standard streams for a terminal, which a test has not, and gives it a clock that goes
// on by so many milliseconds each time somebody looks.
const { TEST_TERMINAL, TEST_CLOCK } = process.env;
for (const name of TEST_TERMINAL.split(",")) process[name].isTTY = true;
if (TEST_CLOCK) {
	let now = 0;
	performance.now = () => (now += Number(TEST_CLOCK));
}
