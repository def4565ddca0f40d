import type { Proposal } from './grade.ts';

const shownAlternatives = 4;

/** An engine's proposals for a text, one per line: the rule, the words removed and the replacement. */
export const proposalLines = (text: string, proposals: readonly Proposal[]): string[] =>
  proposals.map(({ offset, length, replacement, alternatives, rule }) => {
    const others = alternatives.length > 0 ? ` (${alternatives.slice(0, shownAlternatives).join(', ')})` : '';
    return `${rule}: “${text.slice(offset, offset + length)}” → “${replacement}”${others}`;
  });
