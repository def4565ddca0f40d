import type { JsonNode } from '@octavo/document-schema';
import { closeHistory, undo } from '@tiptap/pm/history';
import { describe, expect, it } from 'vitest';
import { createStateDriver, marked, paragraph } from '../testing/editor-state.ts';
import { linkBefore } from './typed-link-plugin.ts';

function typed(text: string, ...more: readonly JsonNode[]) {
  const driver = createStateDriver([paragraph(...(text === '' ? [] : [text]), ...more)], []);
  driver.caret(driver.state.doc.content.size - 1);
  return driver;
}

const linksOf = ({ state }: ReturnType<typeof typed>): string[] => {
  const found: string[] = [];
  state.doc.descendants((node) => {
    const link = node.marks.find(({ type }) => type.name === 'link');
    if (link) found.push(`${node.text} → ${String(link.attrs['href'])}`);
  });
  return found;
};

function linked(text: string): string[] {
  const driver = typed(text);
  const tr = linkBefore(driver.state);
  if (tr) driver.dispatch(tr);
  return linksOf(driver);
}

describe('a typed address', () => {
  it.each([
    ['See https://example.org/a', 'https://example.org/a → https://example.org/a'],
    ['See (https://example.org/a).', 'https://example.org/a → https://example.org/a'],
    [
      'https://en.wikipedia.org/wiki/Foo_(bar)',
      'https://en.wikipedia.org/wiki/Foo_(bar) → https://en.wikipedia.org/wiki/Foo_(bar)',
    ],
    ['www.example.org,', 'www.example.org → https://www.example.org/'],
    ['Write to ada@example.org', 'ada@example.org → mailto:ada@example.org'],
  ])('%s becomes a link', (text, link) => {
    expect(linked(text)).toEqual([link]);
  });

  it.each(['node.js', 'a.b', 'https://', 'javascript:alert(1)', 'e.g.', '@ada', '', 'file:///etc/passwd'])(
    '%j stays as it is',
    (text) => {
      expect(linked(text)).toEqual([]);
    },
  );

  it('is left alone in code and in an existing link', () => {
    const code = typed('', marked('https://example.org', 'code'));
    expect(linkBefore(code.state)).toBe(undefined);
  });

  it('is detected before the space that was typed, and undo removes only the link', () => {
    const driver = typed('See https://example.org');
    driver.type(' ');
    const tr = linkBefore(driver.state, 1);
    if (tr) driver.dispatch(closeHistory(tr));
    expect(linksOf(driver)).toEqual(['https://example.org → https://example.org/']);
    driver.type('x');
    driver.run(undo);
    driver.run(undo);
    expect([driver.text, linksOf(driver)]).toEqual(['See https://example.org ', []]);
  });
});
