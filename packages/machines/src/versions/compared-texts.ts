import type { VersionsContext } from './versions.types.ts';

type Compared = Pick<VersionsContext, 'versions' | 'chosen' | 'comparedWith' | 'texts' | 'now'>;

/** Ids of the versions to compare: the chosen one, and the previous one if it is compared with that. */
export function comparedVersions({ versions, chosen, comparedWith }: Compared): readonly string[] {
  const index = versions.findIndex(({ id }) => id === chosen);
  if (index === -1) return [];
  return versions.slice(index, comparedWith === 'before' ? index + 2 : index + 1).map(({ id }) => id);
}

/**
 * The earlier and the later text of the comparison; null while one is missing. The first version is compared with an
 * empty text.
 */
export function comparedTexts(context: Compared): { readonly before: string; readonly after: string } | null {
  const [chosen, former] = comparedVersions(context);
  const text = context.texts[chosen ?? ''];
  if (text === undefined) return null;
  if (context.comparedWith === 'now') return { before: text, after: context.now };
  const before = former === undefined ? '' : context.texts[former];
  return before === undefined ? null : { before, after: text };
}
