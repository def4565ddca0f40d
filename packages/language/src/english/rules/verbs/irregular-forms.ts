import type { Edit } from '../../lexicon/edit.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { irregularBase, verbForms, type VerbForms } from '../../lexicon/verb-forms.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';

const named = {
  rule: 'IrregularForm',
  reason: 'Grammar',
  summary: 'The past and the participle of this verb are two forms.',
} as const;

const haves = setOf("have has had having haven't hasn't hadn't i've we've you've they've");
const passives = setOf("was were been is are being be get got gets wasn’t wasn't weren't isn't aren't");
const between = setOf(
  'not never also always really only just often still even already finally ever almost nearly recently all',
);
const subjects = setOf('i he she we they it you who');
const auxiliaries =
  /^(?:have|has|had|having|be|been|being|am|is|are|was|were|get|got|'ve|n't|do|did|does|will|would|can|could)$/;

/** "had drank", "was broke", "I seen it" (irregular verbs: Quirk and others, 3.11–20). */
export const irregularForms: GrammarRule = ({ words }) =>
  words.flatMap((word, at): Edit[] => {
    const forms = twoForms(word.lower);
    if (!forms || word.before !== '' || at === 0) return [];
    if (word.lower === forms.past) return pastForParticiple(words, at, forms);
    return participleForPast(words, at, forms);
  });

/** The forms of an irregular verb whose past and participle are different. */
function twoForms(word: string): VerbForms | undefined {
  const base = irregularBase(word);
  const forms =
    base === undefined || base === 'be' || (base === 'do' && word === 'did') ? undefined : verbForms(base);
  return forms &&
    forms.past !== forms.participle &&
    forms.base !== forms.participle &&
    /^(?!wore$|bore$|lay$|saw$|wound$|felt$|got$)/.test(word)
    ? forms
    : undefined;
}

function pastForParticiple(words: readonly TaggedWord[], at: number, forms: VerbForms): Edit[] {
  let place = at - 1;
  while (isOneOf(words[place], between) && words[place]?.before === '') place--;
  const last = words[place];
  const isPerfect = isOneOf(last, haves) && last?.kind !== 'NOUN';
  const isPassive =
    (isOneOf(last, passives) &&
      /^(?:ADP|ADV|VERB|NOUN|ADJ)$/.test(words[at]?.kind ?? '') &&
      !/^(?:rose|broke)$/.test(words[at]?.lower ?? '')) ||
    (isOneOf(last, passives) && words[at]?.lower === 'broke' && words[at + 1]?.kind === 'ADP');
  if (!isPerfect && isPassive && place === at - 1 && /^(?:fell|went|became)$/.test(words[at]?.lower ?? '')) {
    return [{ ...named, at: place, remove: 2, put: [forms.past] }];
  }
  return isPerfect || isPassive ? [{ ...named, at, remove: 1, put: [forms.participle] }] : [];
}

function participleForPast(words: readonly TaggedWord[], at: number, forms: VerbForms): Edit[] {
  const subject = words[at - 1];
  const before = words[at - 2];
  if (!isOneOf(subject, subjects) || words[at]?.lower !== forms.participle) return [];
  if (
    before &&
    (auxiliaries.test(before.lower) ||
      before.lower.endsWith("n't") ||
      before.kind === 'AUX' ||
      before.kind === 'ADP')
  ) {
    return [];
  }
  if (/^(?:shown|proven|beaten|grown|known)$/.test(forms.participle) || subject?.lower === 'it') {
    return [];
  }
  if (
    subject?.lower === 'you' &&
    !/^(?:that|what|which|because|if|everything|all)$/.test(before?.lower ?? '')
  ) {
    return [];
  }
  return [{ ...named, at, remove: 1, put: [forms.past] }];
}
