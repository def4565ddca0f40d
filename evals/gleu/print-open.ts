import { proposalLines } from '../corrections/proposal-lines.ts';
import { type MendedEssay, outcomeOf } from './mended-essay.ts';

/** Prints what an engine made of each sentence of an open set, next to the references. */
export function printOpen(name: string, mended: readonly MendedEssay[]): void {
  const outcomes = Object.entries(Object.groupBy(mended, outcomeOf));
  const counts = outcomes.map(([outcome, those]) => `${those.length} ${outcome}`);
  console.log(`\nen ${name}\n${mended.length} sentences: ${counts.join(', ')}\n`);
  for (const one of mended) console.log(essayLines(one).join('\n    '));
}

/** A sentence that equals a reference takes one line. */
export function essayLines(mended: MendedEssay): string[] {
  const { id, category, source, candidate, references, proposals } = mended;
  const outcome = outcomeOf(mended);
  const heading = `${outcome}: ${id} ${category}: ${source}`;
  if (outcome === 'right' || outcome === 'rightly left alone') return [heading];
  return [
    heading,
    ...(candidate === source ? [] : [`mended     ${candidate}`]),
    ...references.map((reference) => `reference  ${reference}`),
    ...proposalLines(source, proposals),
  ];
}
