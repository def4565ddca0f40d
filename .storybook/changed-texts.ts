import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@octavo/contract/languages';
import { branchPoint, changedFiles } from '../scripts/lib/changed.mjs';
import { root } from '../scripts/lib/install.mjs';

type Texts = { readonly [key: string]: string | Texts };

const place = /^packages\/ui\/locales\/([\w-]+)\/([\w-]+)\.json$/;

/** The keys whose texts this branch has changed or added, by language; none where git is unavailable. */
export function changedTexts(): Partial<Record<Language, string[]>> {
  const changed: Partial<Record<Language, string[]>> = {};
  for (const file of filesChanged()) {
    const [, folder, namespace = ''] = place.exec(file) ?? [];
    const language = languages.find((each) => each === folder);
    if (language === undefined) continue;
    const after: Texts = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const keys = changedKeys(textsBefore(file), after).map((key) => `${namespace}:${key}`);
    changed[language] = [...(changed[language] ?? []), ...keys];
  }
  return changed;
}

/** Keys as used in code: the forms of a plural count as one. */
export function changedKeys(before: Texts, after: Texts): readonly string[] {
  const former = flat(before);
  const keys = [...flat(after)]
    .filter(([key, text]) => former.get(key) !== text)
    .map(([key]) => key.replace(/_(?:zero|one|two|few|many|other)$/u, ''));
  return [...new Set(keys)];
}

function flat(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[`${prefix}${key}`, text] as const] : [...flat(text, `${prefix}${key}.`)],
    ),
  );
}

function filesChanged(): readonly string[] {
  try {
    return changedFiles().filter((file) => existsSync(join(root, file)));
  } catch {
    return [];
  }
}

function textsBefore(file: string): Texts {
  try {
    const before = execFileSync('git', ['show', `${branchPoint()}:${file}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(before);
  } catch {
    return {};
  }
}
