import type { Engine } from '@octavo/machines/ai-card';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice/index.ts';
import { useWordsLeft } from '../account/index.ts';

export interface EngineNoticeProps {
  readonly of: 'essay' | 'brainstorm';
  /** Null until known: nothing is shown then. */
  readonly engine: Engine | null;
}

/** Says what a draft costs, or, without a language model, what is offered instead. */
export function EngineNotice({ of, engine }: EngineNoticeProps) {
  const { t } = useTranslation('wizard');
  const left = useWordsLeft();
  if (engine === 'built-in') return <Notice title={t(`engine.${of}`)}>{t(`engine.${of}Hint`)}</Notice>;
  if (engine === null || left === null) return null;
  return <Notice title={t('cost.left', { count: left })}>{t(`cost.${of}`)}</Notice>;
}
