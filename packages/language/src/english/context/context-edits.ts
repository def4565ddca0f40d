import type { Edit } from '../lexicon/edit.ts';

import type { CandidateKind } from './candidates.ts';
import { likelierChanges } from './context-check.ts';
import type { Sentence } from './likelihood.ts';

type Named = Pick<Edit, 'rule' | 'reason' | 'summary'>;

const article: Named = {
  rule: 'ContextArticle',
  reason: 'Grammar',
  summary: 'English uses its article otherwise here.',
};
const preposition: Named = {
  rule: 'ContextPreposition',
  reason: 'Usage',
  summary: 'Another preposition, or none, goes with these words.',
};
const names: Readonly<Record<CandidateKind, Named>> = {
  verb: { rule: 'ContextVerbForm', reason: 'Grammar', summary: 'Another form of the verb stands here.' },
  number: {
    rule: 'ContextNumber',
    reason: 'Agreement',
    summary: 'Singular or plural: the other is meant here.',
  },
  confused: { rule: 'ContextWord', reason: 'Malapropism', summary: 'Another word is meant here.' },
  slip: { rule: 'ContextSlip', reason: 'Malapropism', summary: 'Another word is meant here.' },
  to: { rule: 'ContextInfinitive', reason: 'Grammar', summary: 'The verb takes another form here.' },
  'article+': article,
  'article to a bare noun': article,
  'article-': article,
  'article of things in general': article,
  article,
  'preposition+': preposition,
  'preposition-': preposition,
  preposition,
  'usual preposition': preposition,
};

/** The lint kinds that explain these findings. */
export const contextReasons: readonly string[] = Object.values(names).map(({ reason }) => reason);

/** Findings that rest on likelihood alone. */
export const isByContext = ({ rule }: Pick<Edit, 'rule'>): boolean => rule.startsWith('Context');

/** Edits that would make a sentence much likelier as English. */
export const contextEdits = (sentence: Sentence, suspicion: number): Edit[] =>
  likelierChanges(sentence, suspicion).map(({ kind, at, remove, put }) => ({
    ...names[kind],
    at,
    remove,
    put,
  }));
