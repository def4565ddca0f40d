import type { ThemeTokens } from '@octavo/ui/theme/tokens';
import { useEffect, useState } from 'react';
import * as css from './tokens.css.ts';

interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly capital: number;
  readonly small: number;
}

/** Measured on the loaded typeface, as fractions of its size. */
function measure(family: string): Metrics {
  const size = 1000;
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('No canvas to measure faces on.');
  pen.font = `${size}px ${family}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('H');
  return {
    ascent: fontBoundingBoxAscent / size,
    descent: fontBoundingBoxDescent / size,
    capital: pen.measureText('H').actualBoundingBoxAscent / size,
    small: pen.measureText('x').actualBoundingBoxAscent / size,
  };
}

/** The typefaces of a theme with their real metrics: line height, cap height and x-height. */
export function FaceMetrics({ fonts }: { readonly fonts: ThemeTokens['font'] }) {
  const [metrics, setMetrics] = useState<Readonly<Record<string, Metrics>>>({});
  useEffect(() => {
    let isShown = true;
    const faces = Object.values(fonts).map((family) => document.fonts.load(`16px ${family}`));
    // The fallbacks are system fonts: where one is missing, only its loading fails.
    void Promise.allSettled(faces).then(() => {
      const found = Object.entries(fonts).map(([role, family]) => [role, measure(family)] as const);
      if (isShown) setMetrics(Object.fromEntries(found));
    });
    return () => {
      isShown = false;
    };
  }, [fonts]);

  return (
    <div className={css.scroller}>
      <table className={css.table}>
        <thead>
          <tr>
            {['Face', 'Family', 'Ascent', 'Descent', 'Capitals', 'Small letters'].map((name) => (
              <th key={name} scope="col" className={css.cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(fonts).map(([role, family]) => (
            <tr key={role}>
              <th scope="row" className={css.cell}>
                {role}
              </th>
              <td className={css.cell} style={{ fontFamily: family }}>
                {family.split(',', 1)[0]?.replaceAll("'", '')}
              </td>
              {(['ascent', 'descent', 'capital', 'small'] as const).map((measured) => (
                <td key={measured} className={css.cell}>
                  {metrics[role]?.[measured].toFixed(3) ?? '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
