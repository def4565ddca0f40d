import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { ScrollArea } from '../../components/scroll-area/index.ts';
import type { PlagiarismMatch } from './plagiarism-match.ts';
import { ResultRow, type ResultRowProps } from './result-row.tsx';
import { type Sent, SentNote } from './sent-note.tsx';
import * as css from './plagiarism.css.ts';

export interface PlagiarismResultsProps extends Omit<ResultRowProps, 'match'> {
  readonly open: boolean;
  readonly matches: readonly PlagiarismMatch[];
  readonly sent: Sent;
  readonly onClose: () => void;
}

/** The sources that contain words of the document, by title (SPEC §9). */
export function PlagiarismResults({ open, matches, sent, onShow, onCite, onClose }: PlagiarismResultsProps) {
  const { t, i18n } = useTranslation(['plagiarism', 'common']);
  const sorted = matches.toSorted((one, other) => one.title.localeCompare(other.title, i18n.language));
  return (
    <Dialog
      open={open}
      size="lg"
      title={t('results.title', { count: matches.length })}
      description={t('results.description')}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <ScrollArea label={t('results.list')} maxHeight={css.listHeight}>
        <ul className={css.list}>
          {sorted.map((match) => (
            <ResultRow key={match.link} match={match} onShow={onShow} onCite={onCite} />
          ))}
        </ul>
      </ScrollArea>
      <SentNote {...sent} />
    </Dialog>
  );
}
