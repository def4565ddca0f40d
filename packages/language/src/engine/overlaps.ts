import type { Finding } from './finding.ts';

const weight: Readonly<Record<Finding['kind'], number>> = { spelling: 3, grammar: 2, clarity: 1, style: 0 };

/**
 * Keeps one of any findings that overlap: spelling before grammar before clarity before style, then the shorter one,
 * which is more precise. Returns them in text order.
 */
export function withoutOverlaps(findings: readonly Finding[]): Finding[] {
  const best = findings.toSorted(
    (a, b) => weight[b.kind] - weight[a.kind] || a.length - b.length || a.offset - b.offset,
  );
  const kept: Finding[] = [];
  for (const finding of best) {
    if (!kept.some((other) => touches(finding, other))) kept.push(finding);
  }
  return kept.toSorted((a, b) => a.offset - b.offset);
}

const touches = (a: Finding, b: Finding): boolean =>
  a.offset < b.offset + b.length && b.offset < a.offset + a.length;
