import type { MouseEvent } from 'react';

/** Whether a mouse or a pen clicked, not a key or a finger: whoever writes goes on writing at once. */
export function isByMouse({ nativeEvent, detail }: MouseEvent): boolean {
  const pointer = nativeEvent instanceof PointerEvent ? nativeEvent.pointerType : '';
  // Firefox before 129 does not say what clicked.
  if (pointer === '') return detail > 0 && matchMedia('(pointer: fine)').matches;
  return pointer !== 'touch';
}
