import type { DownloadOptions } from '@octavo/contract';
import { type IStylesOptions, LineRuleType } from 'docx';
import { codeFont, type FontFamily, fontFamilies } from '../fonts/font-family.ts';
import { halfPoints, twips } from './measures.ts';

/** Names of the styles other than Word's own headings. */
export const styleNames = {
  code: 'CodeBlock',
  label: 'SectionLabel',
  codeRun: 'CodeText',
  quote: 'Quote',
  references: 'Bibliography',
  rule: 'HorizontalLine',
} as const;

const ink = '1A1A1A';

/**
 * Word's own style names wherever there is one, so that its navigation, table of contents and screen readers recognize
 * them.
 */
export function docxStyles({ font: id, fontSize }: DownloadOptions, language: string): IStylesOptions {
  const font: FontFamily = fontFamilies[id];
  const code = fontFamilies[codeFont].family;
  const heading = (level: 1 | 2 | 3, size: number, before: number, italics = false) => ({
    run: { font: font.family, size: halfPoints(fontSize * size), bold: true, italics, color: ink },
    paragraph: {
      spacing: { before: before * 20, after: fontSize * 10, line: 264, lineRule: LineRuleType.AUTO },
      keepNext: true,
      // Without it, the style is a heading in name only, and appears in no outline or table of contents.
      outlineLevel: level - 1,
    },
  });
  return {
    default: {
      document: {
        run: { font: font.family, size: halfPoints(fontSize), language: { value: language } },
        paragraph: {
          spacing: {
            line: font.easyReading ? 400 : 336,
            lineRule: LineRuleType.AUTO,
            after: fontSize * (font.easyReading ? 18 : 12),
          },
        },
      },
      title: {
        run: { font: font.family, size: halfPoints(fontSize * 1.9), bold: true, color: ink },
        paragraph: {
          spacing: { after: fontSize * 24, line: 252, lineRule: LineRuleType.AUTO },
          keepNext: true,
        },
      },
      heading1: heading(1, 1.4, fontSize * 1.6),
      heading2: heading(2, 1.15, fontSize * 1.4),
      heading3: heading(3, 1, fontSize * 1.2, true),
      footnoteText: {
        run: { size: halfPoints(fontSize * 0.84) },
        paragraph: { spacing: { line: 264, lineRule: LineRuleType.AUTO, after: fontSize * 4 } },
      },
      hyperlink: { run: { color: '1D3F72', underline: {} } },
    },
    paragraphStyles: [
      {
        id: styleNames.quote,
        name: 'Quote',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { indent: { start: twips(10), end: twips(10) } },
      },
      {
        id: styleNames.code,
        name: 'Code Block',
        basedOn: 'Normal',
        quickFormat: true,
        run: { font: code, size: halfPoints(fontSize * 0.86), noProof: true },
        paragraph: {
          spacing: { line: 276, before: fontSize * 10, after: fontSize * 14 },
          indent: { start: twips(3), end: twips(3) },
        },
      },
      {
        id: styleNames.label,
        name: 'Section Label',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { size: halfPoints(fontSize * 0.8), color: '595959' },
        paragraph: {
          spacing: { line: 264, lineRule: LineRuleType.AUTO, before: fontSize * 10, after: fontSize * 2 },
          keepNext: true,
        },
      },
      {
        id: styleNames.rule,
        name: 'Horizontal Line',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: {
          indent: { start: twips(50), end: twips(50) },
          spacing: { before: 120, after: 240 },
        },
      },
      {
        id: styleNames.references,
        name: 'Bibliography',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { indent: { start: twips(8), hanging: twips(8) } },
      },
    ],
    characterStyles: [
      {
        id: styleNames.codeRun,
        name: 'Code Text',
        run: { font: code, size: halfPoints(fontSize * 0.88), noProof: true },
      },
    ],
  };
}
