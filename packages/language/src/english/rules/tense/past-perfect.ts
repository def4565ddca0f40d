import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { subjectAt } from '../../lexicon/subject-at.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { named, text } from './tense.ts';

/**
 * Events completed before something else in the past: "When we arrived, the film already started", "By the time he
 * came, she left" (Quirk and others, 4.24, 14.26).
 */
export function pastPerfect({ words }: Sentence): Edit[] {
  const opens = /^(?:when|by the time|before)\b/.test(text(words.slice(0, 3)));
  const innerAt = words.findIndex(
    ({ lower }, at) => at > 2 && (lower === 'when' || (lower === 'time' && words[at - 2]?.lower === 'by')),
  );
  if (!opens && innerAt < 0) return [];
  const mainAt = opens ? words.findIndex(({ before }) => before.includes(',')) : 0;
  const inner = opens ? subjectAt(words, words[0]?.lower === 'by' ? 3 : 1) : subjectAt(words, innerAt + 1);
  const main = mainAt < 0 ? undefined : subjectAt(words, mainAt);
  const verb = main && words[main.verb];
  const other = inner && words[inner.verb];
  if (!main || !verb || !other || !isPast(other)) return [];
  if (!opens && main.verb >= innerAt) return [];
  const isAlready = words[main.verb - 1]?.lower === 'already' || words[main.verb - 1]?.lower === 'just';
  const byTheTime = /\bby the time\b/.test(text(words));
  if (!isAlready && !byTheTime) return [];
  const forms = formsOf(verb);
  if (verb.kind === 'AUX' || !forms || verb.lower !== forms.past) {
    return isAlready || !/^(?:has|have)$/.test(verb.lower)
      ? []
      : [{ ...named, at: main.verb, remove: 1, put: ['had'] }];
  }
  return isAlready
    ? [
        {
          ...named,
          at: main.verb - 1,
          remove: 2,
          put: ['had', words[main.verb - 1]?.lower ?? '', forms.participle],
        },
      ]
    : [{ ...named, at: main.verb, remove: 1, put: ['had', forms.participle] }];
}

const isPast = (word: TaggedWord): boolean =>
  /^(?:was|were|had|did|didn't)$/.test(word.lower) || formsOf(word)?.past === word.lower;
