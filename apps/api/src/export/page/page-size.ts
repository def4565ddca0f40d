import type { PageSize } from '@octavo/contract/download-options';

/** Width and height in mm, upright. */
export const pageSizes = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  Letter: { width: 215.9, height: 279.4 },
  Legal: { width: 215.9, height: 355.6 },
} as const satisfies Record<PageSize, { width: number; height: number }>;
