import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { nounBehind } from './noun-behind.ts';
import { nounEdit } from './noun-edit.ts';

const masses =
  /^(?:information|advice|homework|furniture|equipment|luggage|baggage|knowledge|evidence|software|traffic|money|news|housework|scenery|machinery|pollution|garbage|rubbish|clothing|happiness|health|weather)$/;
/** Words that only by mistake have "a" before them; "a knowledge of music" is right. */
const articleless =
  /^(?:knowledge|health|data|clothes|shoes|gloves|socks|boots|earrings|slippers|trousers|jeans|shorts|pants|scissors|sunglasses|headphones|weather|information|money|eyes|teeth|manners|fun|harm|damage|pollution|transportation|violence|patience|permission)$/;

/**
 * "Those knowledge", "a good health", "a new clothes", "many young peoples": nouns that exist in one number only (Quirk
 * and others, 5.9, 5.73–80).
 */
export const massNoun = (sentence: Sentence, word: TaggedWord, at: number): Edit[] => [
  ...thoseMasses(sentence, word, at),
  ...aMass(sentence, word, at),
  ...secondPlural(sentence, word, at),
];

const single: Readonly<Record<string, string>> = { these: 'this', those: 'that' };

function thoseMasses({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  const put = single[word.lower];
  const noun = put && words[nounBehind(words, at)];
  return put && noun && masses.test(noun.lower) ? nounEdit(at, [put]) : [];
}

function aMass({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  if (word.lower !== 'a' && word.lower !== 'an') return [];
  if (words[at + 1]?.lower === 'little') return [];
  const place = nounBehind(seenAsAdjectives(words, at), at);
  const [noun, next] = [words[place], words[place + 1]];
  if (!noun || !articleless.test(noun.lower)) return [];
  const isJoined = next?.before === '' && /^(?:and|or|of|about)$/.test(next.lower);
  if (isJoined && !/^(?:weather|information|money)$/.test(noun.lower)) return [];
  const isDirect = place === at + 1;
  if (noun.lower === 'knowledge' && !isDirect) return [];
  // "A behaviour that was new".
  if (next?.before === '' && next.lower === 'that') return [];
  return isDirect && /^(?:money|knowledge|information)$/.test(noun.lower)
    ? nounEdit(at, ['some'])
    : nounEdit(at, []);
}

/** "A new fashionable clothes": the tagger takes the first adjective for an adverb. */
const seenAsAdjectives = (words: readonly TaggedWord[], at: number): readonly TaggedWord[] =>
  words.map((word, place) => (place === at + 1 && word.lower === 'new' ? { ...word, kind: 'ADJ' } : word));

/** Things that persons rather than nations do. */
const ofPersons =
  /^(?:think|want|like|believe|say|don't|use|go|buy|prefer|know|need|love|hate|drive|eat|watch|who)$/;

/** "Young peoples", "through the medias", "the polices came". */
function secondPlural({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  const [last, next] = [words[at - 1], words[at + 1]];
  if (word.before !== '' || !last || next?.lower === 'of') return [];
  if (word.lower === 'peoples') {
    const isTold =
      /^(?:young|old|older|younger|poor|rich|lot)$/.test(last.lower) ||
      (words[at - 2]?.lower === 'lot' && last.lower === 'of') ||
      (/^(?:many|some|other|most|those|few|more)$/.test(last.lower) && ofPersons.test(next?.lower ?? ''));
    return isTold &&
      !/^(?:NOUN|PROPN|ADJ)$/.test(next?.kind ?? '') &&
      !words.some(({ lower }) =>
        /^(?:indigenous|native|nations?|tribes?|ancient|nomadic|cultures?|conquered)$/.test(lower),
      )
      ? nounEdit(at, ['people'])
      : [];
  }
  if (word.lower === 'medias' && /^(?:the|social|mass|these|all|of)$/.test(last.lower)) {
    return nounEdit(at, ['media']);
  }
  const isCame = /^(?:came|come|caught|arrived|arrest|arrested|stopped|said|found|shot|saw|officers?)$/.test(
    next?.lower ?? '',
  );
  const isCalled = /^(?:call|called|calling|phone|phoned|tell|told)$/.test(words[at - 2]?.lower ?? '');
  return word.lower === 'polices' && last.lower === 'the' && (isCame || isCalled)
    ? nounEdit(at, ['police'])
    : [];
}
