import { documentSchema, type JsonNode } from '@octavo/document-schema';
import { describe, expect, test } from 'vitest';
import { clipboardText } from './clipboard-text.ts';

const words = (text: string, ...marks: JsonNode[]): JsonNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: (string | JsonNode)[]): JsonNode => ({
  type: 'paragraph',
  content: content.map((one) => (typeof one === 'string' ? words(one) : one)),
});
const item = (...content: JsonNode[]): JsonNode => ({ type: 'listItem', content });
const link = (href: string): JsonNode => ({ type: 'link', attrs: { href } });

const list: JsonNode = {
  type: 'orderedList',
  attrs: { start: 3 },
  content: [
    item(paragraph('Ebb')),
    item(paragraph('Slack'), {
      type: 'bulletList',
      content: [item(paragraph('low')), item(paragraph('high'))],
    }),
    item(paragraph('Flow')),
  ],
};

/** The text copied from the start of one text to the end of another, or from the whole document. */
function copied(content: readonly JsonNode[], first?: string, last?: string): string {
  const node = documentSchema.nodeFromJSON({ type: 'doc', content });
  const placeOf = (text: string) => {
    let place = -1;
    node.descendants((one, at) => {
      if (place < 0 && one.isText && one.text?.includes(text)) place = at + one.text.indexOf(text);
    });
    return place;
  };
  const from = first === undefined ? 0 : placeOf(first);
  const to = last === undefined ? node.content.size : placeOf(last) + last.length;
  return clipboardText(node.slice(from, to, true).content, node.resolve(from));
}

describe('the plain text of a copy', () => {
  test('regression 164: a list keeps its markers and numbers, one item on each line', () => {
    expect(copied([paragraph('Tides'), list, paragraph('End')])).toBe(
      'Tides\n\n3. Ebb\n4. Slack\n   • low\n   • high\n5. Flow\n\nEnd',
    );
  });

  test('a list that is cut in the middle continues its numbering', () => {
    expect(copied([list], 'Slack', 'Flow')).toBe('4. Slack\n   • low\n   • high\n5. Flow');
    expect(copied([list], 'high', 'Flow')).toBe('4. • high\n5. Flow');
  });

  test('one item or one paragraph is copied as its words', () => {
    expect(copied([list], 'Slack', 'Slack')).toBe('Slack');
    expect(copied([list], 'hi', 'gh')).toBe('high');
    expect(copied([paragraph('Two words')], 'Two', 'wor')).toBe('Two wor');
  });

  test('tasks keep their boxes', () => {
    const task = (checked: boolean, text: string): JsonNode => ({
      type: 'taskItem',
      attrs: { checked },
      content: [paragraph(text)],
    });
    expect(copied([{ type: 'taskList', content: [task(true, 'milk'), task(false, 'ropes')] }])).toBe(
      '☑ milk\n☐ ropes',
    );
  });

  test('links, breaks, quotations, code and rules read as in a download', () => {
    expect(
      copied([
        paragraph(
          'See ',
          words('the tables', link('https://tides.example/')),
          '.',
          { type: 'hardBreak' },
          'Then go.',
        ),
        { type: 'blockquote', content: [paragraph('Late.'), paragraph('Later.')] },
        { type: 'codeBlock', content: [words('if (ebb) {\n  wait()\n}')] },
        { type: 'horizontalRule' },
        paragraph(words('https://tides.example/', link('https://tides.example/'))),
      ]),
    ).toBe(
      [
        'See the tables (https://tides.example/).\nThen go.',
        '    Late.\n\n    Later.',
        '    if (ebb) {\n      wait()\n    }',
        '* * *',
        'https://tides.example/',
      ].join('\n\n'),
    );
  });

  test('the columns of a table are aligned', () => {
    const cell = (type: string, text: string): JsonNode => ({ type, content: [paragraph(text)] });
    const row = (...content: JsonNode[]): JsonNode => ({ type: 'tableRow', content });
    expect(
      copied([
        {
          type: 'table',
          content: [
            row(cell('tableHeader', 'Harbour'), cell('tableHeader', 'Hour')),
            row(cell('tableCell', 'Ross'), cell('tableCell', 'six')),
          ],
        },
      ]),
    ).toBe('Harbour  Hour\nRoss     six');
  });

  test('footnotes follow at the end, by their numbers', () => {
    const note = (text: string): JsonNode => ({ type: 'footnote', attrs: { content: [words(text)] } });
    expect(copied([paragraph('Late', note('By an hour.'), '.'), paragraph('Early', note('Never.'))])).toBe(
      'Late[1].\n\nEarly[2]\n\n[1] By an hour.\n\n[2] Never.',
    );
  });
});
