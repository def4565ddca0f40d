import type { Inline, TextRun } from '../essay/essay.ts';
import { escapeXml } from '../xml/escape-xml.ts';

/** Inlines as ODF text. */
export const odtInlines = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'break' ? '<text:line-break/>' : odtRun(inline))).join('');

/** Text whose spaces and line feeds all count: ODF reads a run of white space as one space. */
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
