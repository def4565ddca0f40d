import { useSelector } from '@xstate/react';
import { Unasked } from '../../components/dialog/unasked.ts';
import { useFlow } from '../flow-context/index.ts';
import { overlays } from './overlays.ts';

/** The dialog or sheet on top of the stack. */
export function Overlay() {
  const overlay = useFlow('overlay');
  const top = useSelector(overlay, ({ context }) => context.stack.at(-1));
  const isUnasked = useSelector(overlay, ({ context }) => top !== undefined && context.offered.includes(top));
  if (top === undefined) return null;
  const Shown = overlays[top];
  return (
    <Unasked value={isUnasked}>
      <Shown onDismiss={() => overlay.send({ type: 'dismiss', name: top })} />
    </Unasked>
  );
}
