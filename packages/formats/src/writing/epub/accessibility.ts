import type { Block } from '../essay/essay.ts';
import { picturesOf } from '../essay/pictures.ts';

interface Texts {
  readonly text: string;
  readonly described: string;
  readonly undescribed: string;
}

const summaries: Readonly<Record<string, Texts>> = {
  de: {
    text: 'Das Buch hat Überschriften und ein Inhaltsverzeichnis; Schrift, Größe und Farben lassen sich ändern.',
    described: 'Alle Bilder haben eine Beschreibung.',
    undescribed: 'Nicht alle Bilder haben eine Beschreibung.',
  },
  en: {
    text: 'The book has headings and a table of contents; its font, size and colours can be changed.',
    described: 'All pictures have a description.',
    undescribed: 'Not all pictures have a description.',
  },
  fr: {
    text: 'Le livre a des titres et une table des matières ; sa police, sa taille et ses couleurs peuvent être modifiées.',
    described: 'Toutes les images ont une description.',
    undescribed: 'Certaines images n’ont pas de description.',
  },
  pt: {
    text: 'O livro tem títulos e um índice; o tipo de letra, o tamanho e as cores podem ser alterados.',
    described: 'Todas as imagens têm uma descrição.',
    undescribed: 'Nem todas as imagens têm uma descrição.',
  },
};

/**
 * How a book can be read, as properties of schema.org and their values (EPUB Accessibility 1.1, section 2). The text
 * alone is sufficient if every picture in it is described.
 */
export function accessibilityOf(
  blocks: readonly Block[],
  language: string,
): readonly (readonly [property: string, value: string])[] {
  const pictures = picturesOf(blocks);
  const hasPictures = pictures.length > 0;
  const isDescribed = pictures.every(({ alt }) => alt.trim() !== '');
  const texts = summaries[new Intl.Locale(language).language] ?? summaries['en'];
  const pictureText = isDescribed ? texts?.described : texts?.undescribed;
  return [
    ['accessMode', 'textual'],
    ...(hasPictures ? ([['accessMode', 'visual']] as const) : []),
    ['accessModeSufficient', isDescribed ? 'textual' : 'textual,visual'],
    ['accessibilityFeature', 'structuralNavigation'],
    ['accessibilityFeature', 'tableOfContents'],
    ['accessibilityFeature', 'displayTransformability'],
    ...(hasPictures && isDescribed ? ([['accessibilityFeature', 'alternativeText']] as const) : []),
    ['accessibilityHazard', 'none'],
    ['accessibilitySummary', [texts?.text, ...(hasPictures ? [pictureText] : [])].join(' ')],
  ];
}
