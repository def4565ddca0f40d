import { parseDocument } from '@octavo/document-schema';
import { describe, expect, it } from 'vitest';
import { paragraph } from '../testing/editor-state.ts';

const table = (attrs: object, ...cells: object[]) => ({
  type: 'doc',
  content: [
    {
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableCell', attrs, content: cells }] }],
    },
  ],
});

describe('what a cell may be', () => {
  it.each([
    [{ colspan: 0 }, 'The attribute colspan'],
    [{ colspan: 65 }, 'The attribute colspan'],
    [{ rowspan: 1001 }, 'The attribute rowspan'],
    [{ colwidth: [100] }, 'The attribute colwidth'],
    [{ style: 'x' }, 'Unknown attribute'],
  ])('refuses %j', (attrs, problem) => {
    expect(parseDocument(table(attrs, paragraph('a')))).toMatchObject({
      ok: false,
      problem: expect.stringContaining(problem),
    });
  });

  it('refuses a table, a rule or a card in a cell', () => {
    const inner = table({}, paragraph('a')).content[0] ?? {};
    for (const child of [inner, { type: 'horizontalRule' }, { type: 'emptyAiCard' }]) {
      expect(parseDocument(table({}, child))).toMatchObject({ ok: false });
    }
  });
});
