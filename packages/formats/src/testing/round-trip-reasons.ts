export type RoundTripKind = 'Word' | 'OpenDocument' | 'HTML' | 'Markdown';

/** Why a part of a document does not come back from a file of a kind as it was. The table in docs/evals.md is made of it. */
export const reasons: Readonly<Record<string, Partial<Record<RoundTripKind, string>>>> = {
  'section labels': {
    Word: 'left out unless the download asks for them, then a line of text',
    OpenDocument: 'left out unless the download asks for them, then a line of text',
    Markdown: 'left out unless the download asks for them, then a line of text',
  },
  'lists in letters and Roman numbers': { Markdown: 'CommonMark counts in figures alone' },
  'language of code': {
    Word: 'paragraphs of code have no language',
    OpenDocument: 'paragraphs of code have no language',
  },
  'cells over several columns': { Markdown: 'tables of GitHub’s dialect have none' },
  'several paragraphs of a cell': { Markdown: 'a cell is one line, and its paragraphs are lines of it' },
  'width of pictures': {
    Word: 'has a width in millimetres, not a share of the text',
    OpenDocument: 'has a width in millimetres, not a share of the text',
    Markdown: 'has none',
  },
  'the works and their style': { Markdown: 'a BibTeX file names no style' },
};
