import type { Sentence } from '../context/likelihood.ts';
import { numberOf } from '../words/agreeing.ts';
import { nounPhraseAt } from '../words/noun-phrase.ts';
import { formsOf } from '../words/forms-of.ts';
import type { Edit } from '../words/edit.ts';
import type { TaggedWord } from '../words/tagged-words.ts';
import { isOneOf, setOf, type GrammarRule } from './grammar-rule.ts';

const named = {
  rule: 'ClauseComma',
  reason: 'Punctuation',
  summary: 'A comma stands between the opening words and the clause.',
} as const;

const opening = setOf('when if although though because while after before since once unless as whenever');
const subjects = setOf('i you he she it we they');
/** Verbs behind which a clause may be their object: "when I said he was". */
const withClause = setOf(
  'say tell think know believe hope feel see hear find guess wish realize realise suppose imagine remember forget learn notice show prove mean understand decide discover claim agree admit fear assume expect suggest make let help have watch be do want need',
);

/**
 * The comma behind an opening clause, and between two sentences that only a comma joins (Quirk and others, appendix
 * III.12–20; punctuation in the error types of NUCLE).
 */
export const commas: GrammarRule = (sentence) => [...openingClause(sentence), ...splice(sentence)];

const isFinite = (word: TaggedWord | undefined): boolean => {
  if (!word) return false;
  if (word.kind === 'AUX') return !/^(?:be|been|being)$/.test(word.lower);
  const forms = word.kind === 'VERB' ? formsOf(word) : undefined;
  return forms !== undefined && (word.lower === forms.past || numberOf(word) !== undefined);
};

/** "When the rain stopped we walked back". */
function openingClause({ words }: Sentence): Edit[] {
  const first = words[0]?.lower === 'even' ? words[1] : words[0];
  if (!isOneOf(first, opening) || words.some(({ before }) => before.includes(','))) return [];
  const at = words.findIndex(
    (word, place) => place > 2 && isOneOf(word, subjects) && isFinite(words[place + 1]),
  );
  const last = words[at - 1];
  if (at < 0 || !last || words[at]?.before !== '') return [];
  const inside = words.slice(1, at);
  if (!inside.some((word) => isFinite(word))) return [];
  const isSame = words[1]?.lower === words[at]?.lower && last.kind === 'NOUN';
  if ((!isSame && !/^(?:VERB|ADV|ADJ)$/.test(last.kind)) || isOneOf(last, opening)) return [];
  const base = last.kind === 'VERB' ? formsOf(last)?.base : undefined;
  if (base !== undefined && withClause.has(base)) return [];
  if (inside.some(({ lower }) => /^(?:that|which|who|what|where|how|why|than|and|or|so|as)$/.test(lower))) {
    return [];
  }
  return [{ ...named, at: at - 1, remove: 2, put: [`${last.text},`, words[at]?.text ?? ''] }];
}

/** "The museum was closed, we went to the market." */
function splice({ words, end, start }: Sentence): Edit[] {
  const commaAt = words.flatMap(({ before }, at) => (before.includes(',') ? [at] : []));
  const [at] = commaAt;
  if (
    at === undefined ||
    commaAt.length !== 1 ||
    at < 4 ||
    !end.startsWith('.') ||
    /["“”'’]/.test(start + end)
  ) {
    return [];
  }
  const subject = words[at];
  if (!subject || !isOneOf(subject, subjects) || !isFinite(words[at + 1]) || words.length - at < 4) return [];
  const verb = words[at + 1];
  if (
    verb &&
    /^(?:say|said|says|think|thought|believe|know|knew|suppose|guess|added|asked|replied|was|were|had)$/.test(
      verb.lower,
    ) &&
    subject.lower !== 'it'
  ) {
    return [];
  }
  const head = words.slice(0, at);
  const phrase = nounPhraseAt(words, 0);
  const verbAt = isOneOf(words[0], subjects) ? 1 : phrase?.hasDeterminer ? phrase.head + 1 : -1;
  if (verbAt < 0 || !isFinite(words[verbAt])) return [];
  if (
    head.some(
      ({ lower }) =>
        /^(?:if|when|although|because|while|after|before|since|as|once|that|which|who|whatever|whether|what|how|where|why|neither|either|not|only|no|never|more|so|such|had|the)$/.test(
          lower,
        ) && lower !== 'the',
    )
  ) {
    return [];
  }
  if (words.slice(at).some(({ lower }) => /^(?:too|either|though|and|or|but)$/.test(lower))) return [];
  const last = words[at - 1];
  return last
    ? [
        {
          ...named,
          rule: 'CommaSplice',
          mayTakeCommas: true,
          summary: 'A comma alone does not join two sentences.',
          at: at - 1,
          remove: 2,
          put: [`${last.text};`, subject.lower === 'i' ? 'I' : subject.lower],
        },
      ]
    : [];
}
