import type { Finding } from '../finding.ts';

/** A text with some findings already mended, and the way back to the text as it was written. */
export type MendedText = {
  readonly text: string;
  /**
   * A finding in the mended text as one in the written text, with the findings that it takes in. Gives nothing where it
   * ends inside a word that was mended.
   */
  toWritten(
    finding: Finding,
  ): { readonly finding: Finding; readonly takesIn: readonly Finding[] } | undefined;
};

/** Mends what was found first, so that a misspelt word does not hide what is wrong around it. */
export function mendedText(written: string, findings: readonly Finding[]): MendedText {
  let text = '';
  let place = 0;
  const pieces = findings
    .toSorted((a, b) => a.offset - b.offset)
    .map((finding) => {
      text += written.slice(place, finding.offset);
      const from = text.length;
      text += finding.replacement;
      place = finding.offset + finding.length;
      return { finding, from, to: text.length };
    });
  text += written.slice(place);

  const shiftBefore = (offset: number): number => {
    const last = pieces.findLast(({ to }) => to <= offset);
    return last ? last.finding.offset + last.finding.length - last.to : 0;
  };
  return {
    text,
    toWritten(finding) {
      const end = finding.offset + finding.length;
      const met = pieces.filter(({ from, to }) => finding.offset < to && end > from);
      if (met.some(({ from, to }) => from < finding.offset || to > end)) return undefined;
      const offset = finding.offset + shiftBefore(finding.offset);
      return {
        finding: { ...finding, offset, length: end + shiftBefore(end) - offset },
        takesIn: met.map((piece) => piece.finding),
      };
    },
  };
}
