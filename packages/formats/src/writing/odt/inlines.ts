import { odtAnnotation } from './annotations.ts';
import type { Inline, KeyedCitation, Note, TextRun } from '../essay/essay.ts';
import { withCitations } from '../essay/cited-runs.ts';
import { citationName } from './citation-marks.ts';
import { escapeXml } from '../xml/escape-xml.ts';

/** Inlines as ODF text. */
export const odtInlines = (inlines: readonly Inline[]): string =>
  withCitations(inlines, odtInline, odtCitation).join('');

function odtCitation(cited: KeyedCitation, runs: readonly TextRun[]): string {
  const text = runs.map(odtRun).join('');
  const name = escapeXml(citationName(cited));
  return `<text:reference-mark-start text:name="${name}"/>${text}<text:reference-mark-end text:name="${name}"/>`;
}

function odtInline(inline: Inline): string {
  if (inline.kind === 'break') return '<text:line-break/>';
  if (inline.kind === 'text' && inline.edge !== undefined) return odtAnnotation(inline.edge);
  return inline.kind === 'note' ? odtNote(inline) : odtRun(inline);
}

const odtNote = ({ number, inlines }: Note): string =>
  `<text:note text:id="ftn${number}" text:note-class="footnote"><text:note-citation>${number}</text:note-citation><text:note-body><text:p text:style-name="Footnote">${odtInlines(inlines)}</text:p></text:note-body></text:note>`;

/** Text in which every space and line feed is preserved: ODF collapses a run of white space into one space. */
export const odtText = (text: string): string =>
  escapeXml(text)
    .replaceAll(/ {2,}|^ | $/gmu, (spaces) => `<text:s text:c="${spaces.length}"/>`)
    .replaceAll('\t', '<text:tab/>')
    .replaceAll('\n', '<text:line-break/>');

function odtRun(run: TextRun): string {
  const styles = [
    ...(run.bold ? ['Strong_20_Emphasis'] : []),
    ...(run.italic ? ['Emphasis'] : []),
    ...(run.underline ? ['Underlined'] : []),
    ...(run.strike ? ['Struck'] : []),
    ...(run.code ? ['Source_20_Text'] : []),
  ];
  const marked = styles.reduceRight(
    (inner, style) => `<text:span text:style-name="${style}">${inner}</text:span>`,
    odtText(run.text),
  );
  if (run.href === null) return marked;
  return `<text:a xlink:type="simple" xlink:href="${escapeXml(run.href)}" text:style-name="Internet_20_link" text:visited-style-name="Internet_20_link">${marked}</text:a>`;
}
