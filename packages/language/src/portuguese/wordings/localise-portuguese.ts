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
import { inItsCase, replaceWords, type WordList } from '../../localising/replace-words.ts';

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

const several = String.raw`(?:\p{L}*s|dois|três|(?!1\s)\d[\d.,]*|(?:empresa|frota|milhar|dezena|centena|operador(?:a|es)?)s?\s+de)`;
const bus = new RegExp(String.raw`(?<!\p{L})(${several}\s+)?ônibus(?!\p{L})(\s+\p{L}+s(?!\p{L}))?`, 'giu');

/** "Ônibus" does not show its number, but the words beside it do. */
const withBuses = (text: string): string =>
  text.replaceAll(bus, (found, before: string | undefined, after: string | undefined) => {
    const many = before !== undefined || after !== undefined;
    return found.replace(/ônibus/iu, (word) => inItsCase(word, many ? 'autocarros' : 'autocarro'));
  });
