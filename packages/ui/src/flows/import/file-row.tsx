import type { ImportedFile, ImportLossKind } from '@octavo/machines/import';
import { CircleAlert, CircleCheck, FileText, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { ListItem } from '../../components/list/index.ts';
import { Spinner } from '../../components/spinner/index.ts';
import { fileSize } from '../avatar-picker/file-size.ts';
import { counted } from './counted.ts';
import * as css from './import-report.css.ts';

const icons = {
  waiting: FileText,
  whole: CircleCheck,
  partly: TriangleAlert,
  failed: CircleAlert,
} as const;

const factKinds = ['words', 'headings', 'tables', 'footnotes'] as const;
const lossKinds = [
  'pictures',
  'drawings',
  'citations',
  'works',
  'notes',
  'bibliographies',
  'metadata',
  'formulas',
  'tables',
  'headers',
  'parts',
  'comments',
  'tracked',
  'headings',
  'links',
] as const satisfies readonly ImportLossKind[];

export interface FileRowProps {
  readonly file: ImportedFile;
  /** Left out while other files are still being read. */
  readonly onOpen?: ((id: string) => void) | undefined;
}

/** One file: what was imported, what was not, or why nothing was. */
export function FileRow({ file, onOpen }: FileRowProps) {
  const { t } = useTranslation('import');
  const outcome = outcomeOf(file);
  return (
    <ListItem
      isTall
      title={file.name}
      busy={outcome === 'reading'}
      leading={
        <span className={css.status[outcome]}>
          {outcome === 'reading' ? <Spinner size={20} /> : <Icon of={icons[outcome]} size={20} />}
        </span>
      }
      text={
        <>
          <span className={css.status[outcome]}>{t(outcome)}</span>
          <FileResult file={file} />
        </>
      }
      actions={
        file.status === 'done' && onOpen !== undefined ? (
          <Button size="sm" aria-label={t('openName', { title: file.title })} onClick={() => onOpen(file.id)}>
            {t('open')}
          </Button>
        ) : undefined
      }
    />
  );
}

function outcomeOf(file: ImportedFile) {
  if (file.status !== 'done') return file.status;
  return counted(lossKinds, file.losses).length === 0 ? 'whole' : 'partly';
}

function FileResult({ file }: { readonly file: ImportedFile }) {
  const { t, i18n } = useTranslation('import');
  if (file.status === 'failed') {
    const { reason, limit = 0, message } = file;
    return (
      <p>
        {reason === 'refused' && message !== undefined
          ? message
          : t(`reasons.${reason}`, { size: fileSize(limit, i18n.language) })}
      </p>
    );
  }
  if (file.status !== 'done') return null;
  const losses = counted(lossKinds, file.losses);
  return (
    <>
      <p className={css.facts}>
        {counted(factKinds, file.facts).map((kind) => (
          <span key={kind}>{t(`facts.${kind}`, { count: file.facts[kind] ?? 0 })}</span>
        ))}
      </p>
      {losses.length === 0 ? null : (
        <ul className={css.losses}>
          {losses.map((kind) => (
            <li key={kind}>
              {t(`losses.${kind}`, { count: file.losses[kind] ?? 0 })}
              <Places of={file.places?.[kind]} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Where the first losses of a kind are. */
function Places({ of: places = [] }: { readonly of: readonly string[] | undefined }) {
  const { t } = useTranslation('import');
  if (places.length === 0) return null;
  return (
    <span className={css.places} dir="auto">
      {t('near', { places: places.map((words) => t('place', { words })) })}
    </span>
  );
}
