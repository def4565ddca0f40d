import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { subjectAt } from '../../lexicon/subject-at.ts';
import { setOf } from '../grammar-rule.ts';
import { named, text } from './tense.ts';

const states = setOf(
  'know believe belong own need understand prefer contain consist seem hate cost remember mean want like possess resemble deserve lack include involve depend matter exist realise realize recognize recognise agree disagree fit weigh',
);
const habit =
  /\b(?:every (?:day|morning|evening|week|weekend|year|month|summer|night|monday|sunday|saturday|friday)|usually|normally|generally|once a (?:week|day|month|year)|twice a (?:week|day|month|year))\b/;
const now = /\b(?:right now|at the moment|just now|at this moment)\b/;

/** "I am knowing him", "I am usually getting up at six", "She cooks right now" (Quirk and others, 4.25–39). */
export function progressive({ words }: Sentence): Edit[] {
  const whole = text(words);
  if (!words.some(({ lower }) => lower.endsWith('ing')) && !now.test(whole)) return [];
  return words.flatMap((word, at): Edit[] => {
    const subject = subjectAt(words, at);
    const verb = subject && words[subject.verb];
    if (
      !subject ||
      !verb ||
      (at > 0 &&
        word.before === '' &&
        !/^(?:and|but|because|that|when|if|so|think|moment|now)$/.test(words[at - 1]?.lower ?? ''))
    ) {
      return [];
    }
    if (/^(?:am|is|are|was|were)$/.test(verb.lower)) {
      const isNegated = words[subject.verb + 1]?.lower === 'not';
      const isFirst = isNegated || words[subject.verb + 1]?.kind === 'ADV' ? 2 : 1;
      const main = words[subject.verb + isFirst];
      const forms =
        main?.before === '' && main.lower.endsWith('ing') ? formsOf({ ...main, kind: 'VERB' }) : undefined;
      if (!main || !forms || forms.ing !== main.lower) return [];
      const isHabit =
        habit.test(whole) &&
        /^(?:am|is|are)$/.test(verb.lower) &&
        !/\b(?:this|next|now|going to|currently|more|whose|which)\b/.test(whole) &&
        forms.base !== 'go' &&
        subject.isPronoun;
      const isState =
        states.has(forms.base) &&
        main.kind === 'VERB' &&
        !(forms.base === 'mean' && verb.lower.startsWith('w')) &&
        subject.isPronoun;
      if (!isState && !isHabit) return [];
      const form = /^(?:was|were)$/.test(verb.lower)
        ? forms.past
        : verb.lower === 'is'
          ? forms.s
          : forms.base;
      if (isNegated) {
        const help = /^(?:was|were)$/.test(verb.lower) ? 'did' : verb.lower === 'is' ? 'does' : 'do';
        return [{ ...named, at: subject.verb, remove: 3, put: [help, 'not', forms.base] }];
      }
      const between = words.slice(subject.verb + 1, subject.verb + isFirst).map(({ lower }) => lower);
      return [{ ...named, at: subject.verb, remove: isFirst + 1, put: [...between, form] }];
    }
    const forms =
      verb.kind === 'VERB' && subject.isPronoun && now.test(whole) && subject.verb === at + 1
        ? formsOf(verb)
        : undefined;
    if (
      !forms ||
      forms.base === 'have' ||
      states.has(forms.base) ||
      !/^(?:sleep|cook|eat|rain|snow|play|watch|read|write|talk|speak|study|drive|wait|walk|run|swim|dance|sing|listen|clean|wash|drink|sit|stand|wear|prepare|repair|paint|shop|travel|smoke|cry|laugh)$/.test(
        forms.base,
      )
    ) {
      return [];
    }
    if (verb.lower !== forms.base && verb.lower !== forms.s) return [];
    if (words.length > 12 || words.some(({ before }) => before.includes(',') && at === 0)) return [];
    const be = word.lower === 'i' ? 'am' : /^(?:he|she|it)$/.test(word.lower) ? 'is' : 'are';
    return [{ ...named, at: subject.verb, remove: 1, put: [be, forms.ing] }];
  });
}
