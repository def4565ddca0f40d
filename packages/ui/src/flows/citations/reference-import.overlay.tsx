import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { ImportedReferences } from './imported-references.tsx';
import { ReferenceImportForm } from './reference-import-form.tsx';

/** Imports references, and reports the result. */
export default function ReferenceImportDialog() {
  const { t } = useTranslation(['citations', 'common']);
  const flow = useFlow('reference-import');
  const isOpen = useSelector(flow, (state) => state.hasTag('visible'));
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const isReported = useSelector(flow, (state) => state.matches('reported'));
  const { text, problem, imported } = useSelector(flow, ({ context }) => context);
  const form = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const wasReported = useRef(isReported);
  useEffect(() => {
    if (wasReported.current === isReported) return;
    wasReported.current = isReported;
    // The pressed button has gone with its page of the dialog.
    (isReported ? more : field).current?.focus();
  }, [isReported]);
  const close = () => flow.send({ type: 'dismiss' });
  const report = isReported ? imported : null;
  const added = report?.references.length ?? 0;

  return (
    <Dialog
      open={isOpen}
      title={t('import.title')}
      description={
        report === null
          ? t('import.hint')
          : added === 0
            ? t('import.none')
            : t('import.added', { count: added })
      }
      closeLabel={t('common:close')}
      onClose={close}
      footer={
        report === null ? (
          <>
            <Button tone="quiet" onClick={() => (isBusy ? flow.send({ type: 'stop' }) : close())}>
              {t(isBusy ? 'import.stop' : 'common:cancel')}
            </Button>
            <Button tone="solid" type="submit" form={form} busy={isBusy}>
              {t(isBusy ? 'import.reading' : 'import.submit')}
            </Button>
          </>
        ) : (
          <>
            <Button key="more" ref={more} tone="quiet" onClick={() => flow.send({ type: 'again' })}>
              {t('import.more')}
            </Button>
            <Button key="done" tone="solid" onClick={close}>
              {t('import.done')}
            </Button>
          </>
        )
      }
    >
      {report === null ? (
        <ReferenceImportForm
          id={form}
          field={field}
          text={text}
          busy={isBusy}
          problem={problem}
          onTextChange={(typed) => flow.send({ type: 'text.change', text: typed })}
          onFile={(file) => flow.send({ type: 'file.choose', file })}
          onSubmit={() => flow.send({ type: 'submit' })}
        />
      ) : (
        <ImportedReferences references={report.references} skipped={report.skipped} />
      )}
    </Dialog>
  );
}
