import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';

const named = {
  rule: 'WordOrder',
  reason: 'WordOrder',
  summary: 'This adverb stands before the verb.',
} as const;

/** "He plays still golf", "Put on your helmet always before you start" (Quirk and others, 8.18, 8.118). */
export const adverbBeforeVerb = (sentence: Sentence): Edit[] => [
  ...beforeObject(sentence),
  ...behindObject(sentence),
];

function beforeObject(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    const [verb, subject] = [words[at - 1], words[at - 2]];
    if (!/^(?:still|always|never|already|also|often|usually)$/.test(word.lower) || word.before !== '') {
      return [];
    }
    if (!verb || !subject || verb.before !== '' || !(verb.kind === 'VERB' || isOwning(words, at))) {
      return [];
    }
    const forms = formsOf(verb);
    const isFinite = forms && (verb.lower === forms.s || verb.lower === forms.base);
    if (
      !isFinite ||
      /^(?:be|go|come|look|seem|stand|sit|lie|live|stay|work|feel|become|say|let)$/.test(forms.base)
    ) {
      return [];
    }
    if (!/^(?:i|you|he|she|it|we|they|who)$/.test(subject.lower) && !/^(?:NOUN|PROPN)$/.test(subject.kind)) {
      return [];
    }
    const next = words[at + 1];
    const phrase = next?.before === '' ? nounPhraseAt(words, at + 1) : undefined;
    const isObject = phrase !== undefined && (phrase.hasDeterminer || next?.kind === 'NOUN');
    const gain = sentence.gain(at - 1, 2, [word.lower, verb.lower]);
    return next?.before === '' && gain > (isObject ? -1.5 : 3)
      ? [{ ...named, at: at - 1, remove: 2, put: [word.lower, verb.lower] }]
      : [];
  });
}

/** "I have always time for you", "does always the same": "have" or "do" is the main verb. */
const isOwning = (words: Sentence['words'], at: number): boolean =>
  /^(?:have|has|do|does)$/.test(words[at - 1]?.lower ?? '') &&
  /^(?:always|never|still|often|usually)$/.test(words[at]?.lower ?? '') &&
  /^(?:time|money|a|an|the|my|his|her|fun|problems)$/.test(words[at + 1]?.lower ?? '');

/** "always" after the object, before a clause or a phrase of time. */
function behindObject({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const next = words[at + 1];
    if (
      word.lower !== 'always' ||
      word.before !== '' ||
      !/^(?:before|after|when|in|at|on|with|without)$/.test(next?.lower ?? '')
    ) {
      return [];
    }
    for (let from = at - 2; from >= Math.max(1, at - 5); from--) {
      const phrase = nounPhraseAt(words, from);
      if (
        phrase?.head !== at - 1 ||
        !/^(?:the|my|your|his|her|our|their|a|an)$/.test(words[from]?.lower ?? '')
      ) {
        continue;
      }
      const hasParticle = /^(?:on|off|up|out|down|in)$/.test(words[from - 1]?.lower ?? '');
      const verbAt = hasParticle ? from - 2 : from - 1;
      const verb = words[verbAt];
      const subject = words[verbAt - 1];
      const forms = verb && formsOf({ ...verb, kind: 'VERB' });
      if (!verb || !forms || (verb.lower !== forms.base && verb.lower !== forms.s) || forms.base === 'be') {
        return [];
      }
      if (subject && !/^(?:please|i|you|he|she|we|they|and)$/.test(subject.lower)) return [];
      const moved = words
        .slice(verbAt, at)
        .map(({ text }, index) => (index === 0 ? text.toLowerCase() : text));
      return [{ ...named, at: verbAt, remove: at + 1 - verbAt, put: ['always', ...moved] }];
    }
    return [];
  });
}
