import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';

const thinking = setOf('think thought believe feel say opinion');
const degrees = setOf('very more so too much not really also always');
const judgements = setOf(
  'necessary important impossible possible essential better easier easy difficult hard harder good best dangerous useful useless common normal obvious clear true',
);
/** Qualities of things that serve a purpose: "that is necessary to protect the children". */
const serving = setOf('necessary important essential better good best useful');
const purposes = setOf(
  'protect keep ensure achieve make prevent save maintain improve win support reach avoid guarantee preserve meet secure',
);
const handing = setOf('tell give show teach sell offer explain send');

/**
 * Whether "is" at a position opens a judgement without its "it": "if you try, so is easier to win", "I think that is
 * hard to find a flat" (Quirk and others, 18.33).
 */
export function isJudged(words: readonly TaggedWord[], at: number): boolean {
  const last = words[at - 1];
  let place = at + 1;
  while (isOneOf(words[place], degrees) && place < at + 3) place++;
  const to = words[place + 1];
  if (!isOneOf(words[place], judgements) || to?.before !== '') return false;
  if (last?.lower === 'so') return last.before.includes(',') && /^(?:to|that|for)$/.test(to.lower);
  if (last?.lower !== 'that' || !isOneOf(words[at - 2], thinking) || to.lower !== 'to') return false;
  if (isOneOf(words[place], serving) && isOneOf(words[place + 2], purposes)) return false;
  return hasObject(words, place + 2);
}

/** "I think that is important to remember": here "that" is the thing to remember. */
const hasObject = (words: readonly TaggedWord[], verb: number): boolean => {
  const object = words[verb + 1];
  const next = words[verb + 2];
  // "That is hard to tell children": "that" is the thing they are told.
  if (object?.before !== '' || isOneOf(words[verb], handing)) return false;
  const isAmount = object.lower === 'more' && (!next || next.before !== '');
  return isAmount || /^(?:DET|NOUN|PROPN)$/.test(object.kind);
};
