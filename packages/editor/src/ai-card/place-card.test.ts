import type { AiAction } from '@octavo/contract/actions';
import { closeHistory, undo } from '@tiptap/pm/history';
import { TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import type { JsonNode } from '@octavo/document-schema';
import { createStateDriver, marked, paragraph } from '../testing/editor-state.ts';
import { inlineContent } from '../text/replace-text.ts';
import { acceptAnswer } from './accept-answer.ts';
import { passageOf, passagePlugin } from './passage-plugin.ts';
import { cardInput, insertCard, passageAt, rememberAction, removeCard } from './place-card.ts';

const citation: JsonNode = {
  type: 'inlineCitation',
  attrs: {
    index: 1,
    reference: null,
    id: 'a',
    locator: '',
    prefix: '',
    suffix: '',
    narrative: false,
    more: [],
  },
};

function createDriver(...content: JsonNode[]) {
  const driver = createStateDriver(content, [passagePlugin()]);
  const passage = () => {
    const open = passageOf(driver.state);
    if (!open) throw new Error('no card is open');
    return open;
  };
  return Object.assign(driver, {
    select: (from: number, to: number) =>
      driver.dispatch(driver.state.tr.setSelection(TextSelection.create(driver.state.doc, from, to))),
    open: () => {
      const place = passageAt(driver.state);
      driver.dispatch(insertCard(driver.state.tr, place, cardInput(driver.state, place, 'Title').selection));
    },
    remember: (action: AiAction) => {
      const remembering = rememberAction(driver.state.tr, passage(), action);
      if (remembering) driver.dispatch(remembering);
      return remembering !== null;
    },
    close: () => driver.dispatch(removeCard(driver.state.tr, passage())),
    /** An answer without Markdown, or the parsed blocks. */
    accept: (answer: string | readonly JsonNode[], isFree = false) => {
      const open = passage();
      const { schema } = driver.state;
      const blocks =
        typeof answer === 'string'
          ? answer
              .split('\n\n')
              .map((text) =>
                schema.node('paragraph', null, inlineContent(schema, schema.node('paragraph'), text)),
              )
          : answer.map((block) => schema.nodeFromJSON(block));
      driver.dispatch(removeCard(driver.state.tr, open));
      driver.dispatch(acceptAnswer(closeHistory(driver.state.tr), open, { blocks, isFree }));
    },
    blocks: () => driver.state.doc.content.content.map((node) => `${node.type.name}: ${node.textContent}`),
  });
}

describe('an AI card', () => {
  it('is placed below the last block of the selection and remembers its text', () => {
    const driver = createDriver(paragraph('one two'), paragraph('three'), paragraph('four'));
    driver.select(5, 13);
    driver.open();
    expect(driver.blocks()).toEqual([
      'paragraph: one two',
      'paragraph: three',
      'textAiCard: ',
      'paragraph: four',
    ]);
    expect(driver.state.doc.child(2).attrs).toEqual({ originalText: 'two\n\nthr', selected_action: null });
  });

  it('remembers the chosen action without an undo step', () => {
    const driver = createDriver(paragraph('one two'));
    driver.select(1, 4);
    driver.open();
    const open = passageOf(driver.state);
    driver.remember('summarize');
    expect(driver.state.doc.child(1).attrs).toEqual({ originalText: 'one', selected_action: 'summarize' });
    expect(passageOf(driver.state)).toEqual(open);
    expect(driver.remember('summarize')).toBe(false);
    driver.close();
    expect(driver.run(undo)).toBe(false);
  });

  it('on an empty line has no text to remember an action for', () => {
    const driver = createDriver({ type: 'paragraph' });
    driver.caret(1);
    driver.open();
    expect(driver.remember('writeIntroduction')).toBe(false);
  });

  it('leaves the text unchanged when it is cancelled, without an undo step', () => {
    const driver = createDriver(paragraph('one two'));
    const before = driver.state.doc.toJSON();
    driver.select(1, 4);
    driver.open();
    driver.close();
    expect(driver.state.doc.toJSON()).toEqual(before);
    expect(driver.run(undo)).toBe(false);
  });

  it('cannot be undone into or out of the text', () => {
    const driver = createDriver(paragraph('one'));
    driver.caret(4);
    driver.type('!');
    driver.select(1, 4);
    driver.open();
    driver.run(undo);
    expect(driver.blocks()).toEqual(['paragraph: one', 'textAiCard: ']);
  });

  it('follows its passage through edits before it', () => {
    const driver = createDriver(paragraph('start'), paragraph('old words here'));
    driver.select(8, 17);
    driver.open();
    driver.dispatch(driver.state.tr.insertText('Well, ', 1));
    driver.accept('new words');
    expect(driver.blocks()).toEqual(['paragraph: Well, start', 'paragraph: new words here']);
  });

  it('works on the whole paragraph when nothing is selected', () => {
    const driver = createDriver(paragraph('one two'), paragraph('three'));
    driver.caret(3);
    expect(cardInput(driver.state, passageAt(driver.state), 'Title')).toEqual({
      kind: 'text',
      title: 'Title',
      text: 'one two\nthree',
      selection: 'one two',
    });
  });
});

describe('an accepted version', () => {
  it('is one undo step, which restores the original without the card', () => {
    const driver = createDriver(paragraph('one ', marked('two', 'bold'), ' three'));
    const before = driver.state.doc.toJSON();
    driver.select(1, 14);
    driver.open();
    driver.accept('1 two 3');
    expect(driver.blocks()).toEqual(['paragraph: 1 two 3']);
    expect(driver.state.doc.rangeHasMark(3, 6, driver.state.schema.mark('bold').type)).toBe(true);
    driver.run(undo);
    expect(driver.state.doc.toJSON()).toEqual(before);
  });

  it('keeps citations in the passage', () => {
    const driver = createDriver(paragraph('As shown ', citation, '. Rest.'));
    driver.select(1, 11);
    driver.open();
    driver.accept('As was demonstrated');
    expect(driver.state.doc.toJSON().content).toEqual([
      paragraph('As was demonstrated ', citation, '. Rest.'),
    ]);
  });

  it('replaces block by block, so that headings and list items keep their type', () => {
    const item = (text: string): JsonNode => ({ type: 'listItem', content: [paragraph(text)] });
    const driver = createDriver(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Old head' }] },
      { type: 'bulletList', content: [item('first'), item('second')] },
    );
    driver.select(1, driver.state.doc.content.size - 3);
    driver.open();
    driver.accept('New head\n\nfirst one\n\nsecond one');
    expect(driver.state.doc.toJSON().content).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'New head' }] },
      { type: 'bulletList', content: [item('first one'), item('second one')] },
    ]);
  });

  it.each([
    [
      'more paragraphs than blocks',
      'a\n\nb\n\nc',
      ['paragraph: a', 'paragraph: b', 'paragraph: c', 'paragraph: end'],
    ],
    ['as many lines as blocks', 'a\nb', ['paragraph: a', 'paragraph: b', 'paragraph: end']],
    ['fewer paragraphs than blocks', 'a', ['paragraph: a', 'paragraph: end']],
  ])('fits %s', (_name, text, blocks) => {
    const driver = createDriver(paragraph('one'), paragraph('two'), paragraph('end'));
    driver.select(1, 9);
    driver.open();
    driver.accept(text);
    expect(driver.blocks()).toEqual(blocks);
  });

  it('leaves the rest of a paragraph after the new text', () => {
    const driver = createDriver(paragraph('one two three'));
    driver.select(5, 8);
    driver.open();
    driver.accept('2a\n\n2b');
    expect(driver.blocks()).toEqual(['paragraph: one 2a', 'paragraph: 2b three']);
  });

  it('replaces an empty line, with its headings and lists', () => {
    const driver = createDriver(paragraph('one'), paragraph(), paragraph('end'));
    driver.caret(6);
    driver.open();
    expect(driver.blocks()[2]).toBe('emptyAiCard: ');
    driver.accept([heading('Head'), paragraph('Text'), list('a', 'b')]);
    expect(driver.blocks()).toEqual([
      'paragraph: one',
      'heading: Head',
      'paragraph: Text',
      'bulletList: ab',
      'paragraph: end',
    ]);
    driver.run(undo);
    expect(driver.blocks()).toEqual(['paragraph: one', 'paragraph: ', 'paragraph: end']);
  });
});

describe('an answer with Markdown', () => {
  const link = { type: 'link', attrs: { href: 'https://tides.example/' } };

  it('regression 217: turns selected paragraphs into a list, with the links on their words', () => {
    const linked: JsonNode = { type: 'text', text: 'second', marks: [link] };
    const driver = createDriver(
      paragraph('The first one'),
      paragraph('The ', linked, ' one'),
      paragraph('end'),
    );
    driver.select(1, 30);
    driver.open();
    driver.accept([list('The first one', 'The second one')]);
    expect(driver.blocks()).toEqual(['bulletList: The first oneThe second one', 'paragraph: end']);
    expect(driver.state.doc.child(0).child(1).toJSON().content).toEqual([paragraph('The ', linked, ' one')]);
    driver.run(undo);
    expect(driver.blocks()).toEqual([
      'paragraph: The first one',
      'paragraph: The second one',
      'paragraph: end',
    ]);
  });

  it('regression 218: becomes inline text within a sentence, and keeps its bold words', () => {
    const driver = createDriver(paragraph('one two three'));
    driver.select(5, 8);
    driver.open();
    driver.accept([list('2a'), paragraph(marked('2b', 'bold'))]);
    expect(driver.state.doc.toJSON().content).toEqual([
      paragraph('one 2a'),
      paragraph(marked('2b', 'bold'), ' three'),
    ]);
  });

  it('regression 219: does not turn a rewritten paragraph into a heading, unless the writer asked for one', () => {
    const driver = createDriver(paragraph('Low water'));
    driver.caret(2);
    driver.open();
    driver.accept([heading('High water')]);
    expect(driver.blocks()).toEqual(['paragraph: High water']);
    driver.caret(2);
    driver.open();
    driver.accept([heading('High water')], true);
    expect(driver.blocks()).toEqual(['heading: High water']);
  });

  it('replaces block by block if it has the structure of the passage', () => {
    const driver = createDriver(list('a', 'b'));
    driver.select(3, 10);
    driver.open();
    driver.accept([list('c', 'd')]);
    expect(driver.state.doc.toJSON().content).toEqual([list('c', 'd')]);
  });

  it('becomes inline text where its blocks would drop a citation, and where they are not allowed', () => {
    const driver = createDriver(paragraph('As ', citation, ' shows'));
    driver.caret(2);
    driver.open();
    driver.accept([list('As', 'shows')]);
    expect(driver.blocks()[0]).toMatch(/^paragraph: As/u);
    expect(JSON.stringify(driver.state.doc.toJSON())).toContain('inlineCitation');

    const inItem = createDriver(list('a'));
    inItem.caret(4);
    inItem.open();
    inItem.accept([list('b', 'c')]);
    expect(inItem.state.doc.toJSON().content).toEqual([list('b', 'c')]);
  });
});

function heading(text: string): JsonNode {
  return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] };
}

function list(...texts: readonly string[]): JsonNode {
  return {
    type: 'bulletList',
    content: texts.map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
  };
}
