import type { AiCardActor } from '@octavo/machines/ai-card';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import * as css from './ai-card.css.ts';
import { costOfThree } from './card-cost.ts';

export interface AiCardTermsProps {
  readonly actor: AiCardActor;
  /** AI words that the account has left today; null when nothing is counted. */
  readonly wordsLeft: number | null;
  /** Id of the sentence about what the built-in engine cannot do. */
  readonly limitsId: string;
}

/** What an action would cost, and what is unavailable without a language model, stated before anything is chosen. */
export function AiCardTerms({ actor, wordsLeft, limitsId }: AiCardTermsProps) {
  const { t } = useTranslation('ai-card');
  const kind = useSelector(actor, (state) => state.context.kind);
  const cost = useSelector(actor, (state) => costOfThree(state.context));
  const isBuiltIn = useSelector(actor, (state) => state.context.writer === 'built-in');
  const isBegun = useSelector(actor, (state) => state.hasTag('results'));
  const isOnDevice = useSelector(actor, (state) => state.context.writer === 'browser');
  const hasCost = wordsLeft !== null && !isBegun;
  if (isOnDevice) {
    return (
      <div className={css.terms}>
        <p>{t('browserWrites')}</p>
      </div>
    );
  }
  if (!hasCost && !isBuiltIn) return null;
  return (
    <div className={css.terms}>
      {hasCost && !(isBuiltIn && wordsLeft > 0) ? (
        <p>
          {wordsLeft === 0 ? t('cost.none') : t('cost.three', { count: cost })}
          {wordsLeft > 0 && cost > wordsLeft ? ` ${t('cost.tooMuch')}` : null}
        </p>
      ) : null}
      {isBuiltIn ? (
        <p>
          <span id={limitsId}>{t(`builtIn.${kind}`)}</span>
          {hasCost ? ` ${t(kind === 'text' ? 'cost.added' : 'cost.free')}` : null}
        </p>
      ) : null}
    </div>
  );
}
