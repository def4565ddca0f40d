import { expect, test } from 'vitest';
import { affectedBy, readProject } from './lib/affected.mjs';

const project = readProject();
const affected = (file: string) => affectedBy([file], project);

test.each([
  ['packages/language/rules/french/hyphens.txt', 'packages/language/src/listed-proofs.test.ts'],
  ['packages/ui/locales/fr-FR/lock.json', 'packages/ui/src/locales.test.ts'],
  ['docs/glossary.md', 'packages/ui/src/glossary.test.ts'],
  ['packages/citations/golden/RULES.md', 'packages/citations/src/format/formatter.test.ts'],
  ['apps/api/src/documents/save-worker.ts', 'apps/api/src/documents/download.test.ts'],
  ['packages/machines/src/recovery/recovery.machine.ts', 'packages/machines/src/app/app.machine.test.ts'],
  ['packages/ui/src/flows/lock/lock-dialog.tsx', 'packages/ui/src/theme/source-laws.test.ts'],
])('a change of %s runs %s', (changed, test) => {
  expect(affected(changed).unit).toContain(test);
});

test.each([
  ['packages/ui/src/flows/lock/lock-dialog.tsx', 'stories/flows/lock.stories.tsx'],
  ['packages/machines/src/recovery/recovery.machine.ts', 'stories/flows/recovery.stories.tsx'],
  ['packages/ui/src/components/button/button.css.ts', 'stories/components/button.stories.tsx'],
  ['packages/ui/locales/fr-FR/wizard.json', 'stories/flows/brainstorm.stories.tsx'],
])('a change of %s is checked in %s', (changed, story) => {
  expect(affected(changed).stories).toContain(story);
});

test('the stories left to a full run are counted', () => {
  const { stories, left } = affected('packages/ui/src/components/button/button.tsx');
  expect(stories.length).toBeGreaterThan(0);
  expect(stories.length).toBeLessThan(10);
  expect(left).toBeGreaterThan(50);
});

test('a deleted file affects its readers', () => {
  expect(affected('packages/ui/locales/fr-FR/gone.json').unit).toContain('packages/ui/src/locales.test.ts');
});

test('a change that affects all tests runs them all', () => {
  expect(affected('vitest.config.ts').isAll).toBe(true);
});
