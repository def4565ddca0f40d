import { expect, test } from 'vitest';
import { byMarks, withMarks } from './marked-paragraphs.ts';

test('an answer is assigned to paragraphs by its marks', () => {
  const marked = withMarks(['One.', 'Two.']);
  expect(marked).toBe('[[1]] One.\n\n[[2]] Two.');
  expect(byMarks('Here it is:\n\n[[1]] Uno.\n[[2]]  Due.\n', 2)).toEqual(['Uno.', 'Due.']);
});

test.each([
  ['one is lost', '[[1]] One. Two.\n\n[[3]] Three.'],
  ['one comes twice', '[[1]] One.\n\n[[2]] Two.\n\n[[2]] Two.\n\n[[3]] Three.'],
  ['they are out of order', '[[2]] Two.\n\n[[1]] One.\n\n[[3]] Three.'],
  ['there are none', 'One.\n\nTwo.\n\nThree.'],
])('an answer is rejected where %s', (_how, answer) => {
  expect(byMarks(answer, 3)).toBeNull();
});

test('paragraphs that contain such marks themselves are sent without marks', () => {
  expect(withMarks(['See [[3]].', 'Two.'])).toBeNull();
});
