import { lazyPart } from '../lazy-part/index.ts';
import type { SlideOverProps } from '../../components/slide-over/index.ts';

/** Outline or comments over the text, where there is no room beside it. Its code is fetched when the first one opens. */
export const Drawer = lazyPart<SlideOverProps>(async () => ({
  default: (await import('../../components/slide-over/index.ts')).SlideOver,
}));
