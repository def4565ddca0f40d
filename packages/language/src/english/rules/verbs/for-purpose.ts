import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { complementEdit as edit } from './complement-edit.ts';

const thanks =
  /^(?:thanks?|you|sorry|responsible|famous|good|bad|known|used|blame[ds]?|apolog\w+|punish\w*|arrest\w*|criticis\w+|forgive|thanked|reason|charge[ds]?|praised?|need|call|useful|excuse|time)$/;

/** "I went to the shop for buy bread". */
export function purpose(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  const verb = words[at + 1];
  const last = words[at - 1];
  if (
    word.lower !== 'for' ||
    word.before !== '' ||
    !last ||
    thanks.test(last.lower) ||
    (/^(?:much|all|again)$/.test(last.lower) &&
      words.slice(0, at).some(({ lower }) => lower.startsWith('thank'))) ||
    verb?.kind !== 'VERB' ||
    verb.before !== ''
  ) {
    return [];
  }
  const forms = formsOf(verb);
  if (forms && verb.lower === forms.ing && isPurpose(words, at)) return edit(at, 2, ['to', forms.base]);
  const isFollowed =
    /^(?:DET|PRON|NUM|ADP|ADJ)$/.test(words[at + 2]?.kind ?? '') ||
    words[at + 2]?.kind === 'NOUN' ||
    (words[at + 2] === undefined && !/^(?:help|work|love|use|dance)$/.test(verb.lower));
  if (!forms || verb.lower !== forms.base || forms.base === forms.past || !isFollowed) return [];
  return sentence.gain(at, 1, ['to']) > 0 ? edit(at, 2, ['to', verb.lower]) : [];
}

/** "too young for driving a car", "went to the shop for buying some milk". */
function isPurpose(words: readonly TaggedWord[], at: number): boolean {
  if (!/^(?:DET|PRON)$/.test(words[at + 2]?.kind ?? '')) return false;
  const before = words.slice(0, at).map(({ lower }) => lower);
  if (words[at - 1]?.kind === 'ADJ' && words[at - 2]?.lower === 'too') return true;
  return (
    words[at - 1]?.kind === 'NOUN' &&
    before.some((word) =>
      /^(?:go|goes|went|going|came|come|travelled|drove|stopped|ran|walked)$/.test(word),
    ) &&
    !/^(?:reason|reasons|money|fine|responsibility|reputation|excuse|trial|prison|jail)$/.test(
      before.at(-1) ?? '',
    )
  );
}
