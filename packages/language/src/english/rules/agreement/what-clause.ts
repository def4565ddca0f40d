import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { named } from './named.ts';

/** "What annoy me most is", "what worries them are the noise": a clause with "what" is singular (Quirk and others, 10.34, 15.8). */
export const whatClause = (sentence: Sentence): Edit[] => [
  ...verbOfWhat(sentence),
  ...verbOfClause(sentence),
];

/** "What we need are a plan": the complement is singular. */
function verbOfClause({ words, end }: Sentence): Edit[] {
  const opens = words.findIndex(({ lower }, at) => at <= 1 && lower === 'what');
  if (opens < 0 || (opens === 1 && !/^(?:but|and)$/.test(words[0]?.lower ?? '')) || end.startsWith('?')) {
    return [];
  }
  const at = words.findIndex(({ lower }, place) => place > opens + 2 && /^(?:are|were)$/.test(lower));
  const [last, verb, next] = [words[at - 1], words[at], words[at + 1]];
  if (!last || !verb || verb.before !== '' || next?.before !== '') return [];
  if (
    /^(?:you|we|they|there|who|which|that|what)$/.test(last.lower) ||
    /^(?:people|things)$/.test(last.lower)
  ) {
    return [];
  }
  if (!/^(?:a|an|the|my|our|his|her|their|its|this|that)$/.test(next.lower)) return [];
  if (words.slice(opens + 1, at).some(({ lower }) => linking.test(lower))) return [];
  const phrase = nounPhraseAt(words, at + 1);
  if (phrase && isFinite(words[phrase.head + 1])) return [];
  const behind = phrase && words[phrase.head + 1];
  if (phrase?.number !== 'singular' || behind?.lower === 'and' || behind?.before === ',') return [];
  return [{ ...named, at, remove: 1, put: [verb.lower === 'are' ? 'is' : 'was'] }];
}

/** "What were fields are a car park", "what some call weeds are a feast": the clause itself names something plural. */
const linking =
  /^(?:be|been|being|are|were|seem|seems|seemed|appear|appears|appeared|look|looks|looked|become|becomes|became|remain|remains|remained|call|calls|called|consider|considers|considered|regard|regards|regarded|take|takes|took|mistake|mistook|think|thinks|thought|describe|describes|described|term|termed)$/;

/** Verbs whose past differs from the base; "what upset me was" is right. */
const feeling =
  /^(?:annoy|worry|surprise|interest|bother|please|scare|frighten|amaze|excite|make|matter|irritate|disappoint|disturb|fascinate|attract|strike|shock|impress|confuse|puzzle|concern|attract|inspire|motivate|help|give|bring|keep|drive|cause|amuse|trouble|embarrass|delight|depress|anger|terrify|encourage|touch|move|convince|tempt|distinguish|separate|unite|connect)$/;
/** "What help the nuns gave", "what interest the bank charges" begin with a noun. */
const unlikeNouns =
  /^(?:annoy|bother|please|scare|frighten|amaze|excite|irritate|disappoint|disturb|fascinate|attract|impress|confuse|amuse|embarrass|depress|terrify|convince|make|keep|bring)$/;

/** "What annoy me". */
function verbOfWhat({ words, end }: Sentence): Edit[] {
  const [what, verb, object] = words;
  if (
    what?.lower !== 'what' ||
    !verb ||
    end.startsWith('?') ||
    !/^(?:me|us|him|her|them|people|the|you|my)$/.test(object?.lower ?? '')
  ) {
    return [];
  }
  if (verb.kind !== 'VERB' || !feeling.test(verb.lower)) return [];
  if (/^(?:the|my)$/.test(object?.lower ?? '') && !unlikeNouns.test(verb.lower)) return [];
  const forms = formsOf(verb);
  if (!forms || verb.lower !== forms.base) return [];
  return [{ ...named, at: 1, remove: 1, put: [forms.s] }];
}
