import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { subjectAt } from '../../lexicon/subject-at.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';

const named = {
  rule: 'AddressComma',
  reason: 'Punctuation',
  summary: 'A comma stands before the name of the one who is spoken to.',
} as const;

const behind = 'A comma stands behind the one who is spoken to.';

const greetings =
  /^(?:good (?:morning|afternoon|evening|night)|thank you(?: very much)?|thanks|congratulations|excuse me|happy \w+|sorry|yes|no|welcome|well done|please|listen|look|come on|come in|goodbye|happy new year|merry christmas)$/;
const titles =
  /^(?:mr|mrs|ms|miss|dr|sir|madam|everyone|everybody|mum|mom|dad|grandma|grandpa|professor|ladies|darling|doctor|guys|boys|children)$/;

/** "Good morning Mrs Patel", "Can you help me Tom?" (vocatives: Quirk and others, 10.52–53, appendix III.21). */
export const greeting = (sentence: Sentence): Edit[] => [
  ...atOpening(sentence),
  ...atClose(sentence),
  ...first(sentence),
  ...sorry(sentence),
  ...afterWish(sentence),
];

/** "Anna can you help me?" */
function first({ words, end }: Sentence): Edit[] {
  const [name, verb, you] = words;
  if (!name || !verb || you?.lower !== 'you' || !end.startsWith('?') || verb.before !== '') return [];
  if (!/^\p{Lu}\p{Ll}+$/u.test(name.text) || !/^(?:NOUN|PROPN)$/.test(name.kind)) return [];
  if (!/^(?:can|could|will|would|do|did|are|have|were)$/.test(verb.lower)) return [];
  return [{ ...named, summary: behind, at: 0, remove: 2, put: [`${name.text},`, verb.text] }];
}

/** "I'm really sorry Anna, but …" */
function sorry({ words }: Sentence): Edit[] {
  const at = words.findIndex(({ lower }) => lower === 'sorry');
  const [last, name, next] = [words[at], words[at + 1], words[at + 2]];
  const opens = words
    .slice(0, at)
    .every(({ lower }) => /^(?:i'm|i|am|so|very|really|terribly|awfully)$/.test(lower));
  if (at < 1 || at > 4 || !opens || !last || !name || name.before !== '' || !isAddress(name)) return [];
  if (next && next.before === '') return [];
  return [{ ...named, at, remove: 2, put: ['sorry,', name.text] }];
}

/** "Thank you for your help Mr Brown.", "See you tomorrow Tom." */
function afterWish({ words, end }: Sentence): Edit[] {
  if (!/^[.!]/.test(end) || words.length < 4) return [];
  const said = `${words[0]?.lower ?? ''} ${words[1]?.lower ?? ''}`;
  if (!/^(?:thank you|thanks|see you|good luck|happy|take care|congratulations)\b/.test(said)) return [];
  const name = words.at(-1);
  const isTitled = /^(?:mr|mrs|ms|miss|dr|professor)$/.test(words.at(-2)?.lower ?? '');
  const at = words.length - (isTitled ? 3 : 2);
  const [last, next] = [words[at], words[at + 1]];
  if (!name || !last || !next || at < 2 || name.kind !== 'PROPN' || next.before !== '') return [];
  if (name.before !== '' || !/^\p{Lu}\p{Ll}+$/u.test(name.text)) return [];
  const isWhole =
    /^(?:tomorrow|later|soon|today|tonight|again|everything|much|luck|birthday)$/.test(last.lower) ||
    (isTitled && /^(?:my|your|the|all)$/.test(words[at - 1]?.lower ?? '')) ||
    (/^(?:my|your)$/.test(words[at - 1]?.lower ?? '') && last.kind === 'NOUN');
  return isWhole ? [{ ...named, at, remove: 2, put: [`${last.text},`, next.text] }] : [];
}

function atOpening({ words }: Sentence): Edit[] {
  for (let at = 1; at <= 4; at++) {
    const said = words
      .slice(0, at)
      .map(({ lower }) => lower)
      .join(' ');
    const name = words[at];
    const last = words[at - 1];
    if (!greetings.test(said) || !name || !last || name.before !== '' || !isAddress(name)) continue;
    const next = words[at + 1];
    const isPair = name.lower === 'ladies' && next?.lower === 'and';
    const isWhole = !next || next.before !== '' || next.kind === 'PROPN' || isPair;
    const isName = name.kind === 'PROPN' && !(at === 1 && subjectAt(words, at));
    return isWhole && (isName || titles.test(name.lower))
      ? [{ ...named, at: at - 1, remove: 2, put: [`${last.text},`, name.text] }]
      : [];
  }
  return [];
}

function atClose({ words, end }: Sentence): Edit[] {
  const name = words.at(-1);
  const last = words.at(-2);
  if (!name || !last || name.before !== '' || words.length < 4 || !end.startsWith('?')) return [];
  const isEnd =
    /^(?:me|please|this|that|it|now|today|tomorrow|tonight|here|again|you|home|help|ready|coming|are|is|were|was|there|tea|coffee|lunch|dinner|doing|going|today)$/.test(
      last.lower,
    );
  const isName = /^\p{Lu}\p{Ll}+$/u.test(name.text) && name.kind === 'PROPN';
  if (!isEnd || !(isName || /^(?:sir|madam|mum|mom|dad|doctor|professor|darling)$/.test(name.lower))) {
    return [];
  }
  if (/^(?:call|call(?:ed|s)|named?)$/.test(words.at(-3)?.lower ?? '')) return [];
  return [{ ...named, at: words.length - 2, remove: 2, put: [`${last.text},`, name.text] }];
}

const isAddress = (word: TaggedWord): boolean =>
  titles.test(word.lower) || (word.kind === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(word.text));
