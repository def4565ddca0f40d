import i18next from 'i18next';
import type { CallCode } from './call-failed.ts';
import type { Refusal } from './refusal.ts';
import { sentenceOfCode } from './sentence-of-code.ts';

const namespace = 'refusals';

/**
 * The sentence, in the reader's language, for a call that the server has refused: chosen by code, and by reason where a
 * code has several, with the values that the server names. The texts are fetched with the first refusal.
 */
export async function sentenceOfRefusal(code: CallCode, { reason, values = {} }: Refusal): Promise<string> {
  const known = sentenceOfCode(code);
  if (known !== null) return known;
  // If they cannot be fetched, the failure is described by the texts that every page has.
  await i18next.loadNamespaces(namespace).catch(() => {});
  const keys = [...(reason === undefined ? [] : [`${code}-${reason}`]), code].map(
    (key) => `${namespace}:${key}`,
  );
  const key = keys.find((each) => i18next.exists(each));
  return key === undefined ? i18next.t('errors:unknown') : i18next.t(key as 'refusals:busy', inWords(values));
}

type Values = NonNullable<Refusal['values']>;

/** Times, sizes and lists, formatted for the reader's language. */
function inWords({ seconds, bytes, types, scripts, ...others }: Values): Record<string, unknown> {
  const language = i18next.resolvedLanguage ?? 'en';
  return {
    ...others,
    ...(typeof seconds === 'number' && { wait: duration(seconds, language) }),
    ...(typeof bytes === 'number' && { size: size(bytes, language) }),
    ...(Array.isArray(types) && {
      types: new Intl.ListFormat(language, { type: 'disjunction' }).format(types),
    }),
    ...(Array.isArray(scripts) && { scripts: writings(scripts, language) }),
  };
}

function duration(seconds: number, language: string): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

function size(bytes: number, language: string): string {
  const kilobyte = 1024;
  const [count, unit] =
    bytes >= kilobyte ** 2 ? [bytes / kilobyte ** 2, 'megabyte'] : [bytes / kilobyte, 'kilobyte'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(count);
}

/** Each script is given as its ISO 15924 code and a sample letter. */
function writings(scripts: readonly string[], language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'script' });
  const named = scripts.map((script) => {
    const [code = '', sample = ''] = script.split(' ');
    return code === 'Zzzz' ? sample : `${names.of(code) ?? code} (${sample})`;
  });
  return new Intl.ListFormat(language).format(named);
}
