// The fonts used in files, for the preview. A browser fetches a font's file when it is first rendered.
import '@fontsource/arimo/latin-400.css';
import '@fontsource/arimo/latin-700.css';
import '@fontsource/arimo/latin-ext-400.css';
import '@fontsource/lexend/latin-400.css';
import '@fontsource/lexend/latin-700.css';
import '@fontsource/lexend/latin-ext-400.css';
import '@fontsource/opendyslexic/latin-400.css';
import '@fontsource/opendyslexic/latin-700.css';
import '@fontsource/tinos/latin-400.css';
import '@fontsource/tinos/latin-700.css';
import '@fontsource/tinos/latin-ext-400.css';
import type { Font } from '@octavo/contract/download-options';

/** The name of each font in style sheets. */
export const pageFonts: Readonly<Record<Font, string>> = {
  'source-serif-4': '"Source Serif 4 Variable", serif',
  tinos: 'Tinos, serif',
  arimo: 'Arimo, sans-serif',
  lexend: 'Lexend, sans-serif',
  opendyslexic: 'OpenDyslexic, sans-serif',
  'ibm-plex-mono': '"IBM Plex Mono", monospace',
};

/** Fonts set ragged right, as in the files, because they are for readers with dyslexia. */
export const easyFonts: ReadonlySet<Font> = new Set(['lexend', 'opendyslexic']);
