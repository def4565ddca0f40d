import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/avatar/index.ts';
import { CopyButton } from '../../components/copy-button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { List, ListItem } from '../../components/list/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { regionalLanguage } from '../language/regional-language.ts';
import * as css from './sharing.css.ts';

/** Name, code, picture and date of each shared account (SPEC §3). */
export function SharedList() {
  const sharing = useFlow('sharing');
  const { t, i18n } = useTranslation('sharing');
  const accounts = useSelector(sharing, ({ context }) => context.accounts);
  const day = new Intl.DateTimeFormat(regionalLanguage(i18n.language), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (
    <List label={t('title')}>
      {accounts.map(({ id, name, code, avatarUrl, createdAt }) => (
        <ListItem
          key={id}
          title={name}
          leading={<Avatar isDecorative name={name} src={avatarUrl} />}
          text={<span className={css.code}>{code}</span>}
          meta={<time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>}
          actions={
            <>
              <CopyButton
                tone="quiet"
                size="sm"
                text={code}
                label={t('copy')}
                aria-label={t('copyOf', { name })}
                copiedLabel={t('copied')}
                refusedLabel={t('notCopied')}
              />
              <IconButton
                icon={Trash2}
                label={t('remove', { name })}
                onClick={() => sharing.send({ type: 'remove', id })}
              />
            </>
          }
        />
      ))}
    </List>
  );
}
