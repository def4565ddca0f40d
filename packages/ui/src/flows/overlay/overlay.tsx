import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { overlays } from './overlays.ts';

/** The dialog or sheet on top of the stack. */
export function Overlay() {
  const overlay = useFlow('overlay');
  const top = useSelector(overlay, ({ context }) => context.stack.at(-1));
  if (top === undefined) return null;
  const Shown = overlays[top];
  return <Shown onDismiss={() => overlay.send({ type: 'dismiss', name: top })} />;
}
