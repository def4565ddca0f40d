import { brand } from '@octavo/contract/brand';
import type { DownloadOptions } from '@octavo/contract';
import { AlignmentType, Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { blockText } from '../essay/block-text.ts';
import type { Essay } from '../essay/essay.ts';
import { essayName } from '../essay/essay-title.ts';
import { onPaper } from '../essay/pictures.ts';
import { facesInUse, type LoadFaces } from '../fonts/faces-in-use.ts';
import { pageSizes } from '../page/page-size.ts';
import { docxBlocks } from './blocks.ts';
import { docxComments } from './comments.ts';
import { docxNumbering, numberedLists } from './lists.ts';
import { docxNotes } from './notes.ts';
import { twips } from './measures.ts';
import { withSources } from './sources.ts';
import { docxStyles } from './styles.ts';

/** A Word document with real styles and lists and embedded fonts, and the cited sources if there are any. */
export async function writeDocx(
  essay: Essay,
  options: DownloadOptions,
  faces?: LoadFaces,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = pageSizes[options.pageSize];
  const margin = twips(options.margin);
  const edge = Math.round(margin * 0.45);
  const blocks = onPaper(essay.blocks, options);
  const numbered = numberedLists(blocks);
  const title = essay.title === '' ? [] : [new Paragraph({ heading: HeadingLevel.TITLE, text: essay.title })];
  const file = new Document({
    title: essayName(essay.title, essay.blocks.map(blockText)),
    creator: brand.name,
    lastModifiedBy: brand.name,
    description: '',
    styles: docxStyles(options, essay.language),
    numbering: docxNumbering(numbered),
    footnotes: docxNotes(essay.blocks),
    ...(essay.comments !== undefined && { comments: docxComments(essay.comments) }),
    fonts: await embedded(essay, options, faces),
    hyphenation: { autoHyphenation: true },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(width), height: twips(height) },
            margin: { top: margin, right: margin, bottom: margin, left: margin, header: edge, footer: edge },
          },
        },
        footers: { default: pageNumber(options.fontSize) },
        children: [...title, ...docxBlocks(blocks, numbered)],
      },
    ],
  });
  const bytes = new Uint8Array(await Packer.toArrayBuffer(file));
  const [sources] = essay.blocks.flatMap((block) => (block.kind === 'references' ? [block.sources] : []));
  return sources === undefined ? bytes : withSources(bytes, sources);
}

const pageNumber = (fontSize: number): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({ children: [PageNumber.CURRENT], size: Math.round(fontSize * 1.65), color: '606060' }),
        ],
      }),
    ],
  });

type Fonts = NonNullable<ConstructorParameters<typeof Document>[0]['fonts']>;

async function embedded(essay: Essay, { font }: DownloadOptions, load?: LoadFaces) {
  const fonts = await facesInUse(essay, font, load);
  return fonts.flatMap(({ family, faces }) => {
    const data = Object.fromEntries(
      // It asks for a Buffer of Node and reads bytes.
      faces.map(({ name, bytes }) => [name, bytes as Fonts[number]['data']]),
    );
    const { regular, bold, italic, boldItalic } = data;
    if (!regular) return [];
    return [
      {
        name: family,
        data: regular,
        ...(bold ? { bold } : {}),
        ...(italic ? { italic } : {}),
        ...(boldItalic ? { boldItalic } : {}),
      },
    ];
  });
}
