import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '@octavo/contract/languages';

const folder = new URL('../locales/', import.meta.url);
const namespaces = readdirSync(new URL('en', folder)).map((file) => file.replace(/\.json$/, ''));
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

type Text = { readonly key: string; readonly value: string };

function textsOf(node: unknown, path: readonly string[] = []): Text[] {
  if (typeof node === 'string') return [{ key: path.join('.'), value: node }];
  if (typeof node !== 'object' || node === null) throw new Error(`${path.join('.')} is no text`);
  return Object.entries(node).flatMap(([key, child]) => textsOf(child, [...path, key]));
}

function read(language: string, namespace: string): Text[] {
  return textsOf(JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8')));
}

/** The keys that a language must have for the English keys, with the plural forms of its own grammar. */
function expectedKeys(language: string, english: readonly Text[]): string[] {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = english.flatMap(({ key }) => {
    const stem = key.replace(pluralSuffix, '');
    if (stem === key || key.endsWith('_zero')) return [key];
    return categories.map((category) => `${stem}_${category}`);
  });
  return [...new Set(keys)].toSorted();
}

function placeholders(value: string): string[] {
  return [...new Set(value.match(/\{\{[^}]+\}\}|<[^>]+>/g) ?? [])].toSorted();
}

function inEnglish(key: string, english: readonly Text[]): Text | undefined {
  const same = english.find((text) => text.key === key);
  return same ?? english.find((text) => text.key === key.replace(pluralSuffix, '_other'));
}

it('types the keys of each namespace', () => {
  const code = readFileSync(new URL('./namespaces.ts', import.meta.url), 'utf8');
  const typed = [...code.matchAll(/locales\/en\/([\w-]+)\.json/g)].map(([, name = '']) => name);
  expect(typed.toSorted()).toEqual(namespaces.toSorted());
});

it('has exactly one folder for each language and one file for each namespace', () => {
  expect(readdirSync(folder).toSorted()).toEqual([...languages].toSorted());
  for (const language of languages) {
    expect(readdirSync(new URL(language, folder)).toSorted()).toEqual(
      namespaces.map((name) => `${name}.json`).toSorted(),
    );
  }
});

it.each([
  ['login', 'sent.title', 'Check your email for the magic link!'],
  ['login', 'email.failed', 'Failed to send magic link. Please try again.'],
  ['login', 'code.invalid', 'Invalid shared code'],
  [
    'sharing',
    'problems.codeRequired',
    'Code field cannot be empty. Please add one or click generate button.',
  ],
  ['sharing', 'problems.nameRequired', 'Please add name.'],
  [
    'sharing',
    'problems.codeTaken',
    'This code is not avialable. Please change to another or use generate button.',
  ],
  ['profile', 'affiliate.copied', 'Copied!'],
  ['waiting', 'sets.1.1', 'Brainstorming ideas...'],
  ['waiting', 'sets.1.6', 'Finalizing the masterpiece...'],
  ['account', 'plan.pro', 'PRO'],
  ['account', 'plan.free', 'Free'],
  ['profile', 'badge.pro', 'Pro Plus'],
] as const)('%s:%s is exactly the English text of SPEC', (namespace, key, sentence) => {
  expect(read('en', namespace).find((text) => text.key === key)?.value).toBe(sentence);
});

/** Violations of the glossary's rules for spaces and quotation marks. */
const mistakes: Readonly<Partial<Record<(typeof languages)[number], RegExp>>> = {
  'fr-CA': / [:»]|\s[;!?]|«(?!\u{A0})|[^\u{A0}]»|[“”]/u,
  'fr-FR': / [:;!?»]|\u{A0}[;!?]|[^\s\u{202F}:?!»…][;!?](?=\s|$)|«(?!\u{A0})|[^\u{A0}]»|[“”]/u,
  'pt-PT': /«\s|\s[»;!?]|[“”„]/u,
  'de-DE': /[”«»]|\s[:;!?]/u,
};

/** Numbers whose noun is always in the plural: limits of the product and settings. */
const alwaysMany = new Set(['limit', 'most', 'max', 'megabytes', 'levels', 'days']);

/** Texts whose number is a limit under another name, or has no noun of its own. */
const withoutNoun = new Set([
  'account:allowance.scale',
  'comments:length',
  'reading:back',
  'rewriting:progress',
  'search:more',
]);

/** Whether a noun, and with it a verb, follows a number that does not choose its form. */
function isUncounted(namespace: string, { key, value }: Text): boolean {
  if (withoutNoun.has(`${namespace}:${key}`)) return false;
  const followed = value.matchAll(/\{\{(\w+), number\}\}(?:<\/\w+>)?\s(?!(?:of|von|sur|de)\b)\p{L}{2,}/gu);
  return [...followed].some(
    ([, name = '']) => !alwaysMany.has(name) && (name !== 'count' || !pluralSuffix.test(key)),
  );
}

describe.each(languages)('%s', (language) => {
  it.each(namespaces)('%s: has the keys of English, none empty, with the same placeholders', (namespace) => {
    const english = read('en', namespace);
    const texts = read(language, namespace);
    expect(texts.map(({ key }) => key).toSorted()).toEqual(expectedKeys(language, english));
    expect(texts.filter(({ value }) => value.trim() === '')).toEqual([]);
    for (const { key, value } of texts) {
      expect({ key, has: placeholders(value) }).toEqual({
        key,
        has: placeholders(inEnglish(key, english)?.value ?? ''),
      });
    }
  });

  it('regression 467: a noun after a number has that number’s plural form', () => {
    const wrong = namespaces.flatMap((namespace) =>
      read(language, namespace)
        .filter((text) => isUncounted(namespace, text))
        .map(({ key, value }) => `${namespace}:${key} ${value}`),
    );
    expect(wrong).toEqual([]);
  });

  it('follows the typography of its country', () => {
    const all = namespaces.flatMap((namespace) => read(language, namespace));
    const wrong = all.filter(
      ({ value }) => /'|"|\.\.\.| $|^ /.test(value) || (mistakes[language]?.test(value) ?? false),
    );
    // SPEC §9 quotes the English loading messages with three dots.
    const quoted = language === 'en' ? read('en', 'waiting') : [];
    expect(wrong).toEqual(quoted.filter(({ value }) => value.endsWith('...')));
  });
});
