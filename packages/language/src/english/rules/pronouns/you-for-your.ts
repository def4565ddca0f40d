import type { Sentence } from '../../context/likelihood.ts';
import { needsDeterminer } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';

const possessives: ReadonlyMap<string, string> = new Map(
  Object.entries({ you: 'your', they: 'their', he: 'his', she: 'her' }),
);
/** "bring him own lunch" */
const ownOf: ReadonlyMap<string, string> = new Map(
  Object.entries({ him: 'his', me: 'my', us: 'our', them: 'their' }),
);
const handled =
  /^(?:bring|take|forget|lose|wear|use|clean|wash|show|check|close|open|finish|remember|change|leave|pack|write|do|in|on|with|from|to|of|for|about|at)$/;
const closing = /^(?:and|or|is|was|will|can|before|when|after|with|in|on|at|to|for|if|because|so|but|as)$/;

const named = {
  rule: 'PossessivePronoun',
  reason: 'Grammar',
  summary: 'Whose it is says a possessive.',
} as const;

/** "Don't forget to bring you passport": a single thing follows the pronoun (Quirk and others, 6.29). */
export const youForYour = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const put =
      possessives.get(word.lower) ?? (words[at + 1]?.lower === 'own' ? ownOf.get(word.lower) : undefined);
    const noun = words[at + 1];
    const last = words[at - 1];
    const next = words[at + 2];
    if (put === undefined || !noun || !last || word.before !== '' || noun.before !== '') return [];
    const isOwn = noun.lower === 'own' && next?.before === '' && next.kind === 'NOUN';
    if (isOwn && handled.test(last.lower)) return [{ ...named, at, remove: 1, put: [put] }];
    if (!handled.test(last.lower) || noun.kind !== 'NOUN' || !needsDeterminer(noun.lower)) return [];
    if (next && next.before === '' && !closing.test(next.lower)) return [];
    return [{ ...named, at, remove: 1, put: [put] }];
  });
