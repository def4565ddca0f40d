import type { CheckedLanguage } from '../engine/checked-language.ts';

/** Words that can be removed where a comma sets them off. */
const fillers: Readonly<Record<CheckedLanguage, RegExp>> = {
  en: /(?:, )?(?<![\p{L}])(?:basically|actually|literally|you know|i mean|to be honest|needless to say|as a matter of fact),\s+/giu,
  fr: /(?:, )?(?<![\p{L}])(?:en fait|du coup|tu vois|vous voyez|franchement|genre|en gros|bah|ben|quoi),\s+/giu,
  de: /, (?:sozusagen|ehrlich gesagt|wie gesagt|sag ich mal|weißt du|wissen Sie),\s+/giu,
  pt: /(?:, )?(?<![\p{L}])(?:tipo|pronto|na verdade|basicamente|sabes|percebes|quer dizer|sinceramente),\s+/giu,
};

/** Words that may be repeated in good sentences: "had had", "nous nous levons", "die die Stadt". */
const mayRepeat: Readonly<Record<CheckedLanguage, string>> = {
  en: 'that|had|very|so',
  fr: 'nous|vous|très|si|non|oui',
  de: 'die|das|der|den|dem|sie|ihr|sehr|so|es|wie|was|wer|wo|zu|an|in',
  pt: 'se|muito|não|sim|já|que|para|tão',
};

/** Removes doubled words and fillers set off by commas. */
export function withoutFillers(text: string, language: CheckedLanguage = 'en'): string {
  const twice = new RegExp(
    String.raw`(?<![\p{L}'’-])((?!(?:${mayRepeat[language]})(?![\p{L}]))\p{L}+) \1(?![\p{L}'’-])`,
    'giu',
  );
  // In French a mark keeps the space before it.
  const loose = language === 'fr' ? / +([,.])(?=\s|$)/g : / +([,.;:!?])(?=\s|$)/g;
  return text
    .replaceAll(twice, '$1')
    .replaceAll(fillers[language], (found) => (found.startsWith(',') ? ' ' : ''))
    .replaceAll(/\bvery very\b/gi, 'very')
    .replaceAll(/(?<=\S) {2,}/g, ' ')
    .replaceAll(loose, '$1')
    .replaceAll(
      /(^|[.!?]\s+)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}
