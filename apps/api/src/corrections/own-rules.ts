import { isByContext } from './context/context-edits.ts';
import type { Finding } from './finding.ts';
import { checkGrammar } from './grammar/check-grammar.ts';
import { withoutOverlaps } from './overlaps.ts';
import { englishRules } from './rules/index.ts';
import { applyRules } from './rules/rule.ts';
import { mendedText } from './words/mended-text.ts';

/**
 * Joins what our own rules find to what Harper found. They read the text with its spelling mended. A rule of our own
 * goes before Harper's where both find something, and Harper's before what rests on likelihood alone.
 */
export function withOwnRules(paragraph: string, found: readonly Finding[]): Finding[] {
  const misspelt = withoutOverlaps(found.filter(({ kind }) => kind === 'spelling'));
  const mended = mendedText(paragraph, misspelt);
  const own = [...applyRules(mended.text, englishRules), ...checkGrammar(mended.text)].flatMap(
    (finding) => mended.toWritten(finding) ?? [],
  );
  const sure = own.filter(({ finding }) => !isByContext(finding));
  const harper = found.filter(
    (finding) =>
      !sure.some(
        (other) =>
          other.takesIn.includes(finding) || (finding.kind !== 'spelling' && touches(other.finding, finding)),
      ),
  );
  const likely = own.filter(
    ({ finding, takesIn }) =>
      isByContext(finding) &&
      takesIn.length === 0 &&
      ![...harper, ...sure.map((other) => other.finding)].some((other) => isBeside(other, finding)),
  );
  return [...sure, ...likely].map(({ finding }) => finding).concat(harper);
}

/** A change beside a likely one changes how likely it is. */
const isBeside = (a: Finding, b: Finding): boolean =>
  a.offset <= b.offset + b.length + 1 && b.offset <= a.offset + a.length + 1;

const touches = (a: Finding, b: Finding): boolean =>
  a.offset < b.offset + b.length && b.offset < a.offset + a.length;
