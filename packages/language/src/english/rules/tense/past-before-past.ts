import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { isOneOf } from '../grammar-rule.ts';
import { named, subjects } from './tense.ts';

/** "After I finish school, I went home": if the main verb is past, so is that of the time clause (Quirk and others, 14.26–27). */
export function pastBeforePast({ words }: Sentence): Edit[] {
  const opener = /^(?:and|but|so|then)$/.test(words[0]?.lower ?? '') ? 1 : 0;
  if (!/^(?:after|before)$/.test(words[opener]?.lower ?? '')) return [];
  const [subject, verb] = [words[opener + 1], words[opener + 2]];
  if (!isOneOf(subject, subjects) || verb?.kind !== 'VERB' || verb.before !== '') return [];
  const forms = formsOf(verb);
  if (!forms || forms.base === forms.past || (verb.lower !== forms.base && verb.lower !== forms.s)) return [];
  const comma = words.findIndex(({ before }, at) => at > opener + 2 && before.includes(','));
  const [later, main] = [words[comma], words[comma + 1]];
  if (comma < 0 || !main || !isOneOf(later, subjects) || main.before !== '') return [];
  const past = main.kind === 'VERB' ? formsOf(main) : undefined;
  const isPast =
    /^(?:was|were|had|did|didn't)$/.test(main.lower) ||
    (past !== undefined && main.lower === past.past && past.past !== past.base);
  return isPast ? [{ ...named, at: opener + 2, remove: 1, put: [forms.past] }] : [];
}
