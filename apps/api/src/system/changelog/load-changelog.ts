import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangelogEntry } from '@octavo/contract';
import { type Language, languages } from '@octavo/contract/languages';
import { z } from 'zod';
import { type Version, versions } from './versions.ts';

const names = versions.map(({ version }) => version);
const texts: z.ZodType<Record<Version, string>> = z.record(z.enum(names), z.string());

/**
 * Reads the changelog for users, newest first.
 * @throws if a file, or the text for a version, is missing
 */
export function loadChangelog(folder: string): ReadonlyMap<Language, readonly ChangelogEntry[]> {
  return new Map(
    languages.map((language) => {
      const source = readFileSync(join(folder, language, 'changelog-messages.json'), 'utf8');
      const messages = texts.parse(JSON.parse(source));
      const entries = versions.map(({ version, date }) => ({ version, date, message: messages[version] }));
      return [language, entries] as const;
    }),
  );
}
