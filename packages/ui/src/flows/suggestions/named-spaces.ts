import type { Suggestion } from '@octavo/machines/suggestions';
import type { TFunction } from 'i18next';

type Change = Pick<Suggestion, 'original' | 'replacement'>;

/** A change with its spaces spelled out, where spaces are what changes: “2 spaces” becomes “space”. */
export function namedSpaces(
  t: TFunction<'suggestions'>,
  { original, replacement }: Change,
): Change | undefined {
  const isAboutSpaces = bare(original) === '' || bare(original) === bare(replacement);
  if (!isAboutSpaces || original === replacement) return undefined;
  const named = (words: string) =>
    words
      .replaceAll(
        /([\u00A0\u202F]+)|[^\S\u00A0\u202F]+/gu,
        (spaces, unbroken) =>
          ` ${t(unbroken === undefined ? 'spaces.space' : 'spaces.noBreak', { count: spaces.length })} `,
      )
      .trim();
  return { original: named(original), replacement: named(replacement) };
}

const bare = (text: string): string => text.replaceAll(/\s/gu, '');
