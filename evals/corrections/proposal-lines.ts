import type { Proposal } from './grade.ts';

const shownAlternatives = 4;

/** What an engine proposes in a text, a line for each proposal: its rule, what it takes away and what it puts there. */
export const proposalLines = (text: string, proposals: readonly Proposal[]): string[] =>
  proposals.map(({ offset, length, replacement, alternatives, rule }) => {
    const others = alternatives.length > 0 ? ` (${alternatives.slice(0, shownAlternatives).join(', ')})` : '';
    return `${rule}: “${text.slice(offset, offset + length)}” → “${replacement}”${others}`;
  });
