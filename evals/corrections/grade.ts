import type { Fault } from './fault.ts';

/** A proposal of an engine; `offset` and `length` count UTF-16 units. */
export interface Proposal {
  readonly offset: number;
  readonly length: number;
  readonly replacement: string;
  readonly alternatives: readonly string[];
  readonly rule: string;
}

export interface Verdict {
  /** A proposal touches the wrong words, or corrects the sentence from next to them. */
  readonly caught: boolean;
  /** The first replacement corrects the sentence. */
  readonly rightFirst: boolean;
  /** One of the replacements corrects it. */
  readonly rightAny: boolean;
  /** Proposals unrelated to the mistake. */
  readonly elsewhere: number;
}

/** Grades an engine on one sentence; ignores spaces and the form of apostrophes. */
export function gradeFault(fault: Fault, proposals: readonly Proposal[]): Verdict {
  const end = fault.at + fault.wrong.length;
  const goals = new Set(
    [
      ...fault.right.map((right) => fault.text.slice(0, fault.at) + right + fault.text.slice(end)),
      ...(fault.otherwise ?? []),
    ].map(plain),
  );
  const mends = (chosen: readonly Proposal[]): boolean => goals.has(plain(applyFirst(fault.text, chosen)));
  const mendsByAny = (proposal: Proposal): boolean =>
    [proposal.replacement, ...proposal.alternatives].some((replacement) =>
      mends([{ ...proposal, replacement }]),
    );
  const touching = proposals.filter((proposal) => touches(proposal, fault.at, end));
  const mending = proposals.filter((proposal) => mends([proposal]));
  const mendingByAny = proposals.filter(mendsByAny);
  const rightFirst = mending.length > 0 || (touching.length > 1 && mends(touching)) || mends(proposals);
  return {
    caught: touching.length > 0 || mendingByAny.length > 0,
    rightFirst,
    rightAny: rightFirst || mendingByAny.length > 0,
    elsewhere: proposals.filter(
      (proposal) => !touching.includes(proposal) && !mendingByAny.includes(proposal),
    ).length,
  };
}

/** Applies the first replacement of each proposal; if two overlap, the later one is dropped. */
export function applyFirst(text: string, proposals: readonly Proposal[]): string {
  let written = '';
  let from = 0;
  for (const { offset, length, replacement } of proposals.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < from) continue;
    written += text.slice(from, offset) + replacement;
    from = offset + length;
  }
  return written + text.slice(from);
}

const touches = ({ offset, length }: Proposal, from: number, to: number): boolean =>
  length === 0 ? offset >= from && offset <= to : offset < to && from < offset + length;

const plain = (text: string): string =>
  text
    .replaceAll(/[\u2018\u2019]/gu, "'")
    .replaceAll(/[\u201C\u201D]/gu, '"')
    .replaceAll(/\s+/gu, ' ')
    .trim();
