import { formatRgb } from 'culori';
import { z } from 'zod';
import type { Token } from './token-of.ts';

const measure = z.object({ value: z.number(), unit: z.string() });
const color = z.object({
  colorSpace: z.literal('srgb'),
  components: z.tuple([z.number(), z.number(), z.number()]),
  alpha: z.number(),
});
const alias = z.string().regex(/^\{.+\}$/u);
const layer = z.object({
  color: z.union([alias, color]),
  offsetX: measure,
  offsetY: measure,
  blur: measure,
  spread: measure,
  inset: z.literal(true).optional(),
});

/**
 * The CSS value of a token, as a reader of the format understands it.
 *
 * @param named finds the token that an alias refers to
 */
export function cssOf({ $type, $value }: Token, named: (path: string) => Token): string {
  const colorCss = (value: unknown): string => {
    const name = alias.safeParse(value);
    if (name.success) return cssOf(named(name.data.slice(1, -1)), named);
    const { components, alpha } = color.parse(value);
    const [r, g, b] = components;
    return formatRgb({ mode: 'rgb', r, g, b, alpha });
  };
  switch ($type) {
    case 'color':
      return colorCss($value);
    case 'dimension':
    case 'duration':
      return lengthCss(measure.parse($value));
    case 'fontWeight':
      return String(z.number().parse($value));
    case 'cubicBezier':
      return `cubic-bezier(${z.array(z.number()).length(4).parse($value).join(', ')})`;
    case 'fontFamily':
      return z.array(z.string()).parse($value).join(', ');
    case 'shadow':
      return z
        .array(layer)
        .parse($value)
        .map((each) => {
          const lengths = [each.offsetX, each.offsetY, each.blur, each.spread].map((length) =>
            lengthCss(length),
          );
          return [...(each.inset ? ['inset'] : []), ...lengths, colorCss(each.color)].join(' ');
        })
        .join(', ');
    default:
      return $type satisfies never;
  }
}

const lengthCss = ({ value, unit }: z.infer<typeof measure>): string => `${value}${unit}`;
