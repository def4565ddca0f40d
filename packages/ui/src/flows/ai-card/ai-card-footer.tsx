import type { AiCardActor } from '@octavo/machines/ai-card';
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useId } from 'react';
import { Button } from '../../components/button/index.ts';
import { useKeyNames } from '../keyboard/use-key-names.ts';
import * as css from './ai-card.css.ts';
import { costOfLastTry } from './card-cost.ts';

export interface AiCardFooterProps {
  readonly actor: AiCardActor;
  /** AI words that the account has left today; null when nothing is counted. */
  readonly wordsLeft: number | null;
}

/** Actions on the versions, and what another try costs. */
export function AiCardFooter({ actor, wordsLeft }: AiCardFooterProps) {
  const { t } = useTranslation(['ai-card', 'common']);
  const { modifier, enter, escape } = useKeyNames();
  const hasResults = useSelector(actor, (state) => state.hasTag('results'));
  const engine = useSelector(actor, (state) => state.context.engine);
  const chosen = useSelector(actor, (state) => state.context.chosen);
  const cost = useSelector(actor, ({ context }) => costOfLastTry(context));
  const kind = useSelector(actor, ({ context }) => context.kind);
  const isOnDevice = useSelector(actor, ({ context }) => context.writer === 'browser');
  const costId = useId();
  const isTrying = useSelector(actor, ({ context }) => context.isKept);
  const isAcceptable = useSelector(actor, (state) => state.can({ type: 'accept' }));

  return (
    <footer className={css.footer}>
      <div className={css.note}>
        {/* Beside Accept, since the header may be out of sight. */}
        {engine === 'stand-in' ? <strong className={css.standIn}>{t('common:standIn')}</strong> : null}
        <span>{t('note')}</span>
        {hasResults && wordsLeft !== null && cost > 0 ? (
          <span id={costId}>
            {engine === 'built-in'
              ? t(kind === 'text' ? 'cost.added' : 'cost.free')
              : isOnDevice
                ? t('cost.free')
                : t('cost.again', { count: cost })}
          </span>
        ) : null}
      </div>
      <div className={css.ends}>
        <Button tone="quiet" shortcut={escape} onClick={() => actor.send({ type: 'cancel' })}>
          {t('cancel')}
        </Button>
        {hasResults ? (
          <>
            <Button
              icon={RotateCw}
              busy={isTrying}
              tone={wordsLeft === 0 && !isOnDevice ? 'quiet' : 'outline'}
              aria-describedby={costId}
              onClick={() => actor.send({ type: 'retry' })}
            >
              {t('tryAgain')}
            </Button>
            <Button
              tone="ai"
              shortcut={`${modifier} ${enter}`}
              aria-disabled={!isAcceptable}
              onClick={() => actor.send({ type: 'accept' })}
            >
              {t('accept', { number: chosen + 1 })}
            </Button>
          </>
        ) : null}
      </div>
    </footer>
  );
}
