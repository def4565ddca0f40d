import { beforeEach, expect, test } from 'vitest';
import { rangeOfText, selectedText } from './selected-text.ts';

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  // "One two<br>three" and "Four [cited] five", with a button in between.
  root.innerHTML =
    '<div><p data-from="0">One <em>two</em><br>three<button data-tool>Show</button></p><button data-tool>Comment</button></div>' +
    '<h2 data-from="14">Four <cite data-atom>(Hadfield, 1966)</cite> five</h2>';
  document.body.replaceChildren(root);
});

const find = (selector: string) => {
  const node = root.querySelector(selector);
  if (node === null) throw new Error(selector);
  return node;
};

function select(start: Node, startOffset: number, end: Node, endOffset: number) {
  const range = document.createRange();
  range.setStart(start, startOffset);
  range.setEnd(end, endOffset);
  return selectedText(root, range);
}

test('counts letters, a line break and a citation as the anchored text does', () => {
  const em = find('em').firstChild ?? root;
  const heading = find('h2');
  expect(select(em, 1, heading.lastChild ?? root, 3)).toEqual({ from: 5, to: 14 + 5 + 1 + 3 });
  expect(select(find('p'), 0, find('p'), 3)).toEqual({ from: 0, to: 8 });
});

test('does not count the buttons in and beside a block', () => {
  expect(select(find('p').lastChild ?? root, 0, find('div > button'), 1)).toBeNull();
  const three = find('br').nextSibling ?? root;
  expect(select(three, 2, find('div > button'), 0)).toEqual({ from: 10, to: 13 });
});

test('selects a citation completely or not at all', () => {
  const cite = find('cite').firstChild ?? root;
  expect(select(find('h2').firstChild ?? root, 0, cite, 4)).toEqual({ from: 14, to: 19 });
});

test('ignores a selection outside the text', () => {
  document.body.append('Below the text.');
  const outside = document.body.lastChild ?? root;
  expect(select(find('em').firstChild ?? root, 0, outside, 2)).toBeNull();
});

test('finds the range of every part', () => {
  const length = 14 + 'Four '.length + 1 + ' five'.length;
  // There is a line break between the blocks, at which no range starts or ends.
  for (let from = 0; from < length; from += 1) {
    for (let to = from + 1; to <= length; to += 1) {
      if (from === 13 || to === 14) continue;
      const range = rangeOfText(root, { from, to });
      expect(range && selectedText(root, range), `${from} to ${to}`).toEqual({ from, to });
    }
  }
  expect(rangeOfText(root, { from: 0, to: length + 1 })).toBeNull();
});
