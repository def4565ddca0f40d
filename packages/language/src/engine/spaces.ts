import type { CheckedLanguage } from './checked-language.ts';
import type { Finding } from './finding.ts';
import { functionWords } from './function-words.ts';

const rules: Readonly<
  Record<CheckedLanguage, { readonly rule: string; readonly reason: string; readonly summary: string }>
> = {
  en: {
    rule: 'SpaceAtMark',
    reason: 'Punctuation',
    summary: 'A space stands behind this mark and not before it.',
  },
  fr: { rule: 'FrSpaces', reason: 'Punctuation', summary: 'L’espace se met après ce signe et non avant.' },
  de: {
    rule: 'DeSpaces',
    reason: 'Punctuation',
    summary: 'Das Leerzeichen steht hinter diesem Zeichen und nicht davor.',
  },
  pt: { rule: 'PtSpaces', reason: 'Punctuation', summary: 'O espaço fica depois deste sinal e não antes.' },
};

const word = String.raw`\p{L}[\p{L}\p{M}'’-]*`;
const before = String.raw`(?<=^|[\s«“„"(])`;
const behind = String.raw`(?=$|[\s.,;:!?…)»”"])`;
/** "late.He": the word after the mark must be a frequent one, as file and method names are not. */
const ended = new RegExp(
  String.raw`${before}(?<left>${word})(?<mark>[.!?])(?<right>\p{Lu}[\p{L}\p{M}’']*)${behind}`,
  'gu',
);
/** "bread,but", which is not a list of options. */
const joined = new RegExp(
  String.raw`${before}(?<left>${word})(?<mark>,)(?<right>${word})(?=$|[\s.;:!?…)»”"])`,
  'gu',
);
/** "tea ,but", "tea , but". A number may begin with its decimal point or comma. */
const parted = new RegExp(String.raw`(?<left>${word})[ \u00A0](?<mark>,)(?<right>${word}|(?=\s\p{L}))`, 'gu');

const sentenceStarts = new Map<CheckedLanguage, ReadonlySet<string>>();
const startsOf = (language: CheckedLanguage): ReadonlySet<string> => {
  const known = sentenceStarts.get(language) ?? new Set(functionWords[language].split(' '));
  sentenceStarts.set(language, known);
  return known;
};

/**
 * Spaces missing after a mark or standing before it. French has a space before `: ; ! ?`, so those are skipped.
 *
 * @param isKnown whether a word exists in the language
 */
export function misplacedSpaces(
  paragraph: string,
  language: CheckedLanguage,
  isKnown: (word: string) => boolean,
): Finding[] {
  const find = (pattern: RegExp, isMeant: (left: string, right: string) => boolean): Finding[] =>
    [...paragraph.matchAll(pattern)].flatMap(({ 0: wrong, index, groups = {} }) => {
      const { left = '', mark = '', right = '' } = groups;
      if (!isMeant(left, right)) return [];
      const replacement = `${left}${mark}${right === '' ? '' : ` ${right}`}`;
      return [
        {
          ...rules[language],
          offset: index,
          length: wrong.length,
          kind: 'grammar',
          replacement,
          alternatives: [],
        },
      ];
    });
  const isWord = (text: string): boolean => text.length > 1 && isKnown(text);
  return [
    ...find(
      ended,
      (left, right) => /^\p{Ll}/u.test(left) && isWord(left) && startsOf(language).has(right.toLowerCase()),
    ),
    ...find(joined, (left, right) => isWord(left) && isWord(right)),
    ...find(parted, (left, right) => isWord(left) && (right === '' || isKnown(right))),
  ];
}
