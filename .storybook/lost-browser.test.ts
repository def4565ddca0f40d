import { expect, it, vi } from 'vitest';

const timedOut = [
  { message: '\nClick to debug the error directly in Storybook: …\n\nTest timed out in 60000ms.\n' },
];
const failed = [{ message: 'expected false to be true' }];

async function freshly() {
  vi.resetModules();
  const { lostBrowser } = await import('./lost-browser.ts');
  return lostBrowser;
}

it('is lost after two consecutive stories timed out', async () => {
  const browser = await freshly();
  browser.note(timedOut);
  expect(() => browser.expectPresent()).not.toThrow();
  browser.note(timedOut);
  expect(() => browser.expectPresent()).toThrow('Not run');
  browser.note(failed);
  browser.note();
  expect(() => browser.expectPresent()).toThrow('Not run');
});

it.each([
  ['passed', undefined],
  ['failed for another reason', failed],
])('is not lost if a story between them %s', async (_how, errors) => {
  const browser = await freshly();
  browser.note(timedOut);
  browser.note(errors);
  browser.note(timedOut);
  expect(() => browser.expectPresent()).not.toThrow();
});
