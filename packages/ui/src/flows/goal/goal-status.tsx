import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** Announces once that the goal is reached, for readers who cannot see the bar. */
export function GoalStatus() {
  const { t } = useTranslation('goal');
  const flow = useFlow('goal');
  const isAnnounced = useSelector(flow, (state) => state.hasTag('announced'));
  const goal = useSelector(flow, ({ context }) => context.goal);
  return <LiveRegion>{isAnnounced && goal !== null ? t('told', { count: goal }) : null}</LiveRegion>;
}
