import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { verbForms } from '../../lexicon/verb-forms.ts';
import { setOf } from '../grammar-rule.ts';
import { clauseStarts } from './clause-starts.ts';
import { named } from './named.ts';

const nouns = setOf('fact idea thought belief news feeling knowledge claim suggestion possibility');
const verbs = setOf('show mean prove suggest indicate make worry surprise explain help');
const auxiliaries: ReadonlyMap<string, string> = new Map(
  Object.entries({ are: 'is', were: 'was', have: 'has', do: 'does' }),
);
/** Verbs whose own content clause may contain the next verb. */
const telling = setOf('know think believe say feel hope suppose guess imagine claim tell show prove mean');
const joining = /^(?:and|or|but|that|who|which|what|where|when|while|if|because|how|why|as|than|to)$/;

/**
 * "The fact that so many workers are leaving show": the verb after a content clause agrees with "fact" (Quirk and
 * others, 15.4).
 */
export const contentClause = ({ words }: Sentence): Edit[] =>
  clauseStarts(words).flatMap((from): Edit[] => {
    const isNoun =
      /^(?:the|this|our|his|her|their)$/.test(words[from]?.lower ?? '') &&
      nouns.has(words[from + 1]?.lower ?? '');
    if (!isNoun || words[from + 2]?.lower !== 'that') return [];
    const inner = words.findIndex((word, at) => at > from + 3 && isFinite(word));
    const base = words[inner] && formsOf(words[inner])?.base;
    if (inner < 0 || (base !== undefined && telling.has(base))) return [];
    if (words.slice(from + 3, inner + 1).some(isBreaking)) return [];
    const behind = words.findIndex(
      (word, at) => at > inner + 1 && (isBreaking(word) || isFinite(word) || isVerbThere(words, at)),
    );
    const verb = words[behind];
    if (!verb || isBreaking(verb) || ofSameClause(words.slice(behind + 1)).some((word) => isFinite(word))) {
      return [];
    }
    const put = auxiliaries.get(verb.lower) ?? (verbs.has(verb.lower) ? verbForms(verb.lower).s : undefined);
    const next = words[behind + 1];
    if (put === undefined || !next || next.before !== '' || words[behind - 1]?.kind === 'AUX') return [];
    return [
      {
        ...named,
        at: behind,
        remove: 1,
        put: [put],
      },
    ];
  });

/** The words up to the next clause. */
function ofSameClause(words: readonly TaggedWord[]): readonly TaggedWord[] {
  const next = words.findIndex(
    ({ lower, before }) =>
      before !== '' || /^(?:that|because|when|if|how|what|why|where|who|which|and|but)$/.test(lower),
  );
  return next < 0 ? words : words.slice(0, next);
}

/** Not "they saw the show". */
const isVerbThere = (words: readonly TaggedWord[], at: number): boolean =>
  verbs.has(words[at]?.lower ?? '') &&
  !/^(?:DET|ADP|PRON)$/.test(words[at - 1]?.kind ?? '') &&
  !(words[at - 1]?.kind === 'ADJ' && /^(?:show|help|worry|surprise)$/.test(words[at]?.lower ?? ''));

const isBreaking = (word: TaggedWord): boolean => word.before !== '' || joining.test(word.lower);
