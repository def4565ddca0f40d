import { defaultDownloadOptions } from '@octavo/contract/download-options';
import type { JsonNode } from '@octavo/document-schema';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { documentOf } from './html/document-of.ts';
import { readFile } from './reading/read-file.ts';
import { changesOf } from './testing/changes-of.ts';
import { richDocument, richParts, richTitle } from './testing/rich-document.ts';
import { richFiles, richPicture } from './testing/rich-files.ts';
import { reasons } from './testing/round-trip-reasons.ts';
import { writeOnNode } from './testing/write-on-node.ts';

const { base64, ...dot } = richPicture;
const pictures = [{ ...dot, bytes: Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0) }];
const parser = new new JSDOM('').window.DOMParser();
const parsePage = (html: string): Document => parser.parseFromString(html, 'text/html');

it.each(richFiles)(
  'on Node, a rich document in %s is restored except for what the table lists',
  async (kind, fileType, name, more) => {
    const { bytes } = await writeOnNode({
      title: richTitle,
      content: richDocument,
      options: { ...defaultDownloadOptions, fileType, sectionLabels: fileType === 'html', ...more },
      pictures,
    });
    const read = documentOf(await readFile(bytes, name), name, parsePage);
    expect([read.title, read.losses, read.pictures.length]).toEqual([richTitle, {}, 2]);
    const changed = changesOf(richParts, read.content.content as readonly JsonNode[]);
    expect(changed).toEqual(Object.keys(reasons).filter((part) => reasons[part]?.[kind] !== undefined));
  },
);
