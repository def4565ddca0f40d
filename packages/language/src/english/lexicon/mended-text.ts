import type { Finding } from '../../engine/finding.ts';

/** A text with some findings already mended, and the way back to the text as it was written. */
export type MendedText = {
  readonly text: string;
  /**
   * A finding in the mended text as one in the written text, with the findings that it takes in; a mark
   * within mended words takes in all of them, and a word before a mark that was put in takes in the mark. Gives nothing
   * where another one ends inside a word that was mended.
   */
  toWritten(
    finding: Finding,
  ): { readonly finding: Finding; readonly takesIn: readonly Finding[] } | undefined;
};

const onlyMarks = /^[,.;:?!]*$/;

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
