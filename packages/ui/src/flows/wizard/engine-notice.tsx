import type { Engine } from '@octavo/machines/ai-card';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice/index.ts';

export interface EngineNoticeProps {
  readonly of: 'essay' | 'brainstorm';
  /** Null until it is known: nothing is said then. */
  readonly engine: Engine | null;
}

/** Says without a language model what comes in place of a draft. */
export function EngineNotice({ of, engine }: EngineNoticeProps) {
  const { t } = useTranslation('wizard');
  if (engine !== 'built-in') return null;
  return <Notice title={t(`engine.${of}`)}>{t(`engine.${of}Hint`)}</Notice>;
}
