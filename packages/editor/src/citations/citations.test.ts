import { undo } from '@tiptap/pm/history';
import { TextSelection } from '@tiptap/pm/state';
import type { JsonNode } from '@octavo/document-schema';
import type { Reference } from '@octavo/contract';
import { describe, expect, it } from 'vitest';
import { createStateDriver, paragraph } from '../testing/editor-state.ts';
import { citationPlugin, citationsIn } from './citation-plugin.ts';
import { addReference, placeCitation, withReferences, withStyle } from './place-citation.ts';
import { createReferencesPlace } from './references-view.ts';

const work = (id: string): Reference => ({
  id,
  authors: ['Doe, J.'],
  year: '2020',
  title: `On ${id}`,
  publication: '',
  doi: '',
  url: '',
});
const fresh = { format: 'APA 7', language: 'de-DE' };

function createDriver(...content: JsonNode[]) {
  const driver = createStateDriver(content, [citationPlugin(createReferencesPlace())]);
  const known = () => citationsIn(driver.state);
  return Object.assign(driver, {
    known,
    cite: (id: string, end: number) => {
      const tr = placeCitation(driver.state.tr, end, id, 1);
      addReference(tr, driver.state, work(id), fresh);
      driver.dispatch(tr);
    },
    summary: () => ({
      citations: known().citations.map(({ citation }) => citation.works.map(({ reference }) => reference)),
      listed: known().list?.references.map(({ id }) => id),
    }),
    /** The state after scanning the whole text again. */
    rescanned: () => {
      const again = createStateDriver(driver.state.doc.toJSON().content, [
        citationPlugin(createReferencesPlace()),
      ]);
      const { citations, list } = citationsIn(again.state);
      return { citations, list };
    },
  });
}

describe('citing', () => {
  it('puts the citation before the full stop and the reference in a list at the end', () => {
    const driver = createDriver(paragraph('Notes by hand last.'), paragraph('More.'));
    driver.cite('a', 20);
    expect(driver.state.doc.toJSON().content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Notes by hand last ' },
          {
            type: 'inlineCitation',
            attrs: {
              index: 1,
              reference: 'a',
              id: expect.any(String),
              locator: '',
              prefix: '',
              suffix: '',
              narrative: false,
              more: [],
            },
          },
          { type: 'text', text: '.' },
        ],
      },
      paragraph('More.'),
      { type: 'references', attrs: { ...fresh, items: [work('a')] } },
    ]);
    driver.run(undo);
    expect(driver.state.doc.toJSON().content).toEqual([paragraph('Notes by hand last.'), paragraph('More.')]);
  });

  it('adds a second work to the existing citation', () => {
    const driver = createDriver(paragraph('Notes last.'));
    driver.cite('a', 12);
    driver.cite('b', driver.state.doc.child(0).nodeSize - 1);
    expect(driver.summary()).toEqual({ citations: [['a', 'b']], listed: ['a', 'b'] });
  });

  it('refuses a reference with a listed id, and anything that is not a list of references', () => {
    const driver = createDriver(paragraph('Notes.'));
    driver.cite('a', 6);
    expect(addReference(driver.state.tr, driver.state, work('a'), fresh)).toBeNull();
    expect(withReferences(driver.state.tr, driver.state, { 0: work('b') })).toBeNull();
    expect(withReferences(driver.state.tr, driver.state, 'b')).toBeNull();
  });

  it('keeps the references when the style changes', () => {
    const driver = createDriver(paragraph('Notes.'));
    driver.cite('a', 6);
    const tr = withStyle(driver.state.tr, driver.state, { format: 'IEEE', language: 'en' });
    if (tr) driver.dispatch(tr);
    expect(driver.known().list).toMatchObject({ format: 'IEEE', language: 'en', references: [work('a')] });
  });
});

describe('what is known of citations', () => {
  it('equals a scan of the whole text after any edit', () => {
    const driver = createDriver(
      paragraph('One two three.'),
      paragraph('Four five six.'),
      paragraph('Seven.'),
    );
    driver.cite('a', 5);
    driver.cite('b', driver.state.doc.child(0).nodeSize + 6);
    const check = () => {
      const { citations, list } = driver.known();
      expect({ citations, list }).toEqual(driver.rescanned());
    };
    check();
    const { tr, doc } = driver.state;
    driver.dispatch(tr.insertText('Well, ', 1));
    check();
    driver.dispatch(driver.state.tr.split(3));
    check();
    driver.dispatch(
      driver.state.tr.setSelection(TextSelection.create(driver.state.doc, 2, 20)).deleteSelection(),
    );
    check();
    driver.dispatch(driver.state.tr.replace(1, 1, doc.slice(0, doc.child(0).nodeSize)));
    check();
    driver.run(undo);
    check();
    driver.dispatch(driver.state.tr.delete(0, driver.state.doc.content.size));
    check();
    expect(driver.summary()).toEqual({ citations: [], listed: undefined });
  });

  it('does no work where no citation is touched', () => {
    const driver = createDriver(paragraph('One two three.'), paragraph('Four.'));
    driver.cite('a', 5);
    const before = driver.known();
    driver.dispatch(driver.state.tr.insertText('!', driver.state.doc.child(0).nodeSize + 3));
    expect(driver.known().citations).toBe(before.citations);
  });
});
