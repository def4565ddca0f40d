import { z } from 'zod';

const color = z.object({ colorSpace: z.string(), alpha: z.number(), hex: z.string() });
const measure = z.object({ value: z.number(), unit: z.string() });

/**
 * The same tokens with colours and measures as text: `#7a2230`, `16px`. The drafts before 2025.10 had this form, the
 * only one that Tokens Studio and Penpot read so far.
 */
export function asDraft(value: unknown): unknown {
  const paint = color.safeParse(value);
  if (paint.success) return paint.data.hex + (paint.data.alpha === 1 ? '' : alphaOf(paint.data.alpha));
  const length = measure.safeParse(value);
  if (length.success) return `${length.data.value}${length.data.unit}`;
  if (Array.isArray(value)) return value.map((each) => asDraft(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asDraft(each)]));
}

const alphaOf = (alpha: number): string =>
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');
