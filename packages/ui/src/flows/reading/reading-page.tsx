import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { pageDrawing } from '../../components/drawing/subjects/page.tsx';
import { offlineDrawing } from '../../components/drawing/subjects/offline.tsx';
import { ErrorState } from '../../components/error-state/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { Locked } from './locked.tsx';
import { ReadingBar } from './reading-bar.tsx';
import * as css from './reading.css.ts';
import { SharedPage } from './shared-page.tsx';

export interface ReadingPageProps {
  /** The address of a picture in the text of a link. */
  readonly pictureAddress: (linkId: string, pictureId: string) => string;
}

/** The page of somebody who reads by a link. */
export function ReadingPage({ pictureAddress }: ReadingPageProps) {
  const reading = useFlow('reading');
  const text = useSelector(reading, (state) => (state.hasTag('shown') ? state.context.text : null));
  const linkId = useSelector(reading, ({ context }) => context.link?.linkId ?? '');
  return (
    <div className={css.desk}>
      {text === null ? <Waiting /> : <Shared key={linkId} linkId={linkId} pictureAddress={pictureAddress} />}
    </div>
  );
}

function Shared({ linkId, pictureAddress }: ReadingPageProps & { readonly linkId: string }) {
  const reading = useFlow('reading');
  const text = useSelector(reading, ({ context }) => context.text);
  const address = useCallback((id: string) => pictureAddress(linkId, id), [pictureAddress, linkId]);
  return text === null ? null : <SharedPage text={text} pictureAddress={address} />;
}

/** Everything before the text, and instead of it. */
function Waiting() {
  const { t } = useTranslation('reading');
  const reading = useFlow('reading');
  const isLocked = useSelector(reading, (state) => state.matches('locked'));
  const isGone = useSelector(reading, (state) => state.matches('gone'));
  const isFailed = useSelector(reading, (state) => state.matches('failed'));
  const reason = useSelector(reading, ({ context }) => context.failure?.message);
  const again = (
    <Button onClick={() => reading.send({ type: 'retry' })}>{t(isGone ? 'gone.action' : 'again')}</Button>
  );
  return (
    <>
      <ReadingBar onOutline={null} onComments={null} comments={0} />
      <div className={css.page}>
        <main id="content" tabIndex={-1} className={css.sheet}>
          <div className={css.content}>
            {isLocked ? <Locked /> : null}
            {isGone ? (
              <ErrorState
                drawing={pageDrawing}
                title={t('gone.title')}
                hint={t('gone.hint')}
                action={again}
              />
            ) : null}
            {isFailed ? (
              <ErrorState
                drawing={offlineDrawing}
                title={t('failed.title')}
                hint={reason ?? ''}
                action={again}
              />
            ) : null}
            {isLocked || isGone || isFailed ? null : <Opening />}
          </div>
        </main>
      </div>
    </>
  );
}

/** In the shape of a text, which comes to the same place. */
function Opening() {
  const { t } = useTranslation('reading');
  return (
    <output aria-label={t('opening')} className={css.opening}>
      <Skeleton width="70%" height="40px" />
      <Skeleton width="42%" height="16px" />
      {lines.map((width, index) => (
        <Skeleton key={index} width={width} height="18px" />
      ))}
    </output>
  );
}

const lines = ['96%', '100%', '92%', '97%', '61%', '98%', '94%', '100%', '45%'];
