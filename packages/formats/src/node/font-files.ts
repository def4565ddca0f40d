import type { Font } from '@octavo/contract/download-options';

/** The files of a family, as package specifiers. Faces that a family lacks are left out. */
export interface FontFiles {
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

/** The files of each font that is offered for downloads. */
export const fontFiles = {
  'source-serif-4': fourFaces('source-serif-4', 'SourceSerif4'),
  tinos: fourFaces('tinos', 'Tinos'),
  arimo: fourFaces('arimo', 'Arimo'),
  lexend: {
    regular: google('lexend', 'Lexend', '400Regular'),
    bold: google('lexend', 'Lexend', '700Bold'),
    medium: google('lexend', 'Lexend', '500Medium'),
  },
  opendyslexic: {
    regular: openDyslexic('400-normal'),
    bold: openDyslexic('700-normal'),
    italic: openDyslexic('400-italic'),
    boldItalic: openDyslexic('700-italic'),
  },
  'ibm-plex-mono': fourFaces('ibm-plex-mono', 'IBMPlexMono'),
} as const satisfies Record<Font, FontFiles>;
