import { Schema } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { labelSections } from './label-sections.ts';

const schema = new Schema({
  nodes: {
    doc: { content: '(paragraph | heading | sectionLabel)+' },
    paragraph: { content: 'text*' },
    heading: { content: 'text*' },
    sectionLabel: { attrs: { label: {} } },
    text: {},
  },
});

const names = {
  introduction: 'Introduction',
  body: (number: number) => `Body Paragraph ${number}`,
  conclusion: 'Conclusion',
  both: 'Introduction and Conclusion',
};

const text = (type: string, content: string) =>
  schema.node(type, null, content === '' ? [] : [schema.text(content)]);

/** The labels in square brackets between the texts. */
function labelled(...blocks: (readonly [type: string, content: string])[]): string[] {
  const nodes = blocks.map(([type, content]) =>
    type === 'sectionLabel' ? schema.node(type, { label: content }) : text(type, content),
  );
  const { tr } = EditorState.create({ doc: schema.node('doc', null, nodes) });
  const shown: string[] = [];
  labelSections(tr, names).doc.forEach(({ type, attrs, textContent }) => {
    shown.push(type.name === 'sectionLabel' ? `[${attrs['label']}]` : textContent);
  });
  return shown;
}

it('labels introduction, body and conclusion, and no heading or empty line', () => {
  expect(
    labelled(
      ['heading', 'Tides'],
      ['paragraph', 'a'],
      ['paragraph', ''],
      ['paragraph', 'b'],
      ['paragraph', 'c'],
    ),
  ).toEqual(['Tides', '[Introduction]', 'a', '', '[Body Paragraph 1]', 'b', '[Conclusion]', 'c']);
});

it('labels a single paragraph as both', () => {
  expect(labelled(['paragraph', 'a'])).toEqual(['[Introduction and Conclusion]', 'a']);
});

it('replaces existing labels', () => {
  expect(
    labelled(
      ['sectionLabel', 'Paragraph'],
      ['paragraph', 'a'],
      ['sectionLabel', 'Other'],
      ['paragraph', 'b'],
    ),
  ).toEqual(['[Introduction]', 'a', '[Conclusion]', 'b']);
});
