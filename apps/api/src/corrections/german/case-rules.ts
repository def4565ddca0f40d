import { matchCase } from '../../generation/built-in/match-case.ts';
import type { Fault, Place, TokenRule } from '../tokens/rule.ts';
import { noToken } from '../tokens/token.ts';
import { words } from '../tokens/word-list.ts';
import { askedByClause } from './clause-case.ts';
import { contractions, formFor } from './determiners.ts';
import {
  adjectiveEnding,
  bit,
  cases,
  everything,
  ofCase,
  slotsOf,
  type Mask,
  type Slot,
} from './inflection.ts';
import type { GermanLexicon } from './lexicon.ts';
import { either, prepositions, timeNouns } from './prepositions.ts';
import { nounPhraseAt, type NounPhrase } from './noun-phrase.ts';

/** Verbs whose only object is in the accusative, and in the dative, in the forms of the present and past. */
const accusativeVerbs =
  /^(?:hab(?:e|en|t)|ha(?:st|t)|hatten?|hattest|brauch(?:e|st|t|en|te|ten)|kauf(?:e|st|t|en|te|ten)|seh(?:e|en|t)|siehst|sieht|sah(?:en)?|esse|isst|essen|aß(?:en)?|trink(?:e|st|t|en)|trank(?:en)?|les(?:e|en)|liest|las(?:en)?|schreib(?:e|st|t|en)|schrieb(?:en)?|such(?:e|st|t|en|te|ten)|möchte(?:n|st)?|bekomm(?:e|st|t|en)|bekam(?:en)?|kenn(?:e|st|t|en)|nehm(?:e|en)|nimmst|nimmt|besuch(?:e|st|t|en|te|ten)|lieb(?:e|st|t|en|te|ten)|trag(?:e|en)|trägst|trägt|treff(?:e|en)|triffst|trifft|traf(?:en)?|besitz(?:e|t|en)|mag|magst|mögen)$/;
const dativeVerbs =
  /^(?:helfe|hilfst|hilft|helfen|half(?:en)?|dank(?:e|st|t|en|te|ten)|antwort(?:e|est|et|en|ete|eten)|folg(?:e|st|t|en|te|ten)|vertrau(?:e|st|t|en|te|ten)|gratulier(?:e|st|t|en|te|ten)|begegne(?:st|t|n|te|ten)?|widersprech(?:e|en)|widerspricht)$/;
const subjects = words('ich du er wir man');

/**
 * Article, adjective and noun, and the preposition or verb before them, must agree in case, gender and number. Learners'
 * most frequent fault in German (A. Lüdeling et al., Falko corpus; Kwasnicki and others on case and gender in L2 German).
 */
export const nounPhraseAgreement: TokenRule<GermanLexicon> = {
  name: 'DeNounPhrase',
  reason: 'CaseOfNoun',
  find(place, lexicon) {
    const found = nounPhraseAt(place, lexicon);
    if (!found || found.noun === everything) return undefined;
    const asked = askedBefore(place, found) & askedByClause(place, found, lexicon);
    const possible = found.set & found.noun & asked;
    if (possible === 0) return mendArticle(place, found, asked, lexicon);
    return mendAdjective(place, found, possible);
  },
};

/** What the words before the phrase ask of it. */
function askedBefore(place: Place, { nounText, last }: NounPhrase): Mask {
  const before = place.near(-1).lower;
  const earlier = place.near(-2).lower;
  // "von Haus aus keine Zeit"
  const isBehind =
    before === 'aus' && [-2, -3, -4].some((steps) => /^(?:von|vom)$/.test(place.near(steps).lower));
  const asked = isBehind ? undefined : prepositions.get(before);
  // "was für ein Mann", "um der Kinder willen", "an der Sache vorbei"
  if (asked !== undefined) return before === 'für' && /^(?:was|wasfür)$/.test(earlier) ? everything : asked;
  if (before === 'seit' && timeNouns.test(nounText)) return ofCase('DAT');
  const isObject = (verb: string, subject: string): boolean => verb !== '' && subjects.has(subject);
  // "Das war einen schönen Abend": what something is stands in the nominative.
  const isCopula =
    /^(?:ist|war|bin|wird|wurde|bleibt|wäre)$/.test(before) &&
    /^(?:das|es|dies|er|ich|sie)$/.test(earlier) &&
    place.near(-2).opens;
  if (
    isCopula &&
    /^(?:[mds]?einen|keinen)$/.test(place.near(0).lower) &&
    !timeNouns.test(nounText) &&
    !place.tokens[last + 1]?.isWord
  ) {
    return ofCase('NOM');
  }
  if (
    isCopula &&
    /^(?:ein|kein)en$/.test(place.near(0).lower) &&
    /^(?:mit|in|an|für|von|aus)$/.test(place.tokens[last + 1]?.lower ?? '')
  ) {
    return ofCase('NOM');
  }
  for (const [pattern, inCase] of [
    [accusativeVerbs, 'AKK'],
    [dativeVerbs, 'DAT'],
  ] as const) {
    const followed = pattern.test(before) && isObject(before, earlier);
    const inverted = pattern.test(earlier) && isObject(earlier, before);
    if (!followed && !inverted) continue;
    // "habe des Öfteren", "habe den ganzen Tag": adverbs of time are in the accusative or genitive, seldom others.
    const isDouble = determinerAfter(place, last);
    if (inCase === 'DAT') return isDouble ? everything : ofCase('DAT');
    return ofCase('AKK', 'DAT', 'GEN');
  }
  if (/^gib(?:t)?$|^gab$/.test(before) && earlier === 'es') return ofCase('AKK', 'DAT');
  if (before === 'es' && /^(?:gibt|gab)$/.test(earlier)) return ofCase('AKK', 'DAT');
  return everything;
}

const determinerAfter = ({ tokens }: Place, last: number): boolean =>
  /^(?:d(?:er|ie|as|en|em)|ein\p{Ll}*|mein\p{Ll}*|sein\p{Ll}*|kein\p{Ll}*)$/u.test(
    tokens[last + 1]?.lower ?? '',
  );

function mendArticle(
  place: Place,
  phrase: NounPhrase,
  asked: Mask,
  lexicon: GermanLexicon,
): Fault | undefined {
  const article = place.near(0).text;
  const contraction = contractions.get(article.toLowerCase());
  if (!phrase.determiner) {
    return contraction ? mendContraction(place, phrase, contraction.preposition) : undefined;
  }
  const genitive = genitiveOf(place, phrase, asked, lexicon);
  if (genitive) return genitive;
  const { determiner } = phrase;
  const fitting = slotsOf(phrase.noun & asked);
  const options = fitting
    .map((slot) => ({ slot, form: formFor(determiner, slot) }))
    .filter(({ form }) => form !== undefined)
    .toSorted((a, b) => likelihood(b.slot, phrase, asked) - likelihood(a.slot, phrase, asked));
  const replacements = [
    ...new Set(
      options.map(({ slot, form = '' }) => withAdjectives(place, phrase, matchCase(article, form), slot)),
    ),
  ];
  if (fitting.length === 0) {
    const weak = weakNoun(place, phrase, asked, lexicon);
    if (weak) return weak;
  }
  if (asked === ofCase('DAT') && fitting.length === 0) return datives(place, phrase, lexicon);
  const [replacement, ...alternatives] = replacements;
  if (replacement === undefined) return undefined;
  return { first: phrase.first, last: phrase.last, replacement, alternatives: alternatives.slice(0, 2) };
}

/** "meines Onkel": the article is a genitive, and the noun has one. */
function genitiveOf(
  place: Place,
  phrase: NounPhrase,
  asked: Mask,
  lexicon: GermanLexicon,
): Fault | undefined {
  const ofGenitive = bit('GEN', 'M') | bit('GEN', 'N');
  const isGenitive =
    phrase.set === ofGenitive || /^(?:des|\p{Ll}+ines|unseres|ihres|eures)$/u.test(place.near(0).lower);
  if (!isGenitive || (asked & ofGenitive) === 0) return undefined;
  const noun = [
    `${phrase.nounText}s`,
    `${phrase.nounText}es`,
    `${phrase.nounText}n`,
    `${phrase.nounText}en`,
  ].find((form) => (lexicon.noun(form) & ofGenitive) !== 0 && lexicon.isKnown(form));
  return noun === undefined ? undefined : { first: phrase.last, last: phrase.last, replacement: noun };
}

/** The case that the article has stays where it can; a preposition of place is followed by the dative more often. */
function likelihood({ inCase, gender }: Slot, { set }: NounPhrase, asked: Mask): number {
  const keepsCase = slotsOf(set).some(
    (slot) => slot.inCase === inCase && (slot.gender === 'P') === (gender === 'P'),
  );
  const order = asked === either ? ['AKK', 'DAT'] : cases.toReversed();
  if (asked === ofCase('NOM', 'DAT', 'GEN') && inCase === 'DAT') return 60;
  const first =
    asked === ofCase('AKK', 'DAT', 'GEN') || asked === ofCase('AKK', 'DAT') ? inCase === 'AKK' : false;
  return (keepsCase ? 10 : 0) + (first ? 40 : 0) + order.indexOf(inCase) + (gender === 'P' ? 0 : 0.5);
}

/** "der Nachbar" as an object: the noun itself changes. */
function weakNoun(place: Place, phrase: NounPhrase, asked: Mask, lexicon: GermanLexicon): Fault | undefined {
  const { determiner, nounText } = phrase;
  const noun = [`${nounText}n`, `${nounText}en`].find((form) =>
    slotsOf(lexicon.noun(form) & asked).some(({ gender }) => gender !== 'P'),
  );
  if (noun === undefined || !determiner) return undefined;
  const options = slotsOf(lexicon.noun(noun) & asked).filter(({ gender }) => gender !== 'P');
  const slot = options.find(({ inCase }) => inCase === 'AKK') ?? options[0];
  const form = slot && formFor(determiner, slot);
  if (!slot || form === undefined) return undefined;
  const middle = withAdjectives(place, phrase, matchCase(place.near(0).text, form), slot);
  return {
    first: phrase.first,
    last: phrase.last,
    replacement: `${middle.slice(0, -nounText.length)}${noun}`,
  };
}

/** "mit die Kinder": the noun itself has a form for the dative of the plural. */
function datives(place: Place, phrase: NounPhrase, lexicon: GermanLexicon): Fault | undefined {
  const form = phrase.determiner && formFor(phrase.determiner, { inCase: 'DAT', gender: 'P' });
  const noun = `${phrase.nounText}n`;
  if (form === undefined || (lexicon.noun(noun) & bit('DAT', 'P')) === 0) return undefined;
  const article = matchCase(place.near(0).text, form);
  const middle = withAdjectives(place, phrase, article, { inCase: 'DAT', gender: 'P' });
  return {
    first: phrase.first,
    last: phrase.last,
    replacement: `${middle.slice(0, -phrase.nounText.length)}${noun}`,
  };
}

/** "im Schule": the preposition and the article that fits. */
function mendContraction(place: Place, phrase: NounPhrase, preposition: string): Fault | undefined {
  if (phrase.adjectives.length > 0) return undefined;
  const isFeminine = (phrase.noun & bit('DAT', 'F')) !== 0;
  const isPlural = (phrase.noun & bit('DAT', 'P')) !== 0;
  const wasFeminine = place.near(0).lower === 'zur';
  const fitting = isFeminine
    ? preposition === 'zu'
      ? 'zur'
      : `${preposition} der`
    : wasFeminine && (phrase.noun & (bit('DAT', 'M') | bit('DAT', 'N'))) !== 0
      ? 'zum'
      : isPlural
        ? `${preposition} den`
        : undefined;
  if (fitting === undefined) return undefined;
  return { first: phrase.first, last: phrase.first, replacement: matchCase(place.near(0).text, fitting) };
}

/** The article in a new form, the adjectives with the ending that goes with it, and the noun. */
function withAdjectives({ tokens }: Place, phrase: NounPhrase, article: string, slot: Slot): string {
  const declension = phrase.determiner?.declension ?? 'weak';
  const middle = tokens
    .slice(phrase.first + 1, phrase.last + 1)
    .map((token, index) =>
      phrase.adjectives.includes(phrase.first + 1 + index)
        ? token.text.replace(/e[nrms]?$/, adjectiveEnding(slot, declension))
        : token.text,
    );
  return [article, ...middle].join(' ').replaceAll(' ,', ',');
}

/** "das großes Haus": the article fits, an adjective does not. */
function mendAdjective({ tokens }: Place, phrase: NounPhrase, possible: Mask): Fault | undefined {
  const declension = phrase.determiner?.declension ?? 'weak';
  const endings = new Set(slotsOf(possible).map((slot) => adjectiveEnding(slot, declension)));
  for (const at of phrase.adjectives) {
    const { text } = tokens[at] ?? noToken;
    const ending = /e[nrms]?$/.exec(text)?.[0];
    if (ending === undefined || endings.has(ending)) continue;
    // "teuer", "sauber", "offen": the stem itself ends so.
    const [fitting] = endings;
    if (
      fitting === undefined ||
      /(?:euer|ober|aber|auber|itter|inster|sicher|offen|eben|eigen)$/.test(text)
    ) {
      continue;
    }
    return { first: at, last: at, replacement: text.slice(0, -ending.length) + fitting };
  }
  return undefined;
}
