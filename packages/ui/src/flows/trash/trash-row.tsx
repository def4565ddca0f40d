import type { DocumentListItem } from '@octavo/contract';
import { Lock, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { DocumentRow } from '../../components/document-row/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { ModeIcon } from '../home/mode-icon.tsx';
import { regionalLanguage } from '../language/regional-language.ts';

/** A document in the trash, which has to be restored before it can be opened. */
export function TrashRow({ document }: { readonly document: DocumentListItem }) {
  const trash = useFlow('trash');
  const deletion = useFlow('deletion');
  const { t, i18n } = useTranslation(['trash', 'common']);
  const { id, encryption, contentPreview, writingMode, updatedAt } = document;
  const title = document.title || t('common:document.untitled');
  const written = new Intl.DateTimeFormat(regionalLanguage(i18n.language), { dateStyle: 'medium' });
  return (
    <DocumentRow
      title={title}
      preview={
        encryption ? t('common:document.lockedPreview') : contentPreview || t('common:document.emptyPreview')
      }
      {...(encryption && {
        lock: (
          <>
            <Icon of={Lock} size={16} />
            <VisuallyHidden>{t('common:document.locked')}</VisuallyHidden>
          </>
        ),
      })}
      mode={
        <>
          <ModeIcon mode={writingMode} />
          {t(`common:writingMode.${writingMode}`)}
        </>
      }
      date={<time dateTime={updatedAt}>{written.format(new Date(updatedAt))}</time>}
      tags={
        <>
          <Button
            size="sm"
            icon={Undo2}
            aria-label={t('restoreNamed', { title })}
            onClick={() => trash.send({ type: 'restore', id })}
          >
            {t('restore')}
          </Button>
          <IconButton
            size="sm"
            tone="outline"
            icon={Trash2}
            label={t('deleteForever', { title })}
            onClick={() => deletion.send({ type: 'ask', task: { kind: 'forever', document: { id, title } } })}
          />
        </>
      }
    />
  );
}
