import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../words/edit.ts';
import { formsOf } from '../../words/forms-of.ts';

/** "What annoy me most is": "what" alone is singular (Quirk and others, 10.34, 15.8). */
export function whatClause({ words, end }: Sentence): Edit[] {
  const [what, verb, object] = words;
  if (
    what?.lower !== 'what' ||
    !verb ||
    end.startsWith('?') ||
    !/^(?:me|us|him|her|them|people|the|you|my)$/.test(object?.lower ?? '')
  ) {
    return [];
  }
  const forms = formsOf({ ...verb, kind: 'VERB' });
  if (!forms || verb.lower !== forms.base || /^(?:do|have|about|if)$/.test(verb.lower)) return [];
  return [
    {
      rule: 'VerbAgreement',
      reason: 'Agreement',
      summary: 'The verb must agree in number with its subject.',
      at: 1,
      remove: 1,
      put: [forms.s],
    },
  ];
}
