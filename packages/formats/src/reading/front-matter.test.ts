import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const read = (text: string, bibliography?: string) =>
  readFile(
    strToU8(text),
    'essay.md',
    bibliography === undefined ? [] : [{ name: 'works.bib', bytes: strToU8(bibliography) }],
  );

it('regression 441: front matter becomes the title and first paragraphs, and other fields are reported', async () => {
  const { html, losses, places } = await read(`---
# of the essay
title: "Tides: *a study*"
subtitle: >
  Of the moon
  and the sun
author:
  - name: Jane Doe
    affiliation: Coast College
  - John Roe
date: 2024-03-01
lang: en-GB
draft:
abstract: |
  The **moon** pulls.

  So does the sun.
---

Ebb.
`);
  expect(html).toBe(
    '<h1 class="document-title">Tides: *a study*</h1>\n<p>Of the moon and the sun</p>\n<p>The <strong>moon</strong> pulls.</p>\n<p>So does the sun.</p>\n<p>Ebb.</p>\n',
  );
  expect(losses).toEqual({ metadata: 3 });
  expect(places).toEqual({
    metadata: ['author: Jane Doe, Coast College, John Roe', 'date: 2024-03-01', 'lang: en-GB'],
  });
});

it('regression 441: works listed in front matter are cited in the style that it names', async () => {
  const { html, cited, losses } = await read(`---
title: Tides
csl: https://www.zotero.org/styles/modern-language-association.csl
references:
- id: newton1687
  type: book
  author:
  - family: Newton
    given: Isaac
  issued: {year: 1687, month: 7}
  title: Principia
- id: uncited
  title: Other
  issued: 1700
- nothing
...

So [@newton1687, p. 3].
`);
  expect(html).toContain('data-reference="own:newton1687" data-locator="3"');
  expect(cited).toMatchObject({
    style: 'MLA 9',
    references: [
      { authors: ['Newton, Isaac'], year: '1687', date: '1687-07', title: 'Principia', kind: 'book' },
    ],
  });
  expect([losses, cited?.references.length]).toEqual([{}, 1]);
});

it('regression 441: a bibliography and a style without works are reported', async () => {
  const text = '---\nbibliography: works.bib\ncsl: apa.csl\n---\nSo [@a].\n';
  expect((await read(text)).places).toEqual({
    metadata: ['bibliography: works.bib', 'csl: apa.csl'],
    citations: ['[@a]'],
  });
  const { cited, losses } = await read(text, '@book{a, title={A}, year=2001}');
  expect([cited?.style, losses]).toEqual(['APA 7', {}]);
});

it('regression 441: invalid YAML is read line by line, and a rule above a text stays a rule', async () => {
  const { html, places } = await read('---\ntitle: "Tides"\nauthor: {{ name }}: [\n---\nEbb.\n');
  expect(html).toBe('<h1 class="document-title">Tides</h1>\n<p>Ebb.</p>\n');
  expect(places).toEqual({ metadata: ['author: {{ name }}: ['] });
  expect((await read('---\nNot so: it is text\n\n---\n')).html).toBe(
    '<hr>\n<p>Not so: it is text</p>\n<hr>\n',
  );
});

it('regression 408: a list that contains itself does not prevent reading a file', async () => {
  const { html } = await read('---\nx: &a [ *a ]\nauthor: &b { name: *b }\n---\n\nThe text.');
  expect(html).toContain('The text.');
});
