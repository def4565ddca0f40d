import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';
import { complementEdit } from './complement-edit.ts';

const causing = setOf('make makes made making let lets letting');
const objects = setOf('me him us them you it');
const groups = setOf(
  'people everyone everybody someone somebody children company companies country countries government governments society family families',
);
/** "God made us to serve him", "the boots were made to be worn": created, for a purpose. */
const makers = setOf('god gods nature creator lord heaven evolution whom who tools machines');
const purposes = setOf('order measure serve last match fit');
const degrees = setOf('more less very so too really happier better stronger');

/**
 * "makes them to be more careful", "makes people to buy": after the object of "make" and "let" the infinitive has no
 * "to" (Quirk and others, 16.46, 16.52).
 */
export const madeToBe: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    if (!isOneOf(word, causing) || !/^(?:VERB|AUX)$/.test(word.kind)) return [];
    if (/^(?:be|been|is|are|was|were|get|got|being)$/.test(words[at - 1]?.lower ?? '')) return [];
    if (words.slice(0, at).some((before) => isOneOf(before, makers))) return [];
    const to = behindObject(words, at + 1);
    const verb = to === undefined ? undefined : words[to + 1];
    if (to === undefined || !verb || words[to]?.lower !== 'to' || words[to]?.before !== '') return [];
    const next = words[to + 2];
    const isMaking = word.lower.startsWith('ma');
    if (verb.lower === 'be' && next?.before === '') {
      const isQuality = next.kind === 'ADJ' || isOneOf(next, degrees);
      return isMaking && isQuality ? complementEdit(to, 2, []) : [];
    }
    const forms = verb.before === '' && verb.kind === 'VERB' ? formsOf(verb) : undefined;
    if (forms?.base !== verb.lower || isOneOf(verb, purposes) || words[at + 1]?.lower === 'it') return [];
    return complementEdit(to, 2, [forms.base]);
  });

/** The index after an object that is a person or people. */
function behindObject(words: readonly TaggedWord[], at: number): number | undefined {
  const first = words[at];
  if (!first || first.before !== '') return undefined;
  if (isOneOf(first, objects)) return at + 1;
  const phrase = nounPhraseAt(words, at);
  const noun = words[phrase?.head ?? words.length]?.lower;
  if (!phrase || noun === undefined) return undefined;
  return groups.has(noun) || isPerson(noun) || isPerson(singularOf(noun) ?? '') ? phrase.head + 1 : undefined;
}
