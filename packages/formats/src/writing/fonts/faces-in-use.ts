import type { Font } from '@octavo/contract/download-options';
import type { Block, Essay, Inline } from '../essay/essay.ts';
import { blocksOf } from '../essay/table-grid.ts';
import { codeFont, fontFamilies } from './font-family.ts';

export type FaceName = 'regular' | 'bold' | 'italic' | 'boldItalic';

/** A font file, TrueType or OpenType. */
export interface Face {
  readonly name: FaceName;
  readonly bytes: Uint8Array;
}

/** Loads the faces of a font, in the order regular, bold, italic, bold italic; those that it lacks are left out. */
export type LoadFaces = (font: Font) => Promise<readonly Face[]>;

/** For a file that names its fonts, without embedding them. */
const noFaces: LoadFaces = () => Promise.resolve([]);

export interface EmbeddedFont {
  readonly family: string;
  readonly format: 'ttf' | 'otf';
  readonly faces: readonly Face[];
}

/** The font faces used by an essay's text and code. The regular face is always included. */
export async function facesInUse(
  essay: Essay,
  font: Font,
  load: LoadFaces = noFaces,
): Promise<EmbeddedFont[]> {
  const used = new Map<Font, Set<FaceName>>([[font, new Set(['regular'])]]);
  const note = (family: Font, face: FaceName): void => {
    used.set(family, new Set([...(used.get(family) ?? []), face]));
  };
  if (essay.title !== '') note(font, 'bold');
  for (const block of essay.blocks) noteBlock(block, font, note);
  const fonts = [...used].map(async ([id, names]) => ({
    family: fontFamilies[id].family,
    format: fontFamilies[id].format,
    faces: (await load(id)).filter(({ name }) => names.has(name)),
  }));
  return Promise.all(fonts);
}

type Note = (font: Font, face: FaceName) => void;

function noteBlock(block: Block, font: Font, note: Note): void {
  switch (block.kind) {
    case 'paragraph':
      for (const inline of block.inlines) noteInline(inline, font, note);
      return;
    case 'heading':
      note(font, 'bold');
      if (block.level === 3) note(font, 'boldItalic');
      for (const inline of block.inlines) noteInline({ ...inline, ...asBold(inline) }, font, note);
      return;
    case 'label':
      note(font, 'regular');
      return;
    case 'list':
      for (const child of block.items.flat()) noteBlock(child, font, note);
      return;
    case 'quote':
      for (const child of block.blocks) noteBlock(child, font, note);
      return;
    case 'table':
      if (block.rows.flat().some(({ isHeader }) => isHeader)) {
        note(font, 'bold');
        note(font, 'boldItalic');
      }
      for (const child of blocksOf(block)) noteBlock(child, font, note);
      return;
    case 'code':
      note(codeFont, 'regular');
      return;
    case 'references':
      if (block.heading !== null) note(font, 'bold');
      for (const inline of block.entries.flat()) noteInline(inline, font, note);
      return;
    case 'picture':
    case 'rule':
      return;
    default:
      block satisfies never;
  }
}

const asBold = (inline: Inline): { bold?: boolean } => (inline.kind === 'text' ? { bold: true } : {});

function noteInline(inline: Inline, font: Font, note: Note): void {
  if (inline.kind === 'break') return;
  if (inline.kind === 'note') {
    for (const part of inline.inlines) noteInline(part, font, note);
    return;
  }
  const slant = inline.bold ? 'boldItalic' : 'italic';
  note(inline.code ? codeFont : font, inline.italic ? slant : inline.bold ? 'bold' : 'regular');
}
