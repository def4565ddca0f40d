import { anyAgreement } from '../../../romance/gender-and-number.ts';
import type { Fault, Place, TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { withoutPronoun } from '../../lexicon/verb-readings.ts';
import { nounOf } from '../../lexicon/word-classes.ts';
import { determiners, subjects } from '../../lexicon/words.ts';
import { withArticle } from './contracted.ts';
import { governingVerb, stepsToPreposition } from './governing-verb.ts';
import { forgotten } from './verbs.ts';

const withoutArticle = /^(?:um|uma|[mts]eu|minha|[ts]ua|noss[oa]|est[ea]|ess[ea]|isto|isso|tudo)$/;
const demonstratives = /^(?:est|ess|ist|iss)/;
const beforeNoun = /^(?:[mts]eus?|minhas?|[ts]uas?|noss[oa]s?|primeir|segund|últim)/;

const patients =
  /^(?:doentes?|ferid[oa]s?|moribund[oa]s?|enferm[oa]s?|pacientes?|grávidas?|parturientes?|vítimas?)$/;

/** "esqueci-me o guarda-chuva", "obedeceram as ordens": the preposition is missing. */
export const missingPreposition: TokenRule<PortugueseLexicon> = {
  name: 'PtMissingPreposition',
  reason: 'Preposition',
  find(place, lexicon) {
    const verb = governingVerb(place, lexicon);
    const found =
      verb &&
      forgotten.find(
        ({ verbs, isReflexive }) =>
          isReflexive === verb.isReflexive && verb.lemmas.some((lemma) => verbs.has(lemma)),
      );
    // "assistir" the sick means to look after them.
    const isCare = verb?.lemmas.includes('assistir') === true && patients.test(place.near(2).lower);
    return found && !isCare && hasOwnSubject(place, found.isReflexive, lexicon)
      ? inserted(place, stepsToPreposition(place), found.right, lexicon)
      : undefined;
  },
};

/** "riu-se o Rui", "resistiu o castelo", "junta-se o sal": after a third person the noun may be the subject. */
function hasOwnSubject(place: Place, isReflexive: boolean, lexicon: PortugueseLexicon): boolean {
  const { bare, pronoun } = withoutPronoun(place.near(0).lower);
  const clitic = pronoun === '' ? place.near(-1).lower : pronoun.slice(1);
  const persons = lexicon.finite(bare).filter(({ tense }) => tense !== 'i');
  const isThird = persons.some(({ person }) => person.startsWith('3'));
  if (isReflexive && /^(?:me|te|nos)$/.test(clitic)) {
    // "lembra-me o cheiro"
    return persons.length === 0 || persons.some(({ person }) => !person.startsWith('3'));
  }
  if (!isReflexive && !isThird) return true;
  const before = place.near(pronoun === '' && isReflexive ? -2 : -1);
  const subject = /^(?:não|já|também|nunca|sempre)$/.test(before.lower) ? place.near(-2) : before;
  return (
    subjects.has(subject.lower) ||
    /^\p{Lu}/u.test(subject.text) ||
    (nounOf(subject, lexicon) !== 0 && !/^(?:que|quem)$/.test(subject.lower))
  );
}

function inserted(
  place: Place,
  steps: number,
  right: 'de' | 'a',
  lexicon: PortugueseLexicon,
): Fault | undefined {
  const next = place.near(steps).lower;
  const at = place.at + steps;
  if (/^[oa]s?$/.test(next)) {
    return isArticle(place, steps, lexicon)
      ? { first: at, last: at, replacement: withArticle(right, next) }
      : undefined;
  }
  if (!withoutArticle.test(next)) return undefined;
  const isContracted = right === 'de' && demonstratives.test(next);
  return { first: at, last: at, replacement: isContracted ? `d${next}` : `${right} ${next}` };
}

/** "o", "a" and the like before a name or a noun with which they agree. */
function isArticle({ near }: Place, steps: number, lexicon: PortugueseLexicon): boolean {
  const behind = near(steps + 1);
  if (lexicon.isInfinitive(behind.lower)) return false;
  const noun = nounOf(behind, lexicon);
  if (noun === 0) return beforeNoun.test(behind.lower) || /^\p{Lu}/u.test(behind.text);
  return (noun & (determiners.get(near(steps).lower) ?? anyAgreement)) !== 0;
}
