import type { Sentence } from '../../context/likelihood.ts';
import { needsDeterminer } from '../../lexicon/counted-nouns.ts';
import { isDeterminer } from '../../lexicon/determiners.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { indefiniteArticle } from '../../lexicon/indefinite-article.ts';
import { isFinite } from '../../lexicon/finite.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { definiteArticle } from './named.ts';

const superlative =
  /^(?:best|worst|(?:tall|small|old|young|fast|slow|high|low|long|short|strong|weak|cheap|rich|poor|clean|hard|great|cold|warm|near|kind|bright|dark|deep|quick|new|quiet|loud|smart|sweet|soft)est|biggest|hottest|largest|nicest|easiest|happiest|safest|closest|friendliest|prettiest|busiest|finest|funniest|heaviest|widest|latest|saddest|thinnest|noisiest|dirtiest|simplest|wisest|earliest)$/;
const unique = /^(?:sun|moon|sky|environment|countryside|universe|seaside|world|media|internet|army)$/;
const persons = /^(?:rich|poor|unemployed|elderly|disabled|homeless|blind|deaf|sick|injured)$/;
const title = /^(?:Mount|Lake|Mr|Mrs|Ms|Dr|King|Queen|Professor|Saint|Aunt|Uncle|Captain|Cape)$/;
/** "The God of the Old Testament" and "the God we believe in" are right. */
const ofGod = /^(?:is|and|because|will|has|can|but|gave|created|made|loves|helps|wants|knows)$/;
/** Nouns in general, where learners put "the": "in the tourism". */
const general =
  /^(?:tourism|journalism|advertising|marketing|unemployment|mankind|racism|happiness|globalisation|globalization|poverty|childhood|adulthood|inflation|immigration|feminism|democracy|equality|literature|astronomy|psychology|engineering|agriculture|gardening|fitness|vegetarianism|bullying|cycling|swimming|skiing|smoking|obesity|pollution|loneliness|boredom)$/;
const closing =
  /^(?:is|are|was|were|has|can|and|but|when|because|after|before|in|at|on|for|to|as|if|with|today|nowadays|very|more|while|since|from|or|will|should)$/;

/** "the" missing before superlatives and unique things, or superfluous before names and nouns used in general. */
export const definite = (sentence: Sentence): Edit[] =>
  sentence.words.flatMap((word, at) => [
    ...beforeSuperlative(sentence, word, at),
    ...beforeUnique(sentence, word, at),
    ...superfluous(sentence, word, at),
    ...exclaimed(sentence, word, at),
    ...ofRivers(sentence, word, at),
  ]);

const put = (at: number): Edit[] => [{ ...definiteArticle, at, remove: 0, put: ['the'] }];

/** "It was best concert", "one of most beautiful", "He is tallest boy". */
function beforeSuperlative({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  const last = words[at - 1];
  const isMost =
    word.lower === 'most' &&
    words[at + 1]?.kind === 'ADJ' &&
    words[at + 2]?.before === '' &&
    words[at + 2]?.kind === 'NOUN' &&
    /^(?:beautiful|important|interesting|famous|popular|expensive|difficult|dangerous|common|delicious|exciting|boring|useful|modern|intelligent|successful|comfortable|wonderful|amazing|horrible|terrible|serious|valuable|powerful|effective|impressive|memorable)$/.test(
      words[at + 1]?.lower ?? '',
    );
  if (at === 0 && isBestOf(words, isMost)) return put(at);
  if (isOneOfBest(words, word, at)) return [{ ...definiteArticle, at: at - 1, remove: 1, put: ['the'] }];
  if ((!superlative.test(word.lower) && !isMost) || !last || word.before !== '' || isDeterminer(last)) {
    return [];
  }
  const next = words[isMost ? at + 2 : at + 1];
  if (!next || next.before !== '' || next.kind !== 'NOUN' || /^(?:time|things)$/.test(next.lower)) return [];
  const isPlace =
    /^(?:is|was|are|were|be|been|become|became|have|has|had|of|with|in|for|it's|he's|she's|that's|not|always|really)$/.test(
      last.lower,
    ) ||
    (last.kind === 'VERB' && !/^(?:wish|work|try|do|like|love)/.test(last.lower));
  if (next.lower === 'friend' && /^(?:are|were)$/.test(last.lower)) return [];
  // "One of most beautiful": the finding covers "of" too.
  if (isPlace && last.lower === 'of' && words[at - 2]?.lower === 'one') {
    return [{ ...definiteArticle, at: at - 1, remove: 1, put: ['of', 'the'] }];
  }
  return isPlace &&
    !(
      word.lower === 'best' &&
      /^(?:friends|friend|wishes|practice|practices|regards|man|buddies|mates)$/.test(next.lower) &&
      !last.lower.endsWith('s') &&
      next.lower !== 'friend'
    )
    ? put(at)
    : [];
}

/** "Best way to learn is", "most important thing is": the verb shows that this is a sentence; "best wishes" is not. */
const isBestOf = (words: Sentence['words'], isMost: boolean): boolean => {
  const [first, noun, next] = [words[0], words[isMost ? 2 : 1], words[isMost ? 3 : 2]];
  if (
    !first ||
    !noun ||
    next?.before !== '' ||
    noun.before !== '' ||
    !(isMost || superlative.test(first.lower))
  ) {
    return false;
  }
  return (
    /^(?:thing|way|part|reason|idea|problem|question|point|solution|place|advantage|difference|example|factor)$/.test(
      noun.lower,
    ) && /^(?:is|was|to|of|for|about|in)$/.test(next.lower)
  );
};

/** "He is a best player in the team": there is only one. */
const isOneOfBest = (words: Sentence['words'], word: TaggedWord, at: number): boolean =>
  /^an?$/.test(words[at - 1]?.lower ?? '') &&
  superlative.test(word.lower) &&
  words[at + 1]?.kind === 'NOUN' &&
  words[at + 1]?.before === '' &&
  !/^(?:friend|seller|man|buddy|practice|mate|interest|guess|effort|case|time|wish)$/.test(
    words[at + 1]?.lower ?? '',
  ) &&
  /^(?:in|of|i|that|on|at)$/.test(words[at + 2]?.lower ?? '');

/** "Sun rises at six", "look after environment", "rich would pay". */
function beforeUnique(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  const last = words[at - 1];
  const next = words[at + 1];
  if (
    last &&
    word.before === '' &&
    (isDeterminer(last) ||
      /^(?:ADJ|NOUN|PROPN|NUM)$/.test(last.kind) ||
      (last.lower === 'of' && word.lower === 'sky'))
  ) {
    return [];
  }
  if ((unique.test(word.lower) && word.text === word.lower) || (unique.test(word.lower) && at === 0)) {
    const isSubject =
      (isFinite(next) || /^(?:rises|sets|shines)$/.test(next?.lower ?? '')) && next?.before === '';
    const isObject =
      last !== undefined &&
      word.before === '' &&
      (!next || next.before !== '' || closing.test(next.lower)) &&
      (last.kind === 'VERB' || last.kind === 'ADP');
    return (isSubject || isObject) && sentence.gain(at, 0, ['the']) > (isSubject ? -1.5 : 0) ? put(at) : [];
  }
  if (
    persons.test(word.lower) &&
    next?.before === '' &&
    /^(?:would|should|must|will|can|could|are|were|have|get|pay|need|do|don't|cannot|live|suffer)$/.test(
      next.lower,
    )
  ) {
    const isStart =
      at === 0 || word.before.includes(',') || /^(?:that|because|if|and|but|when)$/.test(last?.lower ?? '');
    return isStart && last?.lower !== 'and' ? put(at) : [];
  }
  return [];
}

/** "the Mount Snowdon", "in the tourism". */
function superfluous({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  const next = words[at + 1];
  if (word.lower !== 'the' || !next || next.before !== '') return [];
  const after = words[at + 2];
  const remove: Edit[] = [{ ...definiteArticle, at, remove: 1, put: [] }];
  if (
    title.test(next.text) &&
    after?.before === '' &&
    /^\p{Lu}\p{Ll}/u.test(after.text) &&
    !/^(?:District|Hotel|Street|Road|Park|Theatre|School|Hospital|Museum|House|Building|Bridge)$/.test(
      words[at + 3]?.text ?? '',
    )
  ) {
    return remove;
  }
  const isGod = next.text === 'God' && (!after || after.before !== '' || ofGod.test(after.lower));
  if (isGod || isGeneralSubject(words, at)) return remove;
  if (!general.test(next.lower) || (after?.before === '' && !closing.test(after.lower))) return [];
  if (after?.before === '' && /^(?:in|at|on|for|to|of|that|which|from|with)$/.test(after.lower)) return [];
  const last = words[at - 1];
  const isGeneral =
    last !== undefined &&
    word.before === '' &&
    /^(?:in|about|of|study|studies|studied|like|love|against|for|like|to|hate|enjoy|fight|into|from|by|reduce|increase)$/.test(
      last.lower,
    );
  return isGeneral ? remove : [];
}

const virtues =
  /^(?:honesty|patience|loyalty|creativity|courage|happiness|kindness|generosity|education|tourism|unemployment|poverty|racism|democracy|equality|obesity|pollution|loneliness|jealousy|nature|smoking|advertising|inflation|immigration|mankind|teamwork|curiosity)$/;

/**
 * "In my opinion, the honesty is very important": a quality is judged in general; "the poverty is shocking" refers to a
 * place.
 */
function isGeneralSubject(words: Sentence['words'], at: number): boolean {
  const [noun, verb] = [words[at + 1], words[at + 2]];
  const opening = words
    .slice(0, at)
    .map(({ lower }) => lower)
    .join(' ');
  const judged = words
    .slice(at + 3)
    .map(({ lower }) => lower)
    .join(' ');
  return (
    /^(?:(?:in my opinion|for me|i think|i believe|i am sure)(?: that)?)?$/.test(opening) &&
    virtues.test(noun?.lower ?? '') &&
    verb?.before === '' &&
    verb.lower === 'is' &&
    /^(?:(?:very |so |really |also )?(?:important|essential|necessary)|the (?:key|basis|most important|best)|one of the (?:most|best|biggest|main)|a (?:virtue|quality|value))\b/.test(
      judged,
    )
  );
}

/** "What lovely surprise it was!" */
function exclaimed({ words, end }: Sentence, word: TaggedWord, at: number): Edit[] {
  if (word.lower !== 'what' || at !== 0 || end.startsWith('?')) return [];
  const head = words.findIndex((noun, place) => place > 0 && noun.kind === 'NOUN');
  const noun = words[head];
  const next = words[head + 1];
  if (!noun || head > 3 || head < 2 || !words.slice(1, head).every(({ kind }) => kind === 'ADJ')) return [];
  const isCounted =
    needsDeterminer(noun.lower) ||
    /^(?:surprise|pity|shame|day|idea|time|party|view|place|game|night|life|mess|match|meal|relief|waste|disaster|city|voice|film|movie|trick)$/.test(
      noun.lower,
    );
  const isExclaimed =
    end.startsWith('!') || /^(?:it|he|she|this|that|you|they|we|i)$/.test(next?.lower ?? '');
  const first = words[1];
  return isCounted && isExclaimed && first && next?.lower !== 'is'
    ? [{ ...definiteArticle, at: 1, remove: 0, put: [indefiniteArticle(first.lower)] }]
    : [];
}

const rivers =
  /^(?:Nile|Thames|Danube|Rhine|Seine|Mississippi|Pacific|Atlantic|Mediterranean|Alps|Himalayas|Pyrenees|Andes|Sahara|Netherlands|Philippines|Vatican|Kremlin|Louvre|Colosseum|Parthenon|Amazon)$/;

/** "Amazon is the longest river", "across Sahara". */
function ofRivers({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  const last = words[at - 1];
  const next = words[at + 1];
  if (
    !rivers.test(word.text) ||
    (last &&
      word.before === '' &&
      !/^(?:in|on|of|to|from|across|through|along|near|visit|visited|see|saw|cross|crossed|and|over|into|by|that|because|when)$/.test(
        last.lower,
      ))
  ) {
    return [];
  }
  if (next?.before === '' && /^(?:PROPN|NOUN|ADJ)$/.test(next.kind)) return [];
  if (
    word.text === 'Amazon' &&
    !words.some(({ lower }) => /^(?:river|rainforest|jungle|forest|water|longest|flows)$/.test(lower))
  ) {
    return [];
  }
  return [{ ...definiteArticle, at, remove: 1, put: ['the', word.text] }];
}
