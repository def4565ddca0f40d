import type { Font } from '@octavo/contract/download-options';

export interface FontFamily {
  readonly family: string;
  readonly kind: 'serif' | 'sans-serif' | 'monospace';
  readonly format: 'ttf' | 'otf';
  /** Whether it has an italic. */
  readonly slants: boolean;
  /** Sets text ragged right, without hyphenation and widely spaced, for dyslexic readers. */
  readonly easyReading: boolean;
}

/** The family for each font offered for downloads. */
export const fontFamilies = {
  'source-serif-4': {
    family: 'Source Serif 4',
    kind: 'serif',
    format: 'ttf',
    slants: true,
    easyReading: false,
  },
  tinos: { family: 'Tinos', kind: 'serif', format: 'ttf', slants: true, easyReading: false },
  arimo: { family: 'Arimo', kind: 'sans-serif', format: 'ttf', slants: true, easyReading: false },
  lexend: { family: 'Lexend', kind: 'sans-serif', format: 'ttf', slants: false, easyReading: true },
  opendyslexic: {
    family: 'OpenDyslexic',
    kind: 'sans-serif',
    format: 'otf',
    slants: true,
    easyReading: true,
  },
  'ibm-plex-mono': {
    family: 'IBM Plex Mono',
    kind: 'monospace',
    format: 'ttf',
    slants: true,
    easyReading: false,
  },
} as const satisfies Record<Font, FontFamily>;

/** The font for code, whatever the text font. */
export const codeFont: Font = 'ibm-plex-mono';
