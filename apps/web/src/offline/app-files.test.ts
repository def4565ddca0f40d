import { expect, it } from 'vitest';
import { isNeededToStart } from './app-files.ts';

it.each([
  ['index.html', true],
  ['manifest-de-DE.webmanifest', true],
  ['assets/app-1a2b.js', true],
  ['assets/libraries-1a2b.js', true],
  ['assets/rolldown-runtime-1a2b.js', true],
  ['assets/start-1a2b.js', true],
  ['assets/start-document-1a2b.js', true],
  ['assets/table-menu-1a2b.js', false],
  ['assets/texts-de-DE-1a2b.json', false],
])('/app/%s: %s', (path, isNeeded) => {
  expect(isNeededToStart(`/app/${path}`)).toBe(isNeeded);
});
