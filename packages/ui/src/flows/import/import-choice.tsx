import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Choice } from '../../components/choice-list/index.ts';
import { FilePicker } from '../../components/file-picker/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { importTypes } from './import-types.ts';

export interface ImportPickerProps {
  /** Renders the control that opens the picker. */
  readonly children: (choose: () => void) => ReactNode;
}

/** The picker for files to import. */
export function ImportPicker({ children }: ImportPickerProps) {
  const flow = useFlow('import');
  return (
    <FilePicker accept={importTypes} onChoose={(files) => flow.send({ type: 'add', files })}>
      {children}
    </FilePicker>
  );
}

/** Importing files, as one of the kinds of new document. */
export function ImportChoice({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('import-choice');
  return (
    <Choice icon={<Icon of={FileUp} size={18} />} label={t('label')} hint={t('hint')} onClick={onClick} />
  );
}

/** Importing files, beside the heading of a page. */
export function ImportButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('import-choice');
  return (
    <Button tone="outline" icon={FileUp} aria-label={t('files')} onClick={onClick}>
      {t('label')}
    </Button>
  );
}
