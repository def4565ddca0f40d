import type { JsonNode } from '@octavo/document-schema';
import { expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { documentOf } from './html/document-of.ts';
import { readFile } from './reading/read-file.ts';
import { changesOf } from './testing/changes-of.ts';
import { richFiles } from './testing/rich-files.ts';
import { reasons } from './testing/round-trip-reasons.ts';
import { richDocument, richParts, richTitle } from './testing/rich-document.ts';
import './testing/written.ts';

it.each(richFiles)(
  'a rich document in %s is restored except for what the table lists',
  async (kind, fileType, name, options) => {
    const file = await commands.written(fileType, richTitle, richDocument, options);
    const bytes = Uint8Array.from(atob(file), (sign) => sign.codePointAt(0) ?? 0);
    const { title, content, losses } = documentOf(await readFile(bytes, name), name);
    expect([title, losses]).toEqual([richTitle, {}]);
    const changed = changesOf(richParts, content.content as readonly JsonNode[]);
    expect(changed).toEqual(Object.keys(reasons).filter((part) => reasons[part]?.[kind] !== undefined));
  },
);
