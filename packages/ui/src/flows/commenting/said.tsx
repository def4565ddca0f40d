import type { DocumentComment } from '@octavo/contract';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './commenting.css.ts';
import { DraftForm } from './draft-form.tsx';
import { PlainText } from './plain-text.tsx';

export interface SaidProps {
  readonly comment: DocumentComment;
}

/** What one person said, with what can be done to one's own. */
export function Said({ comment }: SaidProps) {
  const { id, author, name, isOwn, text, proposal, mark, createdAt, editedAt } = comment;
  const { t, i18n } = useTranslation('commenting');
  const commenting = useFlow('commenting');
  const edit = useSelector(commenting, ({ context }) =>
    context.drafts.find(({ target }) => target.type === 'edit' && target.id === id),
  );
  const isAsked = useSelector(commenting, ({ context }) => context.asked === id);
  const isLeaving = useSelector(commenting, ({ context }) => context.removals.includes(id));
  const shownName = author === 'writer' ? t('writer') : isOwn ? t('you', { name }) : name;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });

  return (
    <div className={css.said}>
      <p className={css.head}>
        <span className={css.name} dir="auto">
          {shownName}
        </span>
        <time dateTime={createdAt} className={css.time}>
          {day.format(new Date(createdAt))}
          {editedAt === null ? null : ` · ${t('edited')}`}
        </time>
      </p>
      {mark === null ? null : <p className={css.chip}>{t(`mark.${mark}`)}</p>}
      {edit === undefined ? (
        <>
          {text === '' ? null : (
            <p className={css.words} dir="auto">
              <PlainText text={text} />
            </p>
          )}
          {proposal === null ? null : (
            <div className={css.proposal}>
              <p className={css.small}>{t('proposes')}</p>
              <p dir="auto">
                <ins className={css.proposed}>{proposal}</ins>
              </p>
            </div>
          )}
        </>
      ) : (
        <DraftForm draft={edit} />
      )}
      {isAsked ? <Removal /> : null}
      {isOwn && edit === undefined && !isAsked ? (
        <div className={css.own}>
          {text === '' ? null : (
            <Button
              size="sm"
              tone="quiet"
              isFlush
              onClick={() => commenting.send({ type: 'edit.start', id })}
            >
              {t('edit')}
            </Button>
          )}
          <Button
            size="sm"
            tone="quiet"
            isFlush={text === ''}
            busy={isLeaving}
            onClick={() => commenting.send({ type: 'removal.ask', id })}
          >
            {t('takeBack')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Removal() {
  const { t } = useTranslation('commenting');
  const commenting = useFlow('commenting');
  const failure = useSelector(commenting, ({ context }) => context.failure);
  return (
    <fieldset aria-label={t('takeBack')} className={css.removal}>
      {failure === null ? (
        <p>{t('removal.ask')}</p>
      ) : (
        <p role="alert" className={css.problem}>
          {t('removal.failed')} {failure.message}
        </p>
      )}
      <div className={css.actions}>
        <Button size="sm" tone="quiet" onClick={() => commenting.send({ type: 'removal.keep' })}>
          {t('removal.keep')}
        </Button>
        <Button size="sm" tone="danger" onClick={() => commenting.send({ type: 'removal.confirm' })}>
          {t('takeBack')}
        </Button>
      </div>
    </fieldset>
  );
}
