import { FileUp } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { submitting } from '../../components/field/submitting.ts';
import { FilePicker } from '../../components/file-picker/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import * as css from './citations.css.ts';

export interface ReferenceImportFormProps {
  readonly id: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly busy: boolean;
  readonly problem: 'empty' | 'tooLarge' | 'tooLong' | 'unreadable' | null;
  readonly onTextChange: (text: string) => void;
  readonly onFile: (file: File) => void;
  readonly onSubmit: () => void;
}

/** References from other programs, pasted or as a file. */
export function ReferenceImportForm(props: ReferenceImportFormProps) {
  const { id, field, text, busy, problem, onTextChange, onFile, onSubmit } = props;
  const { t } = useTranslation('citations');

  const submit = submitting(() => {
    if (!busy) onSubmit();
  });

  return (
    <form id={id} noValidate onSubmit={submit} className={css.importFields}>
      <TextArea
        ref={field}
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
  );
}
