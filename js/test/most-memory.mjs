// Loaded before the shell command: says at its end how much memory it had at most, in MB.
process.on("exit", () => process.stderr.write(`most memory: ${Math.ceil(process.resourceUsage().maxRSS / 1000)}\n`));
