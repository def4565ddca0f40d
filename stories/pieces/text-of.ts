import i18next from 'i18next';

/** A text as the page shows it, whatever language it is shown in: `textOf('tags', 'save')`. */
export function textOf(ns: string, key: string, values: Record<string, unknown> = {}): string {
  return String(i18next.t(key, { ns, ...values }));
}
