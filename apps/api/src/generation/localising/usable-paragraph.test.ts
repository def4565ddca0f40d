import { expect, test } from 'vitest';
import { usableParagraph } from './usable-paragraph.ts';

const source =
  'The colour of the harbour changed every evening[^1], and the fishermen argued about it in the village.';
const other = 'Nobody had told the visitors that the ferry leaves before the lighthouse is lit.';

test.each([
  ['other spellings', source.replace('colour', 'color').replace('harbour', 'harbor')],
  [
    'other words',
    'Every evening the harbor changed its color[^1], and the fishermen in the village argued over it.',
  ],
])('%s are usable', (_name, answer) => {
  expect(usableParagraph(source, answer, [source, other])).toBe(answer);
});

test.each([
  ['a heading', `# ${source}`],
  ['bold', `**${source}**`],
])('Markdown that is not in the paragraph is removed: %s', (_name, answer) => {
  expect(usableParagraph(source, answer, [])).toBe(source);
});

test('the writer’s own characters stay', () => {
  expect(usableParagraph('- 2**3**4 colours', '- 2**3**4 colors', [])).toBe('- 2**3**4 colors');
});

test.each([
  ['nothing', ''],
  ['two paragraphs', source.replace(', and', '.\n\nAnd')],
  ['half of it', 'The colour changed[^1].'],
  ['much more', `${source} ${other} ${other}`],
  [
    'another language',
    'Die Farbe des Hafens wechselte jeden Abend[^1], und die Fischer stritten im Dorf darüber.',
  ],
  ['no footnote', source.replace('[^1]', '')],
  ['a footnote twice', source.replace('[^1]', '[^1][^1]')],
  [
    'a refusal',
    'I am sorry, but as a language model I cannot help you with rewriting this kind of content[^1] for now.',
  ],
  ['the paragraph beside it', `${other}[^1]`],
  ['a mark', `[[2]] ${source}`],
])('%s is not', (_name, answer) => {
  expect(usableParagraph(source, answer, [source, other])).toBeNull();
});

test('a short line is not confused with the line next to it', () => {
  expect(usableParagraph('Tides', 'Coastal weather', ['Tides', 'Coastal weather'])).toBeNull();
  expect(usableParagraph('Colour', 'Color', ['Colour', 'Coastal weather'])).toBe('Color');
});
