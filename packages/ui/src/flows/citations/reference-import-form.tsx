import { FileUp } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { FilePicker } from '../../components/file-picker/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import * as css from './citations.css.ts';

export interface ReferenceImportFormProps {
  readonly open: boolean;
  readonly text: string;
  readonly busy: boolean;
  readonly problem: 'empty' | 'tooLarge' | 'tooLong' | 'unreadable' | null;
  readonly onTextChange: (text: string) => void;
  readonly onFile: (file: File) => void;
  readonly onSubmit: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** References of other programs, pasted or as a file. */
export function ReferenceImportForm(props: ReferenceImportFormProps) {
  const { open, text, busy, problem, onTextChange, onFile, onSubmit, onStop, onClose } = props;
  const { t } = useTranslation(['citations', 'common']);
  const form = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onSubmit();
  }

  return (
    <Dialog
      open={open}
      title={t('import.title')}
      description={t('import.hint')}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={busy ? onStop : onClose}>
            {t(busy ? 'import.stop' : 'common:cancel')}
          </Button>
          <Button tone="solid" type="submit" form={form} busy={busy}>
            {t(busy ? 'import.reading' : 'import.submit')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={css.importFields}>
        <TextArea
          label={t('import.text')}
          error={problem === null ? undefined : t(`import.problems.${problem}`)}
          minRows={6}
          maxRows={10}
          spellCheck={false}
          readOnly={busy}
          value={text}
          onValueChange={onTextChange}
        />
        <FilePicker
          accept=".bib,.bibtex,.ris,.json,.txt"
          multiple={false}
          onChoose={([file]) => file !== undefined && onFile(file)}
        >
          {(choose) => (
            <div>
              <Button icon={FileUp} disabled={busy} onClick={choose}>
                {t('import.file')}
              </Button>
            </div>
          )}
        </FilePicker>
      </form>
    </Dialog>
  );
}
