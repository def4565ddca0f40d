import type { Sentence } from '../../context/likelihood.ts';
import { numberOf } from '../../lexicon/agreeing.ts';
import { needsDeterminer } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { indefiniteArticle } from '../../lexicon/indefinite-article.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { articleMissing } from './named.ts';

/** The people or things a text is about: there is one of each. */
const tellers = /^(?:professor|lecturer|author|narrator|lecture|passage)$/;
/** Used like names, or also verbs. */
const calledSo =
  /^(?:baby|doctor|nurse|teacher|chef|captain|cook|guide|guard|judge|coach|boss|god|mum|mom|dad|sir|lady|post|figure|table|chapter|section|page|exit|gate|version|watch|box|book|switch|stamp|comb|lock|shop|lift|table|exercise|sign|signal|focus)$/;

/** "Car is very useful", "because coffee machine breaks", "however, professor says" (Quirk and others, 5.26–44). */
export const bareSubject = (sentence: Sentence): Edit[] =>
  /^[.!?,;]/.test(sentence.end)
    ? sentence.words.flatMap((_, at) => (opensClause(sentence.words, at) ? articleAt(sentence, at) : []))
    : [];

function articleAt(sentence: Sentence, at: number): Edit[] {
  const { words } = sentence;
  let head = at;
  while (words[head]?.kind === 'ADJ' && (head === at || words[head]?.before === '') && head < at + 2) head++;
  const nouns = head;
  while (words[head]?.kind === 'NOUN' && (head === at || words[head]?.before === '')) head++;
  head--;
  const [first, noun, verb] = [words[at], words[head], words[head + 1]];
  if (!first || !noun || head < nouns || head > nouns + 1 || !isPlain(words, at, head)) return [];
  if (!needsDeterminer(noun.lower) || !verb || verb.before !== '') return [];
  const isTeller = tellers.test(noun.lower) && head === at;
  if (isTeller && isPresent(verb)) return put(at, 'the');
  if ((head === at && calledSo.test(noun.lower)) || !isFinite(verb) || isPluralVerb(verb)) return [];
  const the = sentence.gain(at, 0, ['the']);
  const a = indefiniteArticle(first.lower);
  const indefinite = sentence.gain(at, 0, [a]);
  if (Math.max(the, indefinite) < -1) return [];
  return put(at, the >= indefinite ? 'the' : a);
}

const put = (at: number, article: string): Edit[] => [{ ...articleMissing, at, remove: 0, put: [article] }];

const isPlain = (words: readonly TaggedWord[], from: number, head: number): boolean =>
  words
    .slice(from, head + 1)
    .every(
      ({ text, lower }, index) =>
        /^[a-z]+$/.test(lower) &&
        (text === lower || from + index === 0) &&
        (from + index === head || singularOf(lower) === undefined) &&
        !/^(?:such|other|own|same|most|many|more|few|several|certain|next|last|first|second|only|whole|any|some)$/.test(
          lower,
        ),
    );

const isPresent = (verb: TaggedWord): boolean =>
  isFinite(verb) || (verb.kind === 'VERB' && numberOf(verb) === 'plural');

const isPluralVerb = (verb: TaggedWord): boolean =>
  /^(?:are|were|have|do|aren't|weren't|don't|haven't)$/.test(verb.lower) ||
  (verb.kind === 'VERB' && numberOf(verb) === 'plural');

const opensClause = (words: readonly TaggedWord[], at: number): boolean =>
  at === 0 ||
  (words[at]?.before === ''
    ? /^(?:because|if|when|although|while|since|think|believe|whether|says?|states?)$/.test(
        words[at - 1]?.lower ?? '',
      ) ||
      (words[at - 1]?.lower === 'that' &&
        /^(?:think|thinks|believe|believes|say|says|said|states?|agree|true|fact|possible|impossible|clear|shows?|means?)$/.test(
          words[at - 2]?.lower ?? '',
        ))
    : words[at]?.before === ',' &&
      openers.test(
        words
          .slice(0, at)
          .map(({ lower }) => lower)
          .join(' '),
      ));

const openers =
  /^(?:in my (?:opinion|view)|for example|for instance|however|therefore|moreover|furthermore|nowadays|today|first|firstly|second|secondly|third|thirdly|finally|also|in addition|in conclusion|these days|on the other hand|in fact|as a result|of course|sometimes|recently|in general|in this case|so|but|then|thus|hence|besides|in contrast|in the lecture|in the passage|in the reading)$/;
