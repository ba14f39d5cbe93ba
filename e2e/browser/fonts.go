package browser

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// fontConfiguration is the file that says which fonts the browser has. It is the tests' own, so that they see the same on every machine.
// Where FONTCONFIG_FILE is set, it is that one: /etc/fonts/fonts.conf gives the fonts of the machine.
var fontConfiguration = os.Getenv("FONTCONFIG_FILE")

// LocalFonts are the source of a font for pages that bring one of their own: a font of the machine, whichever of these it has.
const LocalFonts = `local("DejaVu Sans"), local("Liberation Sans"), local("Arial")`

// fontFolders are where systems have their fonts.
var fontFolders = []string{"/usr/share/fonts", "/usr/local/share/fonts", "/opt/homebrew/share/fonts", "/Library/Fonts"}

// chooseFonts writes a configuration with DejaVu alone, which e2e/install.sh installs.
func chooseFonts(folder string) error {
	if fontConfiguration != "" {
		fmt.Println("The browser has the fonts of", fontConfiguration)
		return nil
	}
	var dejaVu string
	for _, start := range fontFolders {
		_ = filepath.WalkDir(start, func(path string, _ fs.DirEntry, err error) error {
			if err == nil && filepath.Base(path) == "DejaVuSans.ttf" {
				dejaVu = filepath.Dir(path)
				return filepath.SkipAll
			}
			return nil
		})
	}
	if dejaVu == "" {
		return fmt.Errorf("there is no DejaVuSans.ttf in %q: install DejaVu's fonts (Debian: fonts-dejavu-core), or set FONTCONFIG_FILE=/etc/fonts/fonts.conf", fontFolders)
	}
	fontConfiguration = filepath.Join(folder, "fonts.conf")
	return os.WriteFile(fontConfiguration, fmt.Appendf(nil, `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
	<dir>%s</dir>
	<cachedir>%s</cachedir>
	<alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
	<alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
	<alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
	<match target="pattern"><edit name="hintstyle" mode="append"><const>hintslight</const></edit></match>
	<match><edit name="family" mode="append_last"><string>DejaVu Sans</string></edit></match>
</fontconfig>
`, dejaVu, filepath.Join(folder, "fonts")), 0o644)
}
