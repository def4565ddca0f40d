import type { DownloadOptions } from '@octavo/contract';
import { codeFont, type FontFamily, fontFamilies } from '../fonts/font-family.ts';
import { pageSizes } from '../page/page-size.ts';
import { escapeXml } from '../xml/escape-xml.ts';
import { listStyles } from './list-styles.ts';
import { namespaces } from './namespaces.ts';

/** Styles under LibreOffice's own names, the page, and the page number in the footer. */
export function stylesFile(options: DownloadOptions, language: string, faces: string): string {
  const font: FontFamily = fontFamilies[options.font];
  const size = options.fontSize;
  const points = (factor: number): string => `${(size * factor).toFixed(2)}pt`;
  const code = fontFamilies[codeFont].family;
  const locale = new Intl.Locale(language);
  const speech = `fo:language="${escapeXml(locale.language)}" fo:country="${escapeXml(locale.region ?? 'none')}"`;
  const heading = (level: number, factor: number, slant: string): string =>
    `<style:style style:name="Heading_20_${level}" style:display-name="Heading ${level}" style:family="paragraph" style:parent-style-name="Heading" style:next-style-name="Text_20_body" style:default-outline-level="${level}" style:class="text"><style:text-properties fo:font-size="${points(factor)}" fo:font-style="${slant}"/></style:style>`;
  const { width, height } = pageSizes[options.pageSize];
  const footer = Math.min(options.margin * 0.5, 12);
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document-styles ${namespaces}>
${faces}
<office:styles>
<style:default-style style:family="paragraph"><style:paragraph-properties fo:orphans="2" fo:widows="2" style:writing-mode="page"/><style:text-properties style:font-name="${font.family}" style:font-name-asian="${font.family}" style:font-name-complex="${font.family}" fo:font-size="${size}pt" style:font-size-asian="${size}pt" style:font-size-complex="${size}pt" ${speech} fo:hyphenate="${!font.easyReading}" fo:hyphenation-remain-char-count="2" fo:hyphenation-push-char-count="3"/></style:default-style>
<style:style style:name="Standard" style:family="paragraph" style:class="text"/>
<style:style style:name="Text_20_body" style:display-name="Text body" style:family="paragraph" style:parent-style-name="Standard" style:class="text"><style:paragraph-properties fo:line-height="${font.easyReading ? 165 : 140}%" fo:margin-bottom="${points(font.easyReading ? 0.9 : 0.6)}" fo:text-align="start"/></style:style>
<style:style style:name="Heading" style:family="paragraph" style:parent-style-name="Standard" style:next-style-name="Text_20_body" style:class="text"><style:paragraph-properties fo:margin-top="${points(1.4)}" fo:margin-bottom="${points(0.5)}" fo:line-height="115%" fo:keep-with-next="always"/><style:text-properties fo:font-weight="bold" fo:hyphenate="false"/></style:style>
${heading(1, 1.4, 'normal')}
${heading(2, 1.15, 'normal')}
${heading(3, 1, 'italic')}
<style:style style:name="Title" style:family="paragraph" style:parent-style-name="Heading" style:next-style-name="Text_20_body" style:class="chapter"><style:paragraph-properties fo:margin-top="0pt" fo:margin-bottom="${points(1.2)}"/><style:text-properties fo:font-size="${points(1.9)}"/></style:style>
<style:style style:name="List_20_Contents" style:display-name="List Contents" style:family="paragraph" style:parent-style-name="Text_20_body" style:class="list"><style:paragraph-properties fo:margin-bottom="${points(0.15)}"/></style:style>
<style:style style:name="Table_20_Contents" style:display-name="Table Contents" style:family="paragraph" style:parent-style-name="Text_20_body" style:class="extra"><style:paragraph-properties fo:margin-bottom="0mm"/></style:style>
<style:style style:name="Quotations" style:family="paragraph" style:parent-style-name="Text_20_body" style:class="html"><style:paragraph-properties fo:margin-left="10mm" fo:margin-right="10mm"/></style:style>
<style:style style:name="Section_20_Label" style:display-name="Section Label" style:family="paragraph" style:parent-style-name="Standard" style:next-style-name="Text_20_body" style:class="text"><style:paragraph-properties fo:margin-top="${points(0.6)}" fo:margin-bottom="${points(0.1)}" fo:keep-with-next="always" fo:text-align="start"/><style:text-properties fo:font-size="${points(0.8)}" fo:color="#595959"/></style:style>
<style:style style:name="Preformatted_20_Text" style:display-name="Preformatted Text" style:family="paragraph" style:parent-style-name="Standard" style:class="html"><style:paragraph-properties fo:margin-top="${points(0.6)}" fo:margin-bottom="${points(0.8)}" fo:margin-left="3mm" fo:margin-right="3mm" fo:line-height="125%" fo:padding="2mm" fo:background-color="#f4f4f4"/><style:text-properties style:font-name="${code}" fo:font-size="${points(0.86)}" fo:language="zxx" fo:country="none" fo:hyphenate="false"/></style:style>
<style:style style:name="Horizontal_20_Line" style:display-name="Horizontal Line" style:family="paragraph" style:parent-style-name="Standard" style:class="html"><style:paragraph-properties fo:margin-left="50mm" fo:margin-right="50mm" fo:margin-bottom="${points(1.2)}" fo:padding="0mm" fo:border-top="none" fo:border-left="none" fo:border-right="none" fo:border-bottom="0.5pt solid #808080"/></style:style>
<style:style style:name="Bibliography_20_1" style:display-name="Bibliography 1" style:family="paragraph" style:parent-style-name="Text_20_body" style:class="index"><style:paragraph-properties fo:margin-left="8mm" fo:text-indent="-8mm" fo:text-align="start"/></style:style>
<style:style style:name="Footnote" style:family="paragraph" style:parent-style-name="Standard" style:class="extra"><style:paragraph-properties fo:margin-left="5mm" fo:text-indent="-5mm" fo:line-height="120%"/><style:text-properties fo:font-size="${points(0.84)}"/></style:style>
<style:style style:name="Footer" style:family="paragraph" style:parent-style-name="Standard" style:class="extra"><style:paragraph-properties fo:text-align="center"/><style:text-properties fo:font-size="${points(0.82)}" fo:color="#606060"/></style:style>
<style:style style:name="Strong_20_Emphasis" style:display-name="Strong Emphasis" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="Emphasis" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>
<style:style style:name="Underlined" style:family="text"><style:text-properties style:text-underline-style="solid" style:text-underline-width="auto" style:text-underline-color="font-color"/></style:style>
<style:style style:name="Struck" style:family="text"><style:text-properties style:text-line-through-style="solid"/></style:style>
<style:style style:name="Source_20_Text" style:display-name="Source Text" style:family="text"><style:text-properties style:font-name="${code}" fo:font-size="${points(0.88)}" fo:language="zxx" fo:country="none"/></style:style>
<style:style style:name="Footnote_20_Symbol" style:display-name="Footnote Symbol" style:family="text"/>
<style:style style:name="Footnote_20_anchor" style:display-name="Footnote anchor" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>
<style:style style:name="Internet_20_link" style:display-name="Internet Link" style:family="text"><style:text-properties fo:color="#1d3f72" style:text-underline-style="solid"/></style:style>
${listStyles}
<text:notes-configuration text:note-class="footnote" text:citation-style-name="Footnote_20_Symbol" text:citation-body-style-name="Footnote_20_anchor" style:num-format="1" text:start-value="0" text:footnotes-position="page" text:start-numbering-at="document"/>
</office:styles>
<office:automatic-styles>
<style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="${width}mm" fo:page-height="${height}mm" style:print-orientation="portrait" fo:margin-top="${options.margin}mm" fo:margin-left="${options.margin}mm" fo:margin-right="${options.margin}mm" fo:margin-bottom="${options.margin - footer}mm"/><style:footer-style><style:header-footer-properties fo:min-height="${footer}mm" fo:margin-top="0mm" style:dynamic-spacing="false"/></style:footer-style></style:page-layout>
</office:automatic-styles>
<office:master-styles>
<style:master-page style:name="Standard" style:page-layout-name="Page"><style:footer><text:p text:style-name="Footer"><text:page-number text:select-page="current">1</text:page-number></text:p></style:footer></style:master-page>
</office:master-styles>
</office:document-styles>
`;
}
