import type { Place } from '../../../engine/tokens/rule.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import { everything, ofCase, type Mask } from './inflection.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { prepositions, timeNouns } from './prepositions.ts';

/** Verbs whose only object is accusative, and those whose only object is dative, in the present and past. */
const accusativeVerbs =
  /^(?:hab(?:e|en|t)|ha(?:st|t)|hatten?|hattest|brauch(?:e|st|t|en|te|ten)|kauf(?:e|st|t|en|te|ten)|seh(?:e|en|t)|siehst|sieht|sah(?:en)?|esse|isst|essen|aß(?:en)?|trink(?:e|st|t|en)|trank(?:en)?|les(?:e|en)|liest|las(?:en)?|schreib(?:e|st|t|en)|schrieb(?:en)?|such(?:e|st|t|en|te|ten)|möchte(?:n|st)?|bekomm(?:e|st|t|en)|bekam(?:en)?|kenn(?:e|st|t|en)|nehm(?:e|en)|nimmst|nimmt|besuch(?:e|st|t|en|te|ten)|lieb(?:e|st|t|en|te|ten)|trag(?:e|en)|trägst|trägt|treff(?:e|en)|triffst|trifft|traf(?:en)?|besitz(?:e|t|en)|mag|magst|mögen)$/;

const dativeVerbs =
  /^(?:helfe|hilfst|hilft|helfen|half(?:en)?|dank(?:e|st|t|en|te|ten)|antwort(?:e|est|et|en|ete|eten)|folg(?:e|st|t|en|te|ten)|vertrau(?:e|st|t|en|te|ten)|gratulier(?:e|st|t|en|te|ten)|begegne(?:st|t|n|te|ten)?|widersprech(?:e|en)|widerspricht)$/;

const subjects = words('ich du er wir man');

/** The cases that the words before the phrase allow for it. */
export function askedBefore(place: Place, { nounText, last }: NounPhrase): Mask {
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
  // "Das war einen schönen Abend": a predicate noun is nominative.
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
    // "habe des Öfteren", "habe den ganzen Tag": adverbials of time are accusative or genitive, seldom anything else.
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
