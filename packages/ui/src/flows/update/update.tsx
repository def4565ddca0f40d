import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { lazyPart } from '../lazy-part/index.ts';

// Fetched on demand, because newer versions are rare.
const UpdateNotice = lazyPart(() => import('./update-notice.tsx'), { texts: ['update'], place: 'floating' });

/**
 * Offers a newer version of the app, on every page. A toast, which disappears by itself, takes precedence in the same
 * place.
 */
export function Update() {
  const isVisible = useSelector(useFlow('update'), (state) => state.hasTag('visible'));
  const hasToast = useSelector(useFlow('notifications'), ({ context }) => context.toast !== null);
  return isVisible && !hasToast ? <UpdateNotice /> : null;
}
