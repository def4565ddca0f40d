import type { Namespace } from '@octavo/ui/namespaces';
import i18next from 'i18next';

/** A text without values as the page shows it, whatever language it is shown in: `textOf('tags', 'save')`. */
export function textOf(namespace: Namespace, key: string): string {
  const text: unknown = i18next.getResource(i18next.language, namespace, key);
  if (typeof text !== 'string') throw new Error(`There is no text ${namespace}:${key}`);
  return text;
}
