import type { Sentence } from '../../context/likelihood.ts';
import { inNumber, numberOf } from '../../lexicon/agreeing.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { setOf } from '../grammar-rule.ts';
import { clauseStarts } from './clause-starts.ts';
import { named } from './named.ts';

const bodies = setOf('government company family team class group committee club firm crew audience public');
const determiners = setOf('the a this that my your his her our their each every');

/**
 * "The company make a new car": a single body; British English uses the plural where its members are meant (Quirk and
 * others, 10.36).
 */
export const bodyOfPeople = ({ words }: Sentence): Edit[] =>
  clauseStarts(words).flatMap((from): Edit[] => {
    const [determiner, body] = [words[from], words[from + 1]];
    const isBody = body?.before === '' && bodies.has(body.lower);
    if (!determiner || !determiners.has(determiner.lower) || !isBody) return [];
    const at = /^(?:that|which|also|always|often|never)$/.test(words[from + 2]?.lower ?? '')
      ? from + 3
      : from + 2;
    const [verb, next] = [words[at], words[at + 1]];
    if (!verb || verb.kind !== 'VERB' || verb.before !== '' || numberOf(verb) !== 'plural') return [];
    const put = inNumber(verb, 'singular');
    const isFollowed =
      next?.before === '' && /^(?:DET|PRON|ADP|ADJ|PART|ADV)$/.test(next.kind) && !isFinite(next);
    return put !== undefined && isFollowed ? [{ ...named, at, remove: 1, put: [put] }] : [];
  });
