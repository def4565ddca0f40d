import type { ImportedFile } from '@octavo/machines/import';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { List } from '../../components/list/index.ts';
import { Progress } from '../../components/progress/index.ts';
import { FilePicker } from '../../components/file-picker/index.ts';
import { FileRow } from './file-row.tsx';
import { importTypes } from './import-types.ts';
import * as css from './import-report.css.ts';

export interface ImportReportProps {
  readonly open: boolean;
  readonly files: readonly ImportedFile[];
  readonly onOpen: (id: string) => void;
  /** Skips the files that have not been read yet. */
  readonly onStop: () => void;
  readonly onMore: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

/** The result of an import: for each file, what was imported and what was not. */
export function ImportReport({ open, files, onOpen, onStop, onMore, onClose }: ImportReportProps) {
  const { t } = useTranslation(['import', 'common']);
  const finished = files.filter(({ status }) => status === 'done' || status === 'failed').length;
  const done = files.filter(({ status }) => status === 'done').length;
  const isRunning = finished < files.length;
  return (
    <Dialog
      open={open}
      title={t('title')}
      description={
        isRunning
          ? t('description', { count: files.length })
          : done === 0
            ? t('none')
            : t('done', { count: done })
      }
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        isRunning ? (
          <Button onClick={onStop}>{t('stop')}</Button>
        ) : (
          <>
            <FilePicker accept={importTypes} onChoose={onMore}>
              {(choose) => (
                <Button tone="quiet" onClick={choose}>
                  {t('more')}
                </Button>
              )}
            </FilePicker>
            <Button onClick={onClose}>{t('common:close')}</Button>
          </>
        )
      }
    >
      {isRunning ? (
        <div className={css.progress}>
          <Progress
            label={t('title')}
            value={finished}
            max={files.length}
            valueText={t('progress', { done: finished, count: files.length })}
          />
        </div>
      ) : null}
      <List label={t('list')}>
        {files.map((file, index) => (
          <FileRow key={index} file={file} onOpen={isRunning ? undefined : onOpen} />
        ))}
      </List>
    </Dialog>
  );
}
