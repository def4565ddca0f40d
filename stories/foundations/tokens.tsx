import { layer, scale } from '@octavo/ui/theme/scale';
import type { ThemeTokens } from '@octavo/ui/theme/tokens';
import type { CSSProperties, ReactNode } from 'react';
import { FaceMetrics } from './face-metrics.tsx';
import { PaletteTable } from './palette-table.tsx';
import * as sheet from './sheet.css.ts';
import * as css from './tokens.css.ts';
import { TypeScale } from './type-scale.tsx';

interface RowsProps {
  readonly title: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly draw: (value: string | number, name: string) => ReactNode;
}

function Rows({ title, values, draw }: RowsProps) {
  return (
    <section className={css.part}>
      <h2 className={sheet.heading}>{title}</h2>
      <dl className={css.rows}>
        {Object.entries(values).map(([name, value]) => (
          <div key={name} className={css.row}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>{value}</dd>
            <dd className={css.drawn}>{draw(value, name)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Rounded all around, or with the two cuts of components. */
function drawnCorners({ form }: ThemeTokens, radius: string | number) {
  return form.corners === 'cut' ? `0 ${radius} 0 ${radius}` : radius;
}

const box = (style: CSSProperties) => <span className={css.box} style={style} />;

/**
 * Every token of a theme with a demonstration: palette, roles, type, space, corners, depth, motion and stacking order.
 */
export function Tokens({ theme }: { readonly theme: ThemeTokens }) {
  const { ease, ...durations } = scale.motion;
  return (
    <main className={sheet.sheet}>
      <PaletteTable theme={theme} />
      <section className={css.part}>
        <h2 className={sheet.heading}>Type</h2>
        <TypeScale type={theme.type} />
        <FaceMetrics fonts={theme.font} />
      </section>
      <div className={css.columns}>
        <Rows title="Space" values={scale.space} draw={(value) => box({ width: value, height: 12 })} />
        <Rows title="Sizes" values={scale.size} draw={() => null} />
        <Rows
          title="Corners"
          values={theme.radius}
          draw={(value) => (
            <span className={css.corner} style={{ borderRadius: drawnCorners(theme, value) }} />
          )}
        />
        <Rows
          title="Depth"
          values={theme.shadow}
          draw={(value, name) => (
            <span
              className={css.raised}
              style={name === 'thread' ? { filter: String(value) } : { boxShadow: String(value) }}
            />
          )}
        />
        <Rows
          title={`Motion, ${ease}`}
          values={durations}
          draw={(value) => (
            <span className={css.track}>
              <span className={css.runner} style={{ animationDuration: `calc(${value} * 10)` }} />
            </span>
          )}
        />
        <Rows
          title="What lies above what"
          values={layer}
          draw={(value) => box({ width: Number(value) * 3, height: 12 })}
        />
      </div>
    </main>
  );
}
