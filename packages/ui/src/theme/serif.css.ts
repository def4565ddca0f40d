import { globalFontFace } from '@vanilla-extract/css';

/** The subsets of the font's files, with the characters of each (Google Fonts' subsets, as the upright has them). */
const subsets = {
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;

// Quoted: an unquoted family name with a word that begins with a digit is invalid, and browsers drop the rule.
const family = '"Source Serif 4 Variable"';

// Latin letters have the optical sizes of text and title (`fonts/subset-serif.sh`), others one size for both.
globalFontFace(
  family,
  Object.entries(subsets).map(([subset, unicodeRange]) => ({
    src: `url("${uprightOf(subset)}") format("woff2")`,
    fontStyle: 'normal',
    fontWeight: '200 900',
    fontDisplay: 'swap' as const,
    unicodeRange,
  })),
);

// The variable italic is 52 kB, most of them for weights that a page hardly ever shows: a weight by itself is 20.
const weights = [400, 600, 700] as const;

globalFontFace(
  family,
  weights.flatMap((fontWeight) =>
    Object.entries(subsets).map(([subset, unicodeRange]) => ({
      src: `url("${italicOf(subset, fontWeight)}") format("woff2")`,
      fontStyle: 'italic',
      fontWeight,
      fontDisplay: 'swap' as const,
      unicodeRange,
    })),
  ),
);

function uprightOf(subset: string): string {
  return subset === 'latin'
    ? './fonts/octavo-serif-latin-optical.woff2'
    : `@fontsource-variable/source-serif-4/files/source-serif-4-${subset}-wght-normal.woff2`;
}

function italicOf(subset: string, weight: number): string {
  return subset === 'latin'
    ? `./fonts/octavo-serif-latin-${weight}-italic.woff2`
    : `@fontsource/source-serif-4/files/source-serif-4-${subset}-${weight}-italic.woff2`;
}
