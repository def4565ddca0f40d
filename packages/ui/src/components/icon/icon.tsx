import type { LucideIcon } from 'lucide-react';
import { filled, mirrored } from './icon.css.ts';

export interface IconProps {
  /** The icon, from lucide-react. */
  readonly of: LucideIcon;
  /** Width and height in CSS pixels: 16 in text, 18 in buttons, 20 in the slim sidebar. */
  readonly size?: 10 | 12 | 14 | 16 | 18 | 20 | 22;
  /** Fills the shape with its own colour (a star that is on). */
  readonly isFilled?: boolean;
  /** Mirrors the icon in right-to-left languages. */
  readonly isDirectional?: boolean;
}

/** A decorative icon, hidden from assistive technology. */
export function Icon({ of: Drawing, size = 16, isFilled = false, isDirectional = false }: IconProps) {
  const classes = [isFilled ? filled : '', isDirectional ? mirrored : ''].join(' ').trim();
  return (
    <Drawing
      aria-hidden
      size={size}
      strokeWidth={1.5}
      absoluteStrokeWidth
      {...(classes && { className: classes })}
    />
  );
}
