import { scrollIndicatorMachine } from '@octavo/machines/scroll-indicator';
import { useActorRef } from '@xstate/react';
import { ScrollIndicator } from './scroll-indicator.tsx';

/** The scroll indicator of the current page. */
export function PageScrollIndicator() {
  return <ScrollIndicator actor={useActorRef(scrollIndicatorMachine)} />;
}
