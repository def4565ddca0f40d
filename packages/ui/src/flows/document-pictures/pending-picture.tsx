import { useSelector } from '@xstate/react';
import { ImageIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Progress } from '../../components/progress/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { usePicture } from '../sharing/use-picture.ts';
import * as css from './document-pictures.css.ts';

export interface PendingPictureProps {
  /** Which of the pending pictures. */
  readonly pictureKey: string;
}

/** The place of a picture that is being uploaded: its progress, or why it failed and what to do. */
export function PendingPicture({ pictureKey: key }: PendingPictureProps) {
  const flow = useFlow('document-pictures');
  const { t } = useTranslation('document-pictures');
  const picture = useSelector(flow, ({ context }) => context.pending.find((one) => one.key === key));
  const src = usePicture(picture?.source instanceof File ? picture.source : null);
  if (picture === undefined) return null;
  const { status, problem } = picture;
  const sent = isUnderWay(picture.sent) ? picture.sent : null;
  return (
    <fieldset aria-label={picture.name || t('title')} className={css.pending}>
      {src === null ? (
        <span className={css.thumbnail}>
          <Icon of={ImageIcon} size={22} />
        </span>
      ) : (
        <img src={src} alt="" className={css.thumbnail} />
      )}
      <div className={css.told}>
        {picture.name === '' ? null : <span className={css.name}>{picture.name}</span>}
        {status === 'failed' ? (
          <p role="alert" className={css.problem}>
            {t('pending.failed', { problem })}
          </p>
        ) : (
          <>
            <div className={css.progress}>
              <output>{t(`pending.${status}`)}</output>
              {sent === null ? null : <span aria-hidden>{t('pending.sent', { sent })}</span>}
            </div>
            <Progress
              label={t(`pending.${status}`)}
              value={status === 'waiting' ? 0 : sent}
              max={1}
              {...(sent !== null && { valueText: t('pending.sent', { sent }) })}
            />
          </>
        )}
      </div>
      <div className={css.actions}>
        {status === 'failed' ? (
          <Button size="sm" onClick={() => flow.send({ type: 'retry', key })}>
            {t('pending.retry')}
          </Button>
        ) : null}
        <Button size="sm" tone="quiet" onClick={() => flow.send({ type: 'give-up', key })}>
          {t('pending.giveUp')}
        </Button>
      </div>
    </fieldset>
  );
}

/** After the upload the server is still working, and nobody knows for how long. */
const isUnderWay = (sent: number | null): sent is number => sent !== null && sent < 1;
