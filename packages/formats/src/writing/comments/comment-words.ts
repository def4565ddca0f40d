import type { ParagraphMark } from '@octavo/contract/comment-limits';

type CommentWords = Readonly<Record<ParagraphMark | 'writer' | 'reader', string>>;

const english: CommentWords = { good: 'Good', unclear: 'Unclear', writer: 'Author', reader: 'Reader' };

const words: Readonly<Record<string, CommentWords>> = {
  de: { good: 'Gut', unclear: 'Unklar', writer: 'Autor', reader: 'Leser' },
  en: english,
  fr: { good: 'Bien', unclear: 'Pas clair', writer: 'Auteur', reader: 'Lecteur' },
  pt: { good: 'Bom', unclear: 'Pouco claro', writer: 'Autor', reader: 'Leitor' },
};

/** What a file says for marks and for names that nobody gave, in the language of the text. */
export const commentWords = (language: string): CommentWords =>
  words[new Intl.Locale(language).language] ?? english;
