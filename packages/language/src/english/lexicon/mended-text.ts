import type { Finding } from '../../engine/finding.ts';

/** A text with some findings already corrected, and the mapping back to the original text. */
export type MendedText = {
  readonly text: string;
  /**
   * Maps a finding in the corrected text to the original, together with the findings it covers; a mark within corrected
   * words covers all of them, and a word before an inserted mark covers the mark. Returns undefined if another finding
   * ends inside a corrected word.
   */
  toWritten(
    finding: Finding,
  ): { readonly finding: Finding; readonly takesIn: readonly Finding[] } | undefined;
};

const onlyMarks = /^[,.;:?!]*$/;

/** Applies the first findings, so that a misspelt word does not hide what is wrong around it. */
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
      const met = pieces.filter(
        ({ from, to }) => finding.offset < to && finding.offset + finding.length > from,
      );
      const isInside = met.some(
        ({ from, to }) =>
          from < finding.offset || !onlyMarks.test(text.slice(finding.offset + finding.length, to)),
      );
      if (isInside && finding.reason !== 'Punctuation') return undefined;
      const start = Math.min(finding.offset, ...met.map(({ from }) => from));
      const end = Math.max(finding.offset + finding.length, ...met.map(({ to }) => to));
      const offset = start + shiftBefore(start);
      const whole = (put: string): string =>
        text.slice(start, finding.offset) + put + text.slice(finding.offset + finding.length, end);
      return {
        finding: {
          ...finding,
          offset,
          length: end + shiftBefore(end) - offset,
          replacement: whole(finding.replacement),
          alternatives: finding.alternatives.map(whole),
        },
        takesIn: met.map((piece) => piece.finding),
      };
    },
  };
}
