import { lazyPart } from '../lazy-part/index.ts';

export const Documents = lazyPart(() => import('./documents.tsx'));
