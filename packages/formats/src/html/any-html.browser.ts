import { parseDocument } from '@octavo/document-schema';
import {
  assert,
  array,
  constantFrom,
  integer,
  letrec,
  oneof,
  property,
  record,
  string,
  tuple,
} from 'fast-check';
import { expect, it } from 'vitest';
import { pastedDocument } from '../testing/pasted-outline.ts';

type Written =
  | { readonly word: number }
  | { readonly name: string; readonly attributes: string; readonly content: readonly Written[] };

const blocks =
  `address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer
  form h1 h2 h5 header hgroup li main menu nav ol p pre section summary table tbody td th thead tr ul`.split(
    /\s+/u,
  );
const inlines = 'a b i u s em span font code label small mark abbr cite q kbd o:p w:sdt x-y'.split(' ');
const empties = ['br', 'hr', 'img', 'input', 'wbr'];
const attributes = [
  '',
  ' style="font-weight:bold"',
  ' style="white-space:pre-wrap"',
  ' style="white-space:pre;font-family:monospace"',
  ' style="mso-list:l0 level1 lfo1"',
  ' style="mso-list:l0 level3 lfo1"',
  ' class="MsoListParagraph"',
  ' class="ListContainerWrapper"',
  ' data-aria-level="2"',
  ' role="heading" aria-level="5"',
  ' role="checkbox"',
  ' href="https://example.org/"',
  ' start="4" value="7" type="a"',
  ' start="x" type="disc"',
  ' start="-3"',
  ' colspan="3" rowspan="2"',
  ' data-section-label="x"',
];

const { node } = letrec<{ node: Written }>((tie) => ({
  node: oneof(
    { depthSize: 'small', withCrossShrink: true },
    record({ word: integer({ min: 0, max: 9 }) }),
    record({
      name: constantFrom(...blocks, ...inlines, ...empties),
      attributes: constantFrom(...attributes),
      content: array(tie('node'), { maxLength: 5 }),
    }),
  ),
}));

const html = (written: Written, next: () => string): string => {
  if ('word' in written) return next();
  if (empties.includes(written.name)) return `<${written.name}>`;
  const content = written.content.map((child) => html(child, next)).join('');
  return `<${written.name}${written.attributes}>${content}</${written.name}>`;
};

const blockOf = (text: Node): Element | null | undefined => text.parentElement?.closest(blocks.join(','));

/** The words of the page, and the pairs of consecutive words in different blocks. */
function wordsOf(source: string): { readonly words: string[]; readonly apart: (string | undefined)[][] } {
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: { word: string; block: unknown }[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    for (const word of text.nodeValue?.match(/w\d+w/gu) ?? []) found.push({ word, block: blockOf(text) });
  }
  const apart = found.flatMap(({ word, block }, index) => {
    const before = found[index - 1];
    return before && before.block !== block ? [[before.word, word]] : [];
  });
  return { words: found.map(({ word }) => word), apart };
}

it('any HTML keeps every word, and words of two blocks are never joined', () => {
  assert(
    property(array(node, { maxLength: 8 }), (nodes) => {
      let count = 0;
      const source = nodes.map((each) => html(each, () => `w${(count += 1)}w`)).join('');
      const { words, apart } = wordsOf(source);
      const document = pastedDocument(source);
      expect(parseDocument({ ...document.toJSON() }).ok).toBe(true);
      const text = document.textBetween(0, document.content.size, '\n', '\n');
      expect([...(text.match(/w\d+w/gu) ?? [])].toSorted()).toEqual([...words].toSorted());
      for (const [first, second] of apart) expect(text).not.toContain(`${first}${second}`);
    }),
    { numRuns: 2000 },
  );
}, 120_000);

it('text with any characters is read completely', () => {
  assert(
    property(
      array(tuple(constantFrom('p', 'div', 'li', 'h2', 'span'), string()), { maxLength: 6 }),
      (parts) => {
        const host = new Document().implementation.createHTMLDocument().body;
        for (const [name, text] of parts) {
          host.append(Object.assign(host.ownerDocument.createElement(name), { textContent: text }));
        }
        const kept = (text: string) => text.replaceAll(/[\s\u{A0}\0]+/gu, '');
        expect(kept(pastedDocument(host.innerHTML).textContent)).toBe(kept(host.textContent));
      },
    ),
  );
});
