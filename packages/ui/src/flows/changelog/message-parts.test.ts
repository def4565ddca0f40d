import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@octavo/contract/languages';
import { expect, it } from 'vitest';
import { messageParts } from './message-parts.ts';

it('is a headline and points in groups', () => {
  expect(messageParts('Pictures\n\n## Writing\n\n- One.\n- Two.\n\n## Files\n\n- Three.')).toEqual({
    headline: 'Pictures',
    groups: [
      { name: 'Writing', points: ['One.', 'Two.'] },
      { name: 'Files', points: ['Three.'] },
    ],
  });
});

it('is only a headline if it has no groups', () => {
  expect(messageParts('The first version.')).toEqual({ headline: 'The first version.', groups: [] });
});

it('regression 452: the changelog has the same groups and points in every language, and no paragraph', () => {
  const shapes = languages.map((language) => {
    const file = join(import.meta.dirname, '../../../locales', language, 'changelog-messages.json');
    const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    return Object.entries(messages).map(([version, message]) => {
      const { headline, groups } = messageParts(message);
      expect(headline.length, `${language} ${version}`).toBeLessThan(72);
      expect(groups.length, `${language} ${version}`).toBeGreaterThan(0);
      return { version, points: groups.map(({ points }) => points.length) };
    });
  });
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
});
