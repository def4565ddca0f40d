import type { DocumentListItem } from '@octavo/contract';
import { useTranslation } from 'react-i18next';
import { DocumentItem } from '../document-item/index.ts';
import { regionalLanguage } from '../language/regional-language.ts';

export interface HistoryRowProps {
  readonly document: DocumentListItem;
  readonly onOpen: (id: string) => void;
}

/** A document with the time of its last change on the day it is listed under. */
export function HistoryRow({ document, onOpen }: HistoryRowProps) {
  const { i18n } = useTranslation();
  const clock = new Intl.DateTimeFormat(regionalLanguage(i18n.language), { timeStyle: 'short' });
  const { updatedAt } = document;
  return (
    <DocumentItem
      document={document}
      date={<time dateTime={updatedAt}>{clock.format(new Date(updatedAt))}</time>}
      onOpen={onOpen}
    />
  );
}
