import type { Sentence } from '../../context/likelihood.ts';
import { clauseSegments } from '../../lexicon/clause-segments.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { phraseEnd } from '../../lexicon/subject-at.ts';
import { isOneOf } from '../grammar-rule.ts';
import { named, subjects, text } from './tense.ts';

const time =
  /\b(?:yesterday|last (?:night|week|month|year|summer|winter|spring|autumn|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:\w+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?) ago|the other day|in (?:19\d\d|200\d|201\d))\b/;
/** Words before a time that attach it to a noun, or make it a measure. */
const belonging = /\b(?:from|of|since|until|till|than|by|to|before|after|for|like|about|as|until|the)$/;

/** "My sister goes to the dentist yesterday because her tooth hurt": a past time with a present verb in one clause. */
export function pastInClause({ words }: Sentence): Edit[] {
  if (!words.some(({ lower }) => /^(?:yesterday|last|ago|other|in)$/.test(lower))) return [];
  return clauseSegments(words).flatMap(({ from, until }): Edit[] => {
    const part = words.slice(from, until);
    const said = text(part);
    const found = time.exec(said);
    if (!found || said.includes("'s ") || belonging.test(said.slice(0, found.index).trim())) return [];
    const verbs = part.flatMap((word, at) =>
      (isFinite(word) || word.kind === 'AUX') && !/^(?:to|the|a|my|his|her)$/.test(part[at - 1]?.lower ?? '')
        ? [at]
        : [],
    );
    const [at = -1, other] = verbs;
    const verb = part[at];
    const main = part[at + 1];
    const mainForms = main && /^(?:have|has)$/.test(verb?.lower ?? '') ? formsOf(main) : undefined;
    const isPerfect =
      mainForms !== undefined && main?.lower === mainForms.participle && mainForms.base !== 'be';
    if (!verb || verbs.length > (isPerfect && other === at + 1 ? 2 : 1)) return [];
    const opens = /^(?:and|but|because|when|so|although)$/.test(part[0]?.lower ?? '') ? 1 : 0;
    const timeWords = said.slice(0, found.index).split(' ').filter(Boolean).length;
    const subjectFrom = timeWords === opens ? opens + found[0].split(' ').length : opens;
    const subject = part[subjectFrom];
    if (!subject || at <= subjectFrom) return [];
    const isPronoun = isOneOf(subject, subjects);
    const end = isPronoun ? subjectFrom + 1 : phraseEnd(part, subjectFrom);
    if (end === undefined || at < end || at > end + 1) return [];
    if (isPerfect) return [{ ...named, at: from + at, remove: 2, put: [mainForms.past] }];
    if (
      subject.lower === 'i' &&
      /^(?:thank|urge|ask|want|hope|congratulate|think|believe|know|remember)$/.test(verb.lower)
    ) {
      return [];
    }
    const put = pastOf(verb);
    if (put === undefined || (/^(?:it|that|this)$/.test(subject.lower) && verb.lower === 'is')) return [];
    return [{ ...named, at: from + at, remove: 1, put: [put] }];
  });
}

function pastOf(verb: Sentence['words'][number]): string | undefined {
  if (/^(?:am|is)$/.test(verb.lower)) return 'was';
  if (verb.lower === 'are') return 'were';
  if (/^(?:don't|doesn't)$/.test(verb.lower)) return "didn't";
  if (/^(?:can|can't|cannot)$/.test(verb.lower)) return verb.lower === 'can' ? 'could' : "couldn't";
  if (/^(?:have|has)$/.test(verb.lower)) return 'had';
  const forms = verb.kind === 'VERB' ? formsOf(verb) : undefined;
  if (!forms || forms.base === forms.past || (verb.lower !== forms.base && verb.lower !== forms.s)) {
    return undefined;
  }
  return forms.past;
}
