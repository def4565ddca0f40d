import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { verbForms } from '../../lexicon/verb-forms.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { complement } from './named.ts';

const services =
  /^(?:repair|paint|clean|check|fix|wash|mend|service|deliver|install|test|print|remove|decorate|translate|redecorate|sign|dye|steal|build|redesign|renew|replace|develop|examine|polish|alter|renovate)$/;
const following =
  /^(?:in|by|at|before|yesterday|today|tomorrow|last|next|every|on|for|because|and|when|this|twice|once|after|while|from|with|here|there|again|professionally)$/;

/** "had the car repair", "was seen climb", "was made wait" (Quirk and others, 16.52–55). */
export const causatives: GrammarRule = ({ words }) =>
  words.flatMap((word, at): Edit[] => {
    const edit = (place: number, put: readonly string[]): Edit[] => [
      { ...complement, at: place, remove: 1, put },
    ];
    const next = words[at + 1];
    if (!next || next.before !== '') return [];
    if (/^(?:have|has|had|having|get|got|getting|gets)$/.test(word.lower)) {
      const phrase = nounPhraseAt(words, at + 1);
      if (!phrase?.hasDeterminer || words[phrase.from]?.lower === 'to') return [];
      // The tagger takes the verb for the last noun of the phrase.
      const isInside = services.test(words[phrase.head]?.lower ?? '') && phrase.head > phrase.from + 1;
      const place = isInside ? phrase.head : phrase.head + 1;
      const verb = words[place];
      const after = words[place + 1];
      if (
        !verb ||
        verb.before !== '' ||
        !services.test(verb.lower) ||
        (after?.before === '' && !following.test(after.lower))
      ) {
        return [];
      }
      if (isInside && /^(?:a|an|another)$/.test(words[phrase.from]?.lower ?? '')) return [];
      return edit(place, [verbForms(verb.lower).participle]);
    }
    const isPassive = /^(?:was|were|is|are|been|be)$/.test(words[at - 1]?.lower ?? '') && word.before === '';
    if (!isPassive || !/^(?:seen|heard|made|noticed|observed|caught|helped)$/.test(word.lower)) return [];
    const forms = formsOf({ ...next, kind: 'VERB' });
    if (
      !forms ||
      next.lower !== forms.base ||
      !/^(?:VERB|NOUN)$/.test(next.kind) ||
      (next.kind === 'NOUN' && !/^(?:seen|heard|noticed)$/.test(word.lower))
    ) {
      return [];
    }
    return edit(at + 1, /^(?:made|helped)$/.test(word.lower) ? ['to', forms.base] : [forms.ing]);
  });
