import type { Font } from '@octavo/contract/download-options';

/** The files of a family, as package specifiers. Faces that a family lacks are left out. */
export interface FontFamily {
  readonly family: string;
  readonly kind: 'serif' | 'sans-serif' | 'monospace';
  readonly format: 'ttf' | 'otf';
  /** Sets text ragged right, without hyphenation and widely spaced, for dyslexic readers. */
  readonly easyReading: boolean;
  readonly regular: string;
  readonly bold: string;
  readonly italic?: string;
  readonly boldItalic?: string;
  /** Replaces a missing italic in formats that cannot slant text. */
  readonly medium?: string;
}

const google = (folder: string, file: string, face: string): string =>
  `@expo-google-fonts/${folder}/${face}/${file}_${face}.ttf`;

const fourFaces = (folder: string, file: string) => ({
  regular: google(folder, file, '400Regular'),
  bold: google(folder, file, '700Bold'),
  italic: google(folder, file, '400Regular_Italic'),
  boldItalic: google(folder, file, '700Bold_Italic'),
});

const openDyslexic = (face: string): string =>
  `@fontsource/opendyslexic/files/opendyslexic-latin-${face}.woff`;

/** The family for each font offered for downloads. */
export const fontFamilies = {
  'source-serif-4': {
    family: 'Source Serif 4',
    kind: 'serif',
    format: 'ttf',
    easyReading: false,
    ...fourFaces('source-serif-4', 'SourceSerif4'),
  },
  tinos: {
    family: 'Tinos',
    kind: 'serif',
    format: 'ttf',
    easyReading: false,
    ...fourFaces('tinos', 'Tinos'),
  },
  arimo: {
    family: 'Arimo',
    kind: 'sans-serif',
    format: 'ttf',
    easyReading: false,
    ...fourFaces('arimo', 'Arimo'),
  },
  lexend: {
    family: 'Lexend',
    kind: 'sans-serif',
    format: 'ttf',
    easyReading: true,
    regular: google('lexend', 'Lexend', '400Regular'),
    bold: google('lexend', 'Lexend', '700Bold'),
    medium: google('lexend', 'Lexend', '500Medium'),
  },
  opendyslexic: {
    family: 'OpenDyslexic',
    kind: 'sans-serif',
    format: 'otf',
    easyReading: true,
    regular: openDyslexic('400-normal'),
    bold: openDyslexic('700-normal'),
    italic: openDyslexic('400-italic'),
    boldItalic: openDyslexic('700-italic'),
  },
  'ibm-plex-mono': {
    family: 'IBM Plex Mono',
    kind: 'monospace',
    format: 'ttf',
    easyReading: false,
    ...fourFaces('ibm-plex-mono', 'IBMPlexMono'),
  },
} as const satisfies Record<Font, FontFamily>;

/** The font for code, whatever the text font. */
export const codeFont: Font = 'ibm-plex-mono';
