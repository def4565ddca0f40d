import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { isPerson, isThing } from '../../lexicon/counted-nouns.ts';

const named = {
  rule: 'SoundAlike',
  reason: 'Malapropism',
  summary: 'Two words sound alike or stand in each other’s place; the other is meant.',
} as const;

const withClause =
  /^(?:say|think|know|believe|hope|feel|see|hear|guess|wish|suppose|mean|decide|show|find|understand|ensure|prove|realise|realize|tell|be|claim|admit|remember|forget|notice|imagine|bet|let|make|promise|explain|swear|doubt|fear|agree|assume|expect|suggest|argue|insist|worry|answer|reply|add|write|read|look|call|seem|appear|like)$/;
const withTwoObjects =
  /^(?:give|show|tell|send|call|make|offer|teach|lend|bring|buy|ask|leave|cost|name|find|consider|get|pay|hand|pass|sell|wish|save|owe|feed|charge|deny|allow|cook)$/;

/** "lost it's licence", "them heavy curtains", "the boy who bicycle was damaged". */
export const soundAlikes = (sentence: Sentence): Edit[] => [
  ...its(sentence),
  ...those(sentence),
  ...whose(sentence),
];

function its({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const last = words[at - 1];
    const next = words[at + 1];
    if (word.lower !== "it's" || !last || !next || word.before !== '' || next.before !== '') return [];
    const base = last.kind === 'VERB' ? formsOf(last)?.base : undefined;
    const isGoverned =
      (base !== undefined && !withClause.test(base)) ||
      /^(?:of|with|from|into|for|on|in|by|through|over|under|behind|around|to|about|without)$/.test(
        last.lower,
      );
    let head = at + 1;
    while (words[head]?.kind === 'ADJ' && words[head + 1]?.before === '') head++;
    const after = words[head + 1];
    const isClosed =
      !after || after.before !== '' || /^(?:ADP|CCONJ|VERB|AUX|ADV|PART|SCONJ)$/.test(after.kind);
    return isGoverned &&
      (words[head]?.kind === 'NOUN' ||
        isThing(words[head]?.lower ?? '') ||
        (/[a-z]{3,}s$/.test(words[head]?.lower ?? '') && words[head]?.kind === 'VERB')) &&
      isClosed &&
      !/^(?:time|because)$/.test(words[head]?.lower ?? '')
      ? [{ ...named, at, remove: 1, put: ['its'] }]
      : [];
  });
}

function those({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const last = words[at - 1];
    if (word.lower !== 'them' || (last?.kind === 'VERB' && withTwoObjects.test(formsOf(last)?.base ?? ''))) {
      return [];
    }
    let head = at + 1;
    while (words[head]?.kind === 'ADJ' && words[head + 1]?.before === '' && head < at + 3) head++;
    while (
      words[head]?.kind === 'NOUN' &&
      words[head + 1]?.kind === 'NOUN' &&
      words[head + 1]?.before === ''
    ) {
      head++;
    }
    const noun = words[head];
    const isPlural = noun?.kind === 'NOUN' && noun.before === '' && singularOf(noun.lower) !== undefined;
    return isPlural &&
      words[at + 1]?.before === '' &&
      !/^(?:things|times|days|years|weeks|months|hours|minutes|miles|sometimes|always)$/.test(noun.lower) &&
      (head > at + 1 || at > 0) &&
      last?.kind === 'VERB'
      ? [{ ...named, at, remove: 1, put: ['those'] }]
      : [];
  });
}

/** "People who smoke are ill": after a plural these are verbs. */
const isVerbToo =
  /^(?:smoke|work|drink|study|play|train|dream|plan|fight|fish|cry|drive|guide|test|visit|help|love|hope|need|want|travel|walk|swim|dance|cook|camp|protest|vote|exercise|garden|judge|nurse|book|rent|box|ski)$/;

function whose({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const [last, noun, verb] = [words[at - 1], words[at + 1], words[at + 2]];
    if (word.lower !== 'who' || !last || !noun || word.before.includes('.') || !isPerson(last.lower)) {
      return [];
    }
    if (
      noun.kind !== 'NOUN' ||
      noun.before !== '' ||
      formsOf({ ...noun, kind: 'VERB' })?.s === noun.lower ||
      !(isThing(noun.lower) || isThing(singularOf(noun.lower) ?? '') || isPerson(noun.lower)) ||
      isVerbToo.test(noun.lower) ||
      !verb ||
      verb.before !== '' ||
      !isFinite(verb)
    ) {
      return [];
    }
    return [{ ...named, at, remove: 1, put: ['whose'] }];
  });
}
