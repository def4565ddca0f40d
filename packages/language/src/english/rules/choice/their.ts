import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isThing } from '../../lexicon/counted-nouns.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';

const named = {
  rule: 'ThereForTheir',
  reason: 'Malapropism',
  summary: '“There” is a place; “their” is the possessive.',
} as const;

/** Verbs that "there" can follow: "lives there". */
const ofPlace =
  /^(?:be|go|come|live|stay|sit|stand|get|arrive|stop|happen|work|meet|walk|drive|travel|run|lie|look|exist|seem|appear|remain|move|fly|return|put|leave|be|say|know|think|believe|hope|see|hear|wait|spend|study|eat|sleep|die|grow|head|start|end|begin|belong)$/;
const ofTime =
  /^(?:today|tomorrow|yesterday|tonight|day|days|time|times|night|morning|year|years|week|weeks|one|ones|lot|people|everyone)$/;

/** "painted there front door", "forgot there coats". */
export function their({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const [last, next] = [words[at - 1], words[at + 1]];
    if (word.lower !== 'there' || !last || !next || word.before !== '' || next.before !== '') return [];
    const base = last.kind === 'VERB' ? formsOf(last)?.base : undefined;
    const isLeft =
      base === 'leave' &&
      next.kind === 'ADJ' &&
      !/^(?:several|few|many|last|next|late|later|early|other|some)$/.test(next.lower) &&
      isThing(singularOf(words[at + 2]?.lower ?? '') ?? '');
    if (base === undefined || (ofPlace.test(base) && !isLeft)) return [];
    let place = at + 1;
    while (words[place]?.kind === 'ADJ' && words[place + 1]?.before === '') place++;
    const noun = words[place];
    if (noun?.kind !== 'NOUN' || ofTime.test(noun.lower)) return [];
    return [{ ...named, at, remove: 1, put: ['their'] }];
  });
}
