import { type FileType, fileTypes } from '@octavo/contract/download-options';
import { type DocumentJson, type JsonNode, maxDocumentDepth, parseDocument } from '@octavo/document-schema';
import { expect, test } from 'vitest';
import { propertySeed } from '../testing/property-seed.ts';
import { randomNumbers } from '../testing/random-numbers.ts';
import { exportDocument } from './export-document.ts';
import { chosen } from '@octavo/formats/testing/options';

const words: JsonNode = { type: 'paragraph', content: [{ type: 'text', text: 'Words within words.' }] };
const itemOf =
  (type: string, attrs?: JsonNode['attrs']) =>
  (inner: JsonNode): JsonNode => ({
    type,
    ...(attrs && { attrs }),
    content: [words, inner],
  });

/** The blocks that others can be nested in, and how many levels each takes. */
const frames = {
  blockquote: { levels: 1, around: (inner: JsonNode) => ({ type: 'blockquote', content: [inner] }) },
  bulletList: {
    levels: 2,
    around: (inner: JsonNode) => ({ type: 'bulletList', content: [itemOf('listItem')(inner)] }),
  },
  orderedList: {
    levels: 2,
    around: (inner: JsonNode) => ({ type: 'orderedList', content: [itemOf('listItem')(inner)] }),
  },
  taskList: {
    levels: 2,
    around: (inner: JsonNode) => ({
      type: 'taskList',
      content: [itemOf('taskItem', { checked: true })(inner)],
    }),
  },
} as const;
type Frame = keyof typeof frames;
const kinds: readonly Frame[] = ['blockquote', 'bulletList', 'orderedList', 'taskList'];
/** The document, the innermost paragraph and its text. */
const other = 3;

/** A document as deep as the schema allows, each frame chosen by `next`. */
function deepest(next: () => Frame): DocumentJson {
  const chosenFrames: Frame[] = [];
  let room = maxDocumentDepth - other;
  while (room > 0) {
    const frame = room === 1 ? 'blockquote' : next();
    chosenFrames.push(frame);
    room -= frames[frame].levels;
  }
  const content = chosenFrames.reduce<JsonNode>((inner, frame) => frames[frame].around(inner), words);
  const parsed = parseDocument({ type: 'doc', content: [content] });
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.document;
}

const isWritten = async (content: DocumentJson, fileType: FileType): Promise<boolean> =>
  (await exportDocument({ title: 'Depth', content, options: chosen({ fileType }) })).bytes.length > 0;

test.each(kinds)(
  'regression 346: every writer can export a %s as deep as the schema allows',
  async (kind) => {
    const content = deepest(() => kind);
    for (const fileType of fileTypes) {
      expect([fileType, await isWritten(content, fileType)]).toEqual([fileType, true]);
    }
  },
);

test.each([20_261_130, propertySeed])(
  'regression 346: every writer can export randomly nested blocks, seed %i',
  async (seed) => {
    const random = randomNumbers(seed);
    for (let round = 0; round < 2; round++) {
      const content = deepest(() => kinds[Math.floor(random() * kinds.length)] ?? 'blockquote');
      for (const fileType of fileTypes) {
        expect([fileType, await isWritten(content, fileType)]).toEqual([fileType, true]);
      }
    }
  },
  120_000,
);
