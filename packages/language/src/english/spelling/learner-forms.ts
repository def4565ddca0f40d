import { pluralOf, singularOf, unchanging, uncountable } from '../lexicon/noun-forms.ts';
import { runTogether } from './run-together.ts';
import { wordCounts } from './word-counts.ts';
import { isIrregular, verbForms } from '../lexicon/verb-forms.ts';

/** Words that learners form by a rule, or write as one word. */
const formed: ReadonlyMap<string, string> = new Map(
  Object.entries({
    fastly: 'fast',
    goodly: 'well',
    gooder: 'better',
    badder: 'worse',
    everybodies: 'everybody',
    everybodys: "everybody's",
    everyones: "everyone's",
    hisself: 'himself',
    theirself: 'themselves',
    theirselfs: 'themselves',
    ourself: 'ourselves',
    ourselfs: 'ourselves',
    themselfs: 'themselves',
    crowdy: 'crowded',
    beautifulness: 'beauty',
    difficultness: 'difficulty',
    angryness: 'anger',
    poorness: 'poverty',
    strongness: 'strength',
    childly: 'childish',
    unpolite: 'impolite',
    unpossible: 'impossible',
    unpatient: 'impatient',
    unperfect: 'imperfect',
    uncorrect: 'incorrect',
    undirect: 'indirect',
    unlegal: 'illegal',
    unregular: 'irregular',
    unresponsible: 'irresponsible',
    unhonest: 'dishonest',
    unability: 'inability',
    unpersonal: 'impersonal',
    inpossible: 'impossible',
    inpolite: 'impolite',
    unexpensive: 'inexpensive',
    unefficient: 'inefficient',
    uncapable: 'incapable',
    unsufficient: 'insufficient',
    oncle: 'uncle',
    publically: 'publicly',
    peples: 'people',
    peaples: 'people',
    poeples: 'people',
    livestocks: 'livestock',
    habitant: 'inhabitant',
    habitants: 'inhabitants',
    brang: 'brought',
    brung: 'brought',
    tooken: 'taken',
    bestest: 'best',
    "own's": 'own',
    "our's": 'ours',
    "your's": 'yours',
    "her's": 'hers',
    "their's": 'theirs',
    inmature: 'immature',
    inmoral: 'immoral',
    unexperienced: 'inexperienced',
    undependent: 'independent',
    unsecure: 'insecure',
    unequality: 'inequality',
    unjustice: 'injustice',
    unproper: 'improper',
    unprobable: 'improbable',
    unmature: 'immature',
    unmoral: 'immoral',
    unlogical: 'illogical',
  }),
);
/** Initialisms written in lower case. */
const initials: ReadonlyMap<string, string> = new Map(
  'TV TVs DVD DVDs CDs PC PCs USA UK EU NGO NGOs DNA CEO NASA UNESCO'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);
/** Adjectives in -ic that learners lengthen: "scientifical". */
const inIc =
  /^(?:scientif|automat|romant|democrat|dramat|energet|specif|artist|realist|pessimist|optimist|domest|enthusiast|academ|athlet|genet|linguist|terrif|horrif|diplomat|sympathet|systemat|traumat|organ|exot|toxi|poet|idiot|chaot|strateg|autist|patriot)ical(?:ly)?$/;
const shortened = (word: string): string =>
  word.replace(/ical(ly)?$/, (_, ly?: string) => (ly ? 'ically' : 'ic'));

/**
 * The word meant by a regular form of an irregular word: "buyed", "childs", "informations" ("noun inflection" and "verb
 * inflection" in the Cambridge Learner Corpus, D. Nicholls, 2003).
 */
export function irregularFor(written: string): string | undefined {
  const word = written.toLowerCase();
  const whole = formed.get(word) ?? initials.get(written) ?? runTogether(word);
  if (whole !== undefined) return whole;
  if (inIc.test(word) && shortened(word) !== word) return shortened(word);
  const graded = gradedAdjective(word);
  if (graded !== undefined) return graded;
  const past = [word.replace(/ed$/, ''), word.replace(/d$/, ''), word.replace(/(.)\1ed$/, '$1')].find(
    (base) => word.endsWith('ed') && isIrregular(base),
  );
  if (past) return verbForms(past).past;
  if (/[a-z]{3}s's$/.test(written) && singularOf(word.slice(0, -2)) !== undefined) return word.slice(0, -1);
  if (!word.endsWith('s')) return undefined;
  const stems = [word.slice(0, -1), word.replace(/es$/, '')];
  return stems
    .map((stem) => {
      if (uncountable.has(stem) || unchanging.has(stem)) return stem;
      if (singularOf(stem) !== undefined && !stem.endsWith('s')) return stem;
      const plural = pluralOf(stem);
      return plural.endsWith('s') && !/(?:ives|lves|aves|eaves|ieves)$/.test(plural) ? undefined : plural;
    })
    .find((form) => form !== undefined && form !== word);
}

/** "beautifuler", "dangerousest": longer adjectives are compared with "more" and "most" (Quirk and others, 7.81). */
function gradedAdjective(word: string): string | undefined {
  const [, stem, grade] =
    /^(\w{3,}(?:ful|ous|ing|less|able|ible|ive?|ant|ent|cal|nal|sting|red|ted))(e?r|e?st)$/.exec(
      word.replace(/fulle(?=r$|st$)/, 'fule'),
    ) ?? [];
  if (stem === undefined || grade === undefined) return undefined;
  const adjective = stem.endsWith('iv') ? `${stem}e` : stem;
  if (wordCounts().of(adjective) === 0) return undefined;
  return `${grade.endsWith('r') ? 'more' : 'most'} ${adjective}`;
}
