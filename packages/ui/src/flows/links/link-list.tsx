import type { SharedLink } from '@octavo/machines/links';
import { useSelector } from '@xstate/react';
import { Eye, MessageSquareText, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { CopyButton } from '../../components/copy-button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { List, ListItem } from '../../components/list/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { regionalLanguage } from '../language/regional-language.ts';
import { LinkReaders } from './link-readers.tsx';
import * as css from './links.css.ts';

/** Every link of a document, newest first: what it allows, who opened it, and what can be done with it. */
export function LinkList() {
  const flow = useFlow('links');
  const { t } = useTranslation('links');
  const { links, made, chosen, failure } = useSelector(flow, ({ context }) => context);
  const isAsking = useSelector(flow, (state) => state.hasTag('removal'));
  const newLink = links.find(({ id }) => id === made);

  if (links.length === 0) return <EmptyState level={3} title={t('empty.title')} hint={t('empty.hint')} />;
  return (
    <div className={css.stack}>
      {newLink === undefined ? null : <Made link={newLink} />}
      {failure === null ? null : (
        <Notice tone="danger" role="alert">
          {failure.code === 'unknown' ? t('removal.failed') : failure.message}
        </Notice>
      )}
      <List label={t('list')}>
        {links.map((link) =>
          isAsking && link.id === chosen ? (
            <li key={link.id}>
              <Removal link={link} />
            </li>
          ) : (
            <Item key={link.id} link={link} />
          ),
        )}
      </List>
    </div>
  );
}

/** The address of a new link, to be sent to its reader. */
function Made({ link: { name, address } }: { readonly link: SharedLink }) {
  const { t } = useTranslation('links');
  return (
    <Notice tone="success" title={t('made.title', { name })}>
      <div className={css.made}>
        <span>{t('made.hint')}</span>
        <code className={css.address}>{address}</code>
        <Copy name={name} address={address} />
      </div>
    </Notice>
  );
}

function Item({ link }: { readonly link: SharedLink }) {
  const flow = useFlow('links');
  const { t, i18n } = useTranslation('links');
  const { id, name, kind, hasPassword, address, lastDay, readers } = link;
  const day = new Intl.DateTimeFormat(regionalLanguage(i18n.language), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  const terms = [
    t(`kinds.${kind}`),
    ...(hasPassword ? [t('protected')] : []),
    ...(lastDay === '' ? [] : [t('until', { day: day.format(new Date(lastDay)) })]),
  ];
  return (
    <ListItem
      isTall
      title={name}
      leading={<Icon of={kind === 'comment' ? MessageSquareText : Eye} />}
      text={
        <>
          <span>{terms.join(' · ')}</span>
          <LinkReaders readers={readers} />
        </>
      }
      actions={
        <>
          <Copy name={name} address={address} isQuiet />
          <IconButton
            icon={Pencil}
            label={t('edit', { name })}
            onClick={() => flow.send({ type: 'edit', id })}
          />
          <IconButton
            icon={Trash2}
            label={t('revoke', { name })}
            onClick={() => flow.send({ type: 'revoke', id })}
          />
        </>
      }
    />
  );
}

interface CopyProps {
  readonly name: string;
  readonly address: string;
  readonly isQuiet?: boolean;
}

function Copy({ name, address, isQuiet = false }: CopyProps) {
  const { t } = useTranslation('links');
  return (
    <CopyButton
      {...(isQuiet && { tone: 'quiet' })}
      size="sm"
      text={address}
      label={t('copy')}
      aria-label={t('copyOf', { name })}
      copiedLabel={t('copied')}
      refusedLabel={t('notCopied')}
    />
  );
}

function Removal({ link: { name } }: { readonly link: SharedLink }) {
  const flow = useFlow('links');
  const { t } = useTranslation(['links', 'common']);
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const cancel = useRef<HTMLButtonElement>(null);

  // The button that opened the question is gone, so the button that changes nothing gets the focus; a frame later,
  // because a dialog that opens here first notes where to return it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => cancel.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('removal.title', { name })}
      action={
        <span className={css.choices}>
          <Button
            size="sm"
            tone="quiet"
            ref={cancel}
            disabled={isBusy}
            onClick={() => flow.send({ type: 'cancel' })}
          >
            {t('common:cancel')}
          </Button>
          <Button size="sm" tone="danger" busy={isBusy} onClick={() => flow.send({ type: 'confirm' })}>
            {t('removal.confirm')}
          </Button>
        </span>
      }
    >
      {t('removal.message')}
    </Notice>
  );
}
