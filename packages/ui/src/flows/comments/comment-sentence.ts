import type { CommentThread } from '@octavo/machines/comments';
import type { TFunction } from 'i18next';

const longest = 80;

/** The first words of a quotation. */
export function shortened(words: string): string {
  const line = words.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest).trimEnd()}…`;
}

/** A comment with the words it is about, for screen readers. */
export function sentenceOf(
  t: TFunction<'comments'>,
  { first, answers, isGone }: CommentThread,
  name: string,
): string {
  const said = [first.mark === null ? '' : t(`mark.${first.mark}`), first.text, first.proposal ?? '']
    .filter((part) => part !== '')
    .join('. ');
  const about = { name, words: shortened(first.anchor?.quote ?? ''), said };
  return [
    t(isGone ? 'rowGone' : 'row', about),
    ...(answers.length > 0 ? [t('answers', { count: answers.length })] : []),
    ...(first.resolvedAt === null ? [] : [t('resolved')]),
  ].join(' ');
}
