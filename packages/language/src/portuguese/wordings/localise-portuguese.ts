import { withBuses } from './buses.ts';
import { withInfinitives } from './infinitives.ts';
import {
  afterPlural,
  afterSingular,
  isBrazilian,
  phrasesOfBrazil,
  portuguesePhrases,
} from './phrases-of-brazil.ts';
import { portugueseWords } from './words.ts';
import { replacePhrases } from '../../localising/replace-phrases.ts';
import { replaceWords, type WordList } from '../../localising/replace-words.ts';

/**
 * Replaces Brazilian words, spellings and verb forms with those of Portugal. There is no list for the other direction.
 */
export function localisePortuguese(text: string, tag: string): string {
  if (tag !== 'pt-PT') return text;
  const phones = afterArticle(afterArticle(text, singular, afterSingular), plural, afterPlural);
  const phrases = replacePhrases(withBuses(withThousandMillions(phones)), portuguesePhrases);
  const ofBrazil = isBrazilian(text) ? replacePhrases(phrases, phrasesOfBrazil) : phrases;
  return replaceWords(withInfinitives(ofBrazil), portugueseWords);
}

const numeral = String.raw`\d+(?:[.,]\d+)*|dois|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta|cem|mil`;
const billions = new RegExp(String.raw`(?<=(?<!\p{L})(?:${numeral})\s+)bilhões(?!\p{L})`, 'giu');

/** 10⁹ is "mil milhões" in Portugal. */
const withThousandMillions = (text: string): string =>
  text.replaceAll(billions, 'mil milhões').replaceAll(/(?<!\p{L})bilhões(?!\p{L})/gu, 'milhares de milhões');

const singular =
  'o|um|do|no|ao|pelo|num|este|esse|aquele|meu|teu|seu|nosso|deste|desse|neste|nesse|cada|outro|de|com|sem|por|via';
const plural =
  'os|uns|dos|nos|aos|pelos|estes|esses|aqueles|meus|teus|seus|nossos|outros|dois|três|muitos|vários|de|com|sem|por';

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
