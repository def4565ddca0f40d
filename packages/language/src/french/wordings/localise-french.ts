import { articlesBefore, pluralArticlesBefore } from './articles.ts';
import { frenchPhrases, type Noun, nounPairs } from './nouns.ts';
import { replacePhrases } from '../../localising/replace-phrases.ts';
import { capitalised } from '../../localising/replace-words.ts';

type Place = 'france' | 'canada';

/** Adapts nouns with their articles, some phrases, and the space before ; ! and ?, which Canada omits. */
export function localiseFrench(text: string, tag: string): string {
  if (tag !== 'fr-FR' && tag !== 'fr-CA') return text;
  const place = tag === 'fr-CA' ? 'canada' : 'france';
  let result = replacePhrases(text, frenchPhrases[place]);
  for (const { france, canada, only } of nounPairs) {
    if (only !== undefined && only !== place) continue;
    result = place === 'canada' ? replaceNoun(result, france, canada) : replaceNoun(result, canada, france);
  }
  return withSpaces(replacePhrases(result, nounsAlone[place]), place);
}

/**
 * Pairs of nouns with the same gender, replaced without their articles: nothing else depends on the noun, and articles
 * have been handled before.
 */
const nounsAlone = { france: alone('france'), canada: alone('canada') } as const;

function alone(place: Place): ReadonlyMap<string, string> {
  const pairs = nounPairs.filter(
    ({ france, canada, only }) => france[2] === canada[2] && (only ?? place) === place,
  );
  return new Map(
    pairs.flatMap(({ france, canada }) => {
      const [from, to] = place === 'canada' ? [france, canada] : [canada, france];
      return [
        [from[0], to[0]],
        [from[1], to[1]],
      ] as const;
    }),
  );
}

function replaceNoun(text: string, from: Noun, to: Noun): string {
  const [singular, plural, gender] = from;
  const [otherSingular, otherPlural, otherGender] = to;
  const agrees = gender === otherGender;
  const once = replaceAfterArticles(text, {
    from: singular,
    to: otherSingular,
    before: articlesBefore(singular, gender),
    after: articlesBefore(otherSingular, otherGender),
    agrees,
  });
  if (plural === singular) return once;
  return replaceAfterArticles(once, {
    from: plural,
    to: otherPlural,
    before: pluralArticlesBefore(plural),
    after: pluralArticlesBefore(otherPlural),
    agrees,
  });
}

type Replacement = {
  readonly from: string;
  readonly to: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Both nouns have the same gender, so that no adjective has to change. */
  readonly agrees: boolean;
};

/** Text that cannot be an adjective of the noun before it. */
const noAdjective = String.raw`(?=\s*(?:[,.;:!?…)»]|$|\n)|\s+(?:de|du|des|à|au|aux|en|pour|avec|où|qui|que|et|ou|dans|sur|chez|par|sans|mais|car|comme)\s|\s+d['’])`;

function replaceAfterArticles(text: string, { from, to, before, after, agrees }: Replacement): string {
  if (!text.toLowerCase().includes(from)) return text;
  return text.replaceAll(patternOf(from, before, agrees), (found, article: string) => {
    const plain = article.toLowerCase().replace('’', "'").replace(/\s+$/, ' ');
    const other = after[before.indexOf(plain)];
    if (other === undefined) return found;
    const capital = /^\p{Lu}/u.test(article);
    return (capital ? capitalised(other) : other) + to;
  });
}

const patterns = new Map<string, RegExp>();

function patternOf(noun: string, before: readonly string[], agrees: boolean): RegExp {
  const known = patterns.get(noun);
  if (known) return known;
  const articles = before.map((article) => article.replace("'", "['’]").replace(/ $/, String.raw`\s+`));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}'’-])(${articles.join('|')})${noun}(?![\p{L}\p{N}-])${agrees ? '' : noAdjective}`,
    'giu',
  );
  patterns.set(noun, pattern);
  return pattern;
}

function withSpaces(text: string, place: Place): string {
  if (place === 'canada') return text.replaceAll(/(?<=\p{L}|\p{N}|[»)])[ \u00a0\u202f]+(?=[;!?])/gu, '');
  return text.replaceAll(/(?<=\p{L}|\p{N}|[»)])[ \u00a0]?(?=[;!?])/gu, '\u202f');
}
