#!/bin/sh
# Makes the files of this folder from the variable font of Fontsource (decision 0408): the optical sizes and weights that
# pages show, without hints, which no system of today uses for a face of this kind. Needs fonttools >= 4.50 with brotli.
set -e
cd "$(dirname "$0")"
files=../../../../../node_modules/@fontsource-variable/source-serif-4/files
features=kern,liga,ccmp,locl,mark,mkmk
work=$(mktemp -d)

subset() { # style, axes, name
  style=$1 name=$2
  shift 2
  fonttools varLib.instancer "$files/source-serif-4-latin-opsz-$style.woff2" "$@" -o "$work/cut.ttf" -q
  pyftsubset "$work/cut.ttf" --unicodes='*' --no-hinting --layout-features="$features" --flavor=woff2 \
    --output-file="source-serif-4-latin-$name.woff2"
}

subset normal optical wght=400:400:700 opsz=18:18:36
for weight in 400 600 700; do subset italic "$weight-italic" "wght=$weight" opsz=18; done
rm -r "$work"
