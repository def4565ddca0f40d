import { articlesBefore, pluralArticlesBefore } from './articles.ts';
import { frenchPhrases, greetings, type Noun, nounPairs } from './nouns.ts';
import { replacePhrases } from '../../localising/replace-phrases.ts';
import { capitalised, inItsCase } from '../../localising/replace-words.ts';

type Place = 'france' | 'canada';

/** Adapts nouns with their articles, some phrases, and the space before ; ! and ?, which Canada omits. */
export function localiseFrench(text: string, tag: string): string {
  if (tag !== 'fr-FR' && tag !== 'fr-CA') return text;
  const place = tag === 'fr-CA' ? 'canada' : 'france';
  const words = text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : withNouns(part, place)))
    .join('');
  return withSpaces(words, place);
}

function withNouns(text: string, place: Place): string {
  let result = replacePhrases(text, frenchPhrases[place]);
  for (const { france, canada, only } of nounPairs) {
    if (only !== undefined && only !== place) continue;
    result = place === 'canada' ? replaceNoun(result, france, canada) : replaceNoun(result, canada, france);
  }
  return withGreetings(replacePhrases(result, nounsAlone[place]), place);
}

const greeting = {
  france: greetingPattern(greetings.canada),
  canada: greetingPattern(greetings.france),
} as const;

function greetingPattern(words: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}'’-]|[\p{L}\p{N}]\s{1,3}(?:très\s)?)${words}(?![\p{L}\p{N}-])`,
    'giu',
  );
}

const withGreetings = (text: string, place: Place): string =>
  text.replaceAll(greeting[place], (found) => inItsCase(found, greetings[place]));

/** A word of one country explained by that of the other ("spam (ou pourriel)"), and English terms. */
const kept = new RegExp(
  `(${nounPairs
    .flatMap(({ france, canada }) => [
      { one: france, other: canada },
      { one: canada, other: france },
    ])
    .map(
      ({ one, other }) =>
        `${eitherNumber(one)}(?:[\\s«»"“”,]*\\(|,?\\s+ou\\s)[^.!?)\\n]{0,20}?${eitherNumber(other)}`,
    )
    .join('|')}|pull requests?|mail (?:filter|server))`,
  'iu',
);

function eitherNumber([singular, plural]: Noun): string {
  return String.raw`(?<!\p{L})(?:${plural}|${singular})(?!\p{L})`;
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
    before: pluralArticlesBefore(plural, gender),
    after: pluralArticlesBefore(otherPlural, otherGender),
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
const noAdjective = String.raw`(?=\s*(?:[,.;:!?…)»]|$|\n)|\s+(?:de|du|des|à|au|aux|en|pour|avec|où|et|ou|dans|sur|chez|par|sans|mais|car|comme)\s|\s+d['’])`;

function replaceAfterArticles(text: string, { from, to, before, after, agrees }: Replacement): string {
  if (!text.toLowerCase().includes(from)) return text;
  return text.replaceAll(patternOf(from, before, agrees), (found, article: string) => {
    const plain = article.toLowerCase().replace('’', "'").replace(/\s+$/, ' ');
    const other = after[before.indexOf(plain)];
    // A noun with a capital after its article is a name or in a title.
    if (other === undefined || /^\p{Lu}/u.test(found.slice(article.length))) return found;
    const capital = /^\p{Lu}/u.test(article);
    const replaced = (capital ? capitalised(other) : other) + to;
    return text.includes('’') ? replaced.replace("'", '’') : replaced;
  });
}

const patterns = new Map<string, RegExp>();

function patternOf(noun: string, before: readonly string[], agrees: boolean): RegExp {
  const known = patterns.get(noun);
  if (known) return known;
  const articles = before.map((article) => article.replace("'", "['’]").replace(/ $/, String.raw`\s+`));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}'’-]${agrees ? '' : String.raw`|\bt(?:oute?s?|ous)\s+`})(${articles.join('|')})${noun}(?![\p{L}\p{N}-])${agrees ? '' : noAdjective}`,
    'giu',
  );
  patterns.set(noun, pattern);
  return pattern;
}

const beforeSign = String.raw`(?<=^|[\p{L}\p{N}»)”"’%\]…*]|(?<!\s)\.)`;
/** Not in addresses ("?id=3"), names of characters ("&nbsp;") and smileys. */
const sign = String.raw`(?=[;!?]+(?:[\s»)”"’\]*]|$))`;
const spaces = new RegExp(String.raw`${beforeSign}[ \u00a0\u202f]+${sign}`, 'gu');
const spaceOrNone = new RegExp(String.raw`${beforeSign}(?<!&\w{1,31})[ \u00a0]?${sign}`, 'gu');

/** A text may begin with the sign itself, after a quotation. */
const withSpaces = (text: string, place: Place): string =>
  place === 'canada' ? text.replaceAll(spaces, '') : text.replaceAll(spaceOrNone, '\u202f');
