import {
  afterPlural,
  afterSingular,
  portuguesePhrases,
  portugueseWords,
  withPortugueseBeginnings,
} from './words.ts';
import { replacePhrases } from '../../localising/replace-phrases.ts';
import { replaceWords, type WordList } from '../../localising/replace-words.ts';

/**
 * Replaces Brazilian words, spellings and verb forms with those of Portugal. There is no list for the other direction.
 */
export function localisePortuguese(text: string, tag: string): string {
  if (tag !== 'pt-PT') return text;
  const nouns = afterArticle(afterArticle(text, singular, afterSingular), plural, afterPlural);
  const words = replaceWords(replacePhrases(nouns, portuguesePhrases), portugueseWords);
  return withInfinitives(withPortugueseBeginnings(words));
}

const singular =
  'o|um|do|no|ao|pelo|num|este|esse|aquele|meu|teu|seu|nosso|deste|desse|neste|nesse|cada|outro';
const plural =
  'os|uns|dos|nos|aos|pelos|estes|esses|aqueles|meus|teus|seus|nossos|outros|dois|três|muitos|vários';

function afterArticle(text: string, articles: string, list: WordList): string {
  const pattern = new RegExp(
    String.raw`(?<![\p{L}])(${articles})(\s+)(${[...list.keys()].join('|')})(?![\p{L}\p{N}-])`,
    'giu',
  );
  return text.replaceAll(
    pattern,
    (_, article: string, space: string, noun: string) =>
      article + space + (list.get(noun.toLowerCase()) ?? noun),
  );
}

const estar =
  'estou|estás|está|estamos|estais|estão|estava|estavas|estávamos|estavam|estive|esteve|estivemos|estiveram|esteja|estejas|estejamos|estejam|estivesse|estivessem|estará|estarão|estaria|estariam';
const gerund = new RegExp(String.raw`(?<![\p{L}])(${estar})(\s+)(\p{Ll}+[aei])ndo(?![\p{L}-])`, 'giu');
/** Stems of words that are not gerunds but nouns or adjectives, or whose infinitive has another vowel. */
const noGerund = new Set(['vi', 'quando', 'segu', 'li']);

/** "está fazendo" is "está a fazer" in Portugal. */
const withInfinitives = (text: string): string =>
  text.replaceAll(gerund, (whole, verb: string, space: string, stem: string) =>
    noGerund.has(stem) ? whole : `${verb}${space}a ${stem}r`,
  );
