import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@octavo/contract/brand';
import type { Language } from '@octavo/contract/languages';

const locales = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'locales');

/** Looks up the visible names of things on the page by `namespace:key`. */
export function namesOf(language: Language): (name: string, values?: Record<string, unknown>) => string {
  return (name, values = {}) => {
    const [namespace = '', key = ''] = name.split(':');
    const texts: unknown = JSON.parse(readFileSync(join(locales, language, `${namespace}.json`), 'utf8'));
    const text = key.split('.').reduce(partOf, texts);
    if (typeof text !== 'string') throw new Error(`There is no text ${name}.`);
    const all: Record<string, unknown> = { brand: brand.name, ...values };
    return text.replaceAll(/\{\{(\w+)[^}]*\}\}/gu, (_, value: string) => String(all[value]));
  };
}

function partOf(texts: unknown, key: string): unknown {
  return Object.entries(texts ?? {}).find(([name]) => name === key)?.[1];
}
