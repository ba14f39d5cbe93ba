// Loaded before the shell command: makes it take standard streams for a terminal, which a test has not.
for (const name of process.env.TEST_TERMINAL.split(",")) process[name].isTTY = true;
