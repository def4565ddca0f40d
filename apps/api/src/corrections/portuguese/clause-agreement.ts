import { matchCase } from '../../generation/built-in/match-case.ts';
import type { Place, TokenRule } from '../tokens/rule.ts';
import { noToken, type Token } from '../tokens/token.ts';
import { startsClause } from './clause-start.ts';
import { invariable } from './invariable-adjectives.ts';
import { FP, FS, MP, MS, plural } from '../romance/gender-and-number.ts';
import type { PortugueseLexicon } from './lexicon.ts';
import type { Person, VerbReading } from './conjugation.ts';
import { behindAdverbs, verbOf } from './predicate-verb.ts';
import { subjectAt, type Subject } from './subject.ts';
import { readingsOf, withoutPronoun } from './verb-readings.ts';
import { adjectiveOf, nounOf } from './word-classes.ts';
import { adverbs, determiners } from './words.ts';

type Rule = TokenRule<PortugueseLexicon>;

const clause = (
  place: Place,
  lexicon: PortugueseLexicon,
): { subject: Subject; at: number; isFar: boolean } | undefined => {
  if (!startsClause(place)) return undefined;
  const subject = subjectAt(place.tokens, place.at, lexicon);
  const verb = subject && verbOf(place.tokens, subject, lexicon);
  return verb && { subject, ...verb };
};

/**
 * "A lista dos livros foram afixada", "O João e a Maria vai": the verb goes by the head of its subject, whatever stands
 * between them (Cunha e Cintra, cap. 13).
 */
export const clauseVerb: Rule = {
  name: 'PtClauseVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const found = clause(place, lexicon);
    if (!found) return undefined;
    const { subject, at } = found;
    const verb = place.tokens[at] ?? noToken;
    const { bare, pronoun } = withoutPronoun(verb.lower);
    const readings = readingsOf(verb, lexicon);
    const wrong = readingAgainst(subject, readings);
    if (!wrong || isFree(place, subject, at, wrong)) return undefined;
    const person: Person = subject.person;
    const forms = [wrong, ...readings]
      .map(({ lemma, tense }) => lexicon.conjugate(lemma, tense, person))
      .flatMap((form) => form ?? []);
    const [form] = forms;
    return form === undefined || form === bare
      ? undefined
      : { first: at, last: at, replacement: matchCase(verb.text, form + pronoun) };
  },
};

/** The reading of the other number, where none fits the subject. */
function readingAgainst(
  { person, isJoined }: Subject,
  readings: readonly VerbReading[],
): VerbReading | undefined {
  if (readings.some((reading) => reading.person === person)) return undefined;
  if (person === '1p' && isJoined) {
    return readings.find((reading) => reading.person.startsWith('3') || reading.person === '1s');
  }
  if (person === '3s') return readings.find((reading) => reading.person === '3p');
  if (person === '3p') return readings.find((reading) => reading.person === '3s');
  return undefined;
}

/** Where the verb may go by something else. */
function isFree(place: Place, subject: Subject, at: number, reading: VerbReading): boolean {
  const next = place.tokens[at + 1] ?? noToken;
  const between = place.tokens.slice(place.at, at);
  // "O pai com os filhos foram", "os livros que o li".
  if (
    subject.person === '3s' &&
    between.some(
      ({ lower }, index) =>
        /^(?:com|ou|nem)$/.test(lower) || (lower === 'como' && between[index - 1]?.lower !== 'tal'),
    )
  ) {
    return true;
  }
  // "O problema são as dívidas", "Dois anos é muito tempo".
  if (reading.lemma === 'ser') {
    if (subject.person === '3s' && !isParticiple(next)) return true;
    if (/^(?:muito|pouco|bastante|que|demais|demasiado|suficiente|tudo|só|quanto)$/.test(next.lower)) {
      return true;
    }
    if (subject.person === '3p' && determiners.has(next.lower)) return true;
  }
  return next.lower === 'que' && reading.lemma === 'ser';
}

const isParticiple = ({ lower }: Token): boolean =>
  /[aiu](?:d[oa]s?)$|[eo]it[oa]s?$|[pr]ost[oa]s?$/.test(lower);

const copulas = /^(?:ser|estar|ficar|parecer|andar|continuar|permanecer)$/;

/** "A água da piscina estava frio": what is said of the subject agrees with its head. */
export const clausePredicate: Rule = {
  name: 'PtClausePredicate',
  reason: 'Concord',
  find(place, lexicon) {
    const found = clause(place, lexicon);
    if (!found || ![MS, FS, MP, FP].includes(found.subject.agreement)) return undefined;
    const { agreement } = found.subject;
    // "Vossa Excelência está enganado": by the person.
    if (/^(?:vossa|sua)$/.test(place.near(0).lower) && /^\p{Lu}/u.test(place.near(1).text)) return undefined;
    const verb = place.tokens[found.at] ?? noToken;
    const lemmas = readingsOf(verb, lexicon).map(({ lemma }) => lemma);
    let at = found.at + 1;
    if (lemmas.includes('ter') && /^(?:sido|estado|ficado)$/.test(place.tokens[at]?.lower ?? '')) at++;
    else if (
      lemmas.some((lemma) => /^(?:ir|poder|dever)$/.test(lemma)) &&
      /^(?:ser|estar|ficar)$/.test(place.tokens[at]?.lower ?? '')
    ) {
      at++;
    } else if (!lemmas.some((lemma) => copulas.test(lemma)) && !/^(?:é|são)$/.test(verb.lower)) {
      return undefined;
    }
    at = behindAdverbs(place.tokens, at);
    while (adverbs.has(place.tokens[at]?.lower ?? '') && at < found.at + 6) at++;
    const word = place.tokens[at] ?? noToken;
    const own = adjectiveOf(word, lexicon);
    if (own === 0 || (own & agreement) !== 0 || invariable.has(word.lower)) return undefined;
    if (lexicon.noun(word.lower) !== 0 && !/[oa]s?$/.test(word.lower)) return undefined;
    // "o quadro e as molduras são antigas": behind several it may go by the last.
    if (found.subject.isJoined && (own & plural) !== 0) return undefined;
    const next = place.tokens[at + 1] ?? noToken;
    // "A Ana é bom exemplo": the adjective of a noun behind it.
    if ((nounOf(next, lexicon) & own) !== 0) return undefined;
    const form = lexicon.inflect(word.lower, agreement);
    return form === undefined || form === word.lower ? undefined : { first: at, last: at, replacement: form };
  },
};

/** "Os alunos do nono ano, visitaram": no comma parts a subject from its verb (Cunha e Cintra, cap. 22). */
export const subjectComma: Rule = {
  name: 'PtSubjectComma',
  reason: 'Punctuation',
  find(place, lexicon) {
    if (!place.near(0).opens || !determiners.has(place.near(0).lower)) return undefined;
    const subject = subjectAt(place.tokens, place.at, lexicon);
    if (!subject) return undefined;
    let comma = subject.end;
    if (place.tokens[comma]?.lower === 'que') {
      comma = place.tokens.findIndex((token, at) => at > subject.end && /^[,.;:!?]$/.test(token.text));
    }
    if (place.tokens[comma]?.text !== ',' || comma - subject.end > 10) return undefined;
    const at = behindAdverbs(place.tokens, comma + 1);
    const verb = place.tokens[at] ?? noToken;
    const fits = readingsOf(verb, lexicon).some(
      ({ person, tense }) => person === subject.person && /^(?:p|pp|pi|f)$/.test(tense),
    );
    if (!fits || lexicon.noun(verb.lower) !== 0 || lexicon.adjective(verb.lower) !== 0) return undefined;
    // "O Rui, disse ela, veio": something is put in between.
    if (place.tokens.slice(comma + 1, comma + 12).some(({ text }) => /^[,–—-]$/.test(text))) return undefined;
    if (/^(?:disse|respondeu|perguntou|pensou|murmurou|gritou)/.test(verb.lower)) return undefined;
    const last = place.tokens[comma - 1] ?? noToken;
    return { first: comma - 1, last: comma, replacement: last.text };
  },
};
