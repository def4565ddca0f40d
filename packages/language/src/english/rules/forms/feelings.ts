import type { Sentence } from '../../context/likelihood.ts';
import { isPerson, isThing } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { mainVerbBehind } from '../agreement/main-verb.ts';

const named = {
  rule: 'FeelingOrCause',
  reason: 'Malapropism',
  summary: 'Words in -ed tell what somebody feels, words in -ing what makes them feel so.',
} as const;

const stem =
  '(?:bor|excit|confus|surpris|tir|frustrat|disappoint|embarrass|shock|annoy|interest|amaz|exhaust|fascinat|frighten|terrif|worr|depress|relax|satisf|disgust|thrill|amus|irritat|astonish|puzzl|impress|overwhelm|horrif|mov|inspir|touch|please|pleas|threaten|charm|entertain)';
const causing = new RegExp(`^${stem}y?ing$`);
const feeling = new RegExp(`^${stem}(?:i?ed)$`);
const degree =
  /^(?:very|so|really|not|quite|too|rather|a|bit|more|extremely|totally|completely|absolutely|pretty|little|always|also|often|never|still|most|just|such)$/;
const links =
  /^(?:am|is|are|was|were|be|been|being|feel|feels|felt|get|gets|got|become|became|becomes|look|looks|looked|seem|seems|seemed|i'm|we're|they're|he's|she's|it's|isn't|wasn't|weren't|aren't|getting|feeling|sound|sounds|sounded)$/;
const abstracts =
  /^(?:game|lesson|trip|party|subject|course|experience|play|show|place|news|result|music|weather|food|work|life|history|match|holiday|it|this|that|topic|part|fact|thing|day|evening|concert|competition|performance|discussion|speech|travelling|learning|movie|film|event|exam|advice|journey|football|everything|nothing|something|english|class|talk|meeting|visit)s?$/;

/** "I was so boring during the lecture", "The film was very interested", "an excited story" (Quirk and others, 7.15–19). */
export function feelings({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const isCausing = causing.test(word.lower);
    if (!isCausing && !feeling.test(word.lower)) return [];
    let place = at - 1;
    while (degree.test(words[place]?.lower ?? '') && words[place]?.before === '') place--;
    const link = words[place];
    const next = words[at + 1];
    if (!link || !links.test(link.lower)) return isCausing ? [] : beforeNoun(words, at);
    const whose = subjectOf(words, place, link.lower);
    const behind = next?.before === '' ? next.lower : '';
    if (
      isCausing &&
      whose === 'speaker' &&
      !/^(?:it|him|her|them|you|us|me|the|my|his|a|an|to|for|our|your)$/.test(behind) &&
      !isVerbal(word.lower, behind)
    ) {
      return [{ ...named, at, remove: 1, put: [word.lower.replace(/ying$/, 'ied').replace(/ing$/, 'ed')] }];
    }
    const isFelt =
      /^(?:about|by|at|with|of)$/.test(behind) ||
      (behind === 'in' && word.lower === 'interesting') ||
      (behind === 'to' && /^(?:hear|see|learn|find|know)$/.test(words[at + 2]?.lower ?? ''));
    if (
      isCausing &&
      (whose === 'speaker' || whose === 'person') &&
      isFelt &&
      !/^(?:moving|touching|relaxing|worrying|threatening|charming|entertaining|pleasing|inspiring)$/.test(
        word.lower,
      )
    ) {
      return [{ ...named, at, remove: 1, put: [word.lower.replace(/ying$/, 'ied').replace(/ing$/, 'ed')] }];
    }
    const isDescribed =
      !isCausing &&
      whose === 'thing' &&
      !/^(?:of|by|with|in|to|at|from|into|on|about|for|when|out|up|down|as|near|towards|back|forward)$/.test(
        behind,
      ) &&
      !/^(?:moved|touched|pleased|threatened|relaxed|depressed|satisfied|inspired|charmed|exhausted|worried|impressed)$/.test(
        word.lower,
      );
    if (isDescribed && !/^(?:feel|feels|felt|get|got)$/.test(link.lower)) {
      return [{ ...named, at, remove: 1, put: [word.lower.replace(/ied$/, 'ying').replace(/ed$/, 'ing')] }];
    }
    return [];
  });
}

/** "I was moving to London", "We are worrying": verbs for what people do. */
const isVerbal = (word: string, behind: string): boolean =>
  /^(?:moving|touching|relaxing|worrying|threatening|entertaining|amusing|inspiring|charming|impressing|depressing|satisfying|pleasing)$/.test(
    word,
  ) ||
  (behind === 'and' && word === 'moving');

/** Whether the subject is the writer, another person or a thing. */
function subjectOf(
  words: Sentence['words'],
  link: number,
  linkText: string,
): 'speaker' | 'person' | 'thing' | undefined {
  if (/^(?:i'm|we're)$/.test(linkText)) return 'speaker';
  if (/^(?:he's|she's|they're)$/.test(linkText)) return 'person';
  if (linkText === "it's") return 'thing';
  let place = link - 1;
  while (/^(?:AUX|ADV|PART)$/.test(words[place]?.kind ?? '')) place--;
  const subject = words[openingThing(words, link) ?? place];
  if (!subject || words[place + 1]?.before !== '') return undefined;
  if (/^(?:i|we)$/.test(subject.lower)) return 'speaker';
  if (/^(?:he|she|they|you|everyone|everybody|nobody|who)$/.test(subject.lower)) return 'person';
  if (subject.kind !== 'NOUN' && subject.kind !== 'PRON') return undefined;
  if (isPerson(subject.lower)) return 'person';
  const owner = words[place - 1];
  if (
    subject === words[place] &&
    (/^(?:of|in|with)$/.test(owner?.lower ?? '') ||
      /^(?:of|in|with|from)$/.test(words[place - 2]?.lower ?? ''))
  ) {
    return undefined;
  }
  return abstracts.test(subject.lower) ||
    (isThing(subject.lower) &&
      !/^(?:face|voice|eye|smile|look|company|party|club|community|audience|nation)s?$/.test(subject.lower))
    ? 'thing'
    : undefined;
}

/** Things read, heard or watched; "the crowd at the ground was bored" is right. */
const works =
  /^(?:film|movie|book|play|lecture|talk|programme|program|documentary|story|novel|article|lesson|show|speech|exhibition|concert|report|match|game|news|course|meeting|journey|trip|presentation|debate)s?$/;

/** "The film about the Antarctic was": the noun at the start of the sentence, if its verb is the one at `link`. */
function openingThing(words: Sentence['words'], link: number): number | undefined {
  const phrase = nounPhraseAt(words, 0);
  const isAbout = /^(?:about|on|by|from|at)$/.test(words[(phrase?.head ?? -2) + 1]?.lower ?? '');
  return phrase?.hasDeterminer &&
    works.test(words[phrase.head]?.lower ?? '') &&
    isAbout &&
    mainVerbBehind(words, phrase.head)?.at === link
    ? phrase.head
    : undefined;
}

/** "an excited story". */
function beforeNoun(words: Sentence['words'], at: number): Edit[] {
  const word = words[at];
  const noun = words[at + 1];
  const last = words[at - 1];
  if (!word || !noun || noun.before !== '' || noun.kind !== 'NOUN' || !last) return [];
  if (!/^(?:a|an|the|very|really|so|most|this|that|some|many|such)$/.test(last.lower)) return [];
  if (
    !/^(?:bored|excited|interested|surprised|confused|frightened|disappointed|amazed|embarrassed|tired|fascinated)$/.test(
      word.lower,
    )
  ) {
    return [];
  }
  const isEvent =
    /^(?:book|film|movie|story|stories|thing|place|idea|game|lesson|city|cities|topic|subject|fact|experience|trip|journey|day|job|match|news|result|article|programme|question|adventure|holiday|speech|lecture)s?$/.test(
      noun.lower,
    );
  if (!isEvent) return [];
  const put = word.lower.replace(/ed$/, 'ing');
  const article =
    last.lower === 'a' && /^[aeiou]/.test(put)
      ? 'an'
      : last.lower === 'an' && !/^[aeiou]/.test(put)
        ? 'a'
        : undefined;
  return article === undefined
    ? [{ ...named, at, remove: 1, put: [put] }]
    : [{ ...named, at: at - 1, remove: 2, put: [article, put] }];
}
