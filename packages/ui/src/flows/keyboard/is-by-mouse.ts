import type { MouseEvent } from 'react';

/** Whether a mouse or a pen clicked, rather than a key or a finger: then typing can continue at once. */
export function isByMouse({ nativeEvent, detail }: MouseEvent): boolean {
  const pointer = nativeEvent instanceof PointerEvent ? nativeEvent.pointerType : '';
  // Firefox before 129 does not report what clicked.
  if (pointer === '') return detail > 0 && matchMedia('(pointer: fine)').matches;
  return pointer !== 'touch';
}
