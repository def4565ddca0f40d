#!/bin/sh
# Makes the fonts of this folder from Fontsource's variable Source Serif 4 (decision 0408): the optical sizes and weights
# that pages show, without hinting, which current systems ignore for outlines of this kind. Needs fonttools 4.50 or newer
# with brotli.
set -e
cd "$(dirname "$0")"
files=../../../../../node_modules/@fontsource-variable/source-serif-4/files
features=kern,liga,ccmp,locl,mark,mkmk
work=$(mktemp -d)

subset() { # style, name, axes
  style=$1 name=$2
  shift 2
  fonttools varLib.instancer "$files/source-serif-4-latin-opsz-$style.woff2" "$@" -o "$work/cut.ttf" -q
  pyftsubset "$work/cut.ttf" --unicodes='*' --no-hinting --layout-features="$features" --flavor=woff2 \
    --output-file="octavo-serif-latin-$name.woff2"
  rename "octavo-serif-latin-$name.woff2"
}

# "Source" is a Reserved Font Name of the original: a modified font must have another one (OFL 1.1, condition 3).
rename() {
  python3 - "$1" <<'PYTHON'
import sys
from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1])
for record in font['name'].names:
    if record.nameID in (1, 3, 4, 6, 16, 25):
        text = str(record).replace('Source Serif 4', 'Octavo Serif').replace('SourceSerif4', 'OctavoSerif')
        font['name'].setName(text, record.nameID, record.platformID, record.platEncID, record.langID)
font.save(sys.argv[1])
PYTHON
}

subset normal optical wght=400:400:700 opsz=18:18:36
for weight in 400 600 700; do subset italic "$weight-italic" "wght=$weight" opsz=18; done
rm -r "$work"
