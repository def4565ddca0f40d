import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** Says once that the goal is reached, to whoever does not see the bar fill. */
export function GoalStatus() {
  const { t } = useTranslation('goal');
  const flow = useFlow('goal');
  const isTold = useSelector(flow, (state) => state.hasTag('told'));
  const goal = useSelector(flow, ({ context }) => context.goal);
  return <LiveRegion>{isTold && goal !== null ? t('told', { count: goal }) : null}</LiveRegion>;
}
