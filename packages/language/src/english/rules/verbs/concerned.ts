import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import type { GrammarRule } from '../grammar-rule.ts';

/** Verbs of feeling that learners use actively for the person who feels, with their preposition. */
const feelings: Readonly<Record<string, readonly [participle: string, preposition: RegExp]>> = {
  concern: ['concerned', /^about$/],
  concerns: ['concerned', /^about$/],
  interest: ['interested', /^in$/],
  interests: ['interested', /^in$/],
  disappoint: ['disappointed', /^(?:with|by)$/],
  satisfy: ['satisfied', /^with$/],
};

/** "They concern about their health", "people who interest in science": "are concerned about" (passive of feeling: Quirk and others, 3.69, 16.69). */
export const concerned: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const [before, subject, preposition] = [words[at - 2], words[at - 1], words[at + 1]];
    const feeling = Object.hasOwn(feelings, word.lower) ? feelings[word.lower] : undefined;
    if (!feeling || word.before !== '' || preposition?.before !== '' || !feeling[1].test(preposition.lower)) {
      return [];
    }
    if (before?.lower === 'what') return [];
    const isPlural =
      subject?.kind === 'NOUN' &&
      singularOf(subject.lower) !== undefined &&
      (isPerson(singularOf(subject.lower) ?? '') || subject.lower === 'children') &&
      before?.lower !== 'of' &&
      !words.some((verb) => verb !== word && isFinite(verb) && !/^(?:if|when)$/.test(words[0]?.lower ?? ''));
    const isMany =
      isPlural ||
      /^(?:they|we|you|people)$/.test(subject?.lower ?? '') ||
      (subject?.lower === 'who' && /^(?:people|those|students|parents|children)$/.test(before?.lower ?? ''));
    const isOne = /^(?:he|she)$/.test(subject?.lower ?? '');
    if (subject?.lower !== 'i' && !isMany && !isOne) return [];
    return [
      {
        rule: 'VerbComplement',
        reason: 'Grammar',
        summary: 'Who has this feeling is “concerned” or “interested”.',
        at,
        remove: 1,
        put: [subject?.lower === 'i' ? 'am' : isOne ? 'is' : 'are', feeling[0]],
      },
    ];
  });
