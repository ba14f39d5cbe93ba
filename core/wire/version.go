package wire

// Version is that of the package pbnkit, whose modules and API say it; js/package.json and the words of the shell command have it, too.
const Version = "0.1.0"
