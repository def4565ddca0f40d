import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { subjectAt } from '../../lexicon/subject-at.ts';
import { named, text } from './tense.ts';

const past =
  /^(?:in (?:the )?(?:(?:old|ancient|olden|former|earlier|prehistoric|medieval) (?:times|days)|past(?: (?:times|days|years|centuries))?|middle ages|last century|(?:nineteenth|eighteenth|19th|18th) century)|(?:many|hundred|hundreds of|thousands of|a hundred|fifty|twenty|thirty|forty|ten|\d+) years ago|in those (?:days|times)|a long time ago|long ago|once upon a time)\b/;

/**
 * "In old times, people live in caves", "In the past people don't have cars": the time requires the past (Quirk and
 * others, 4.14).
 */
export function oldTimes({ words }: Sentence): Edit[] {
  const opener = /^(?:and|but|so|because|for|example)$/.test(words[0]?.lower ?? '') ? 1 : 0;
  const found = past.exec(text(words.slice(opener)));
  if (!found) return [];
  const from = opener + found[0].split(' ').length;
  const clause = subjectAt(words, from);
  const verb = clause && words[clause.verb];
  if (!clause || !verb || verb.before !== '' || !isFinite(verb)) return [];
  const next = words[clause.verb + 1];
  if (/^(?:don't|doesn't)$/.test(verb.lower)) {
    return [{ ...named, at: clause.verb, remove: 1, put: ["didn't"] }];
  }
  if (/^(?:do|does)$/.test(verb.lower) && next?.lower === 'not') {
    return [{ ...named, at: clause.verb, remove: 1, put: ['did'] }];
  }
  if (/^(?:have|has)$/.test(verb.lower)) {
    const main = next && formsOf({ ...next, kind: next.kind === 'ADJ' ? 'VERB' : next.kind });
    const isPerfect =
      next !== undefined &&
      (next.lower === main?.participle ||
        /^(?:always|never|been|not|also|already|had|changed)$/.test(next.lower));
    return isPerfect ? [] : [{ ...named, at: clause.verb, remove: 1, put: ['had'] }];
  }
  if (/^(?:is|are)$/.test(verb.lower)) {
    const isSaid =
      /^(?:it|there|that|this)$/.test(words[from]?.lower ?? '') &&
      /^(?:said|believed|known|thought)$/.test(next?.lower ?? '');
    return isSaid
      ? []
      : [{ ...named, at: clause.verb, remove: 1, put: [verb.lower === 'is' ? 'was' : 'were'] }];
  }
  const forms = verb.kind === 'VERB' ? formsOf(verb) : undefined;
  if (!forms || forms.base === forms.past || (verb.lower !== forms.base && verb.lower !== forms.s)) return [];
  if (
    /^(?:i|we)$/.test(words[from]?.lower ?? '') &&
    /^(?:think|believe|know|mean|guess|remember)$/.test(forms.base)
  ) {
    return [];
  }
  return [{ ...named, at: clause.verb, remove: 1, put: [forms.past] }];
}
