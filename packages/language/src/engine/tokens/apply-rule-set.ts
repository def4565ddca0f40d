import { matchCase } from '../match-case.ts';
import type { Finding } from '../finding.ts';
import { placeAt, type PhraseRule, type Reason, type RuleSet, type TokenRule } from './rule.ts';
import type { Token } from './token.ts';

/** What the rules of a language find in a paragraph, token rules first; findings may overlap. */
export function applyRuleSet<Lexicon>(
  paragraph: string,
  tokens: readonly Token[],
  { tokens: tokenRules, phrases, summaries }: RuleSet<Lexicon>,
  lexicon: Lexicon,
): Finding[] {
  const mistakes = [
    ...tokenMistakes(tokens, tokenRules, lexicon),
    ...phrases.flatMap((rule) => phraseMistakes(paragraph, rule, lexicon)),
  ];
  return mistakes.flatMap((mistake) => findingOf(paragraph, mistake, summaries) ?? []);
}

/** What a rule found, by its position in the paragraph. */
interface Mistake {
  readonly name: string;
  readonly reason: Reason;
  readonly from: number;
  readonly to: number;
  /** The likeliest first. */
  readonly replacements: readonly string[];
  readonly asWritten?: boolean | undefined;
}

function* tokenMistakes<Lexicon>(
  tokens: readonly Token[],
  rules: readonly TokenRule<Lexicon>[],
  lexicon: Lexicon,
): Generator<Mistake> {
  for (const [at, token] of tokens.entries()) {
    if (!token.isWord) continue;
    const place = placeAt(tokens, at);
    for (const { name, reason, find } of rules) {
      const fault = find(place, lexicon);
      const first = fault && tokens[fault.first];
      const last = fault && tokens[fault.last];
      if (!fault || !first || !last) continue;
      const replacements = [fault.replacement, ...(fault.alternatives ?? [])];
      const { asWritten } = fault;
      yield { name, reason, from: first.from, to: last.to, replacements, asWritten };
    }
  }
}

function phraseMistakes<Lexicon>(
  paragraph: string,
  { name, reason, pattern, mend }: PhraseRule<Lexicon>,
  lexicon: Lexicon,
): Mistake[] {
  return [...paragraph.matchAll(pattern)].flatMap(({ groups = {}, indices }) => {
    const place = indices?.groups?.['wrong'];
    const wrong = groups['wrong'];
    if (!place || wrong === undefined) return [];
    const mended = mend(wrong, groups, lexicon);
    if (mended === undefined) return [];
    const [from, to] = place;
    const replacements = typeof mended === 'string' ? [mended] : mended;
    return [{ name, reason, from, to, replacements }];
  });
}

/** Undefined if the text already reads like that. */
function findingOf(
  paragraph: string,
  { name, reason, from, to, replacements, asWritten }: Mistake,
  summaries: RuleSet<unknown>['summaries'],
): Finding | undefined {
  const wrong = paragraph.slice(from, to);
  const [replacement, ...alternatives] = [
    ...new Set(replacements.map((text) => (asWritten === true ? text : inCaseOf(wrong, text)))),
  ].filter((text) => text !== wrong);
  if (replacement === undefined) return undefined;
  return {
    offset: from,
    length: to - from,
    kind: reason === 'Accent' || reason === 'NounCapital' ? 'spelling' : 'grammar',
    rule: name,
    reason,
    summary: summaries[reason],
    replacement,
    alternatives,
  };
}

/** If the capital itself is the mistake, it stays as the rule gives it. */
const inCaseOf = (wrong: string, text: string): string =>
  wrong.toLowerCase() === text.toLowerCase() ? text : matchCase(wrong, text);
