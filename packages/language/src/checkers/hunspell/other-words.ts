import { words } from '../../engine/tokens/word-list.ts';
import type { DictionaryLanguage } from './dictionary-language.ts';

/** Words that the dictionaries lack: recent ones, forms that Duden allows, technical terms. */
export const otherWords: Readonly<Record<DictionaryLanguage, ReadonlySet<string>>> = {
  fr: words('git commit commits chatbot chatbots smartwatch'),
  de: words(
    'zuhause zuhaus nachhause wogte wogten Chatbot Chatbots Naherholung Naherholungsgebiet Haager Den-Haager Homeoffice Lockdown',
  ),
  pt: words('git chatbot chatbots'),
};

/** "20-stöckigen", "Sach- und Personenschäden": only part of a word is written. */
export const isPartOfGerman = (paragraph: string, word: string, at: number): boolean =>
  /\p{N}-$/u.test(paragraph.slice(Math.max(0, at - 2), at)) ||
  /^-(?:$|[\s,;)])/u.test(paragraph.slice(at + word.length));
