import { contrastPairs } from '@octavo/ui/theme/contrast';
import type { ThemeTokens } from '@octavo/ui/theme/tokens';
import { wcagContrast } from 'culori';
import * as css from './contrast-table.css.ts';

/** Every pair that components use, lowest contrast first, with what WCAG requires. */
export function ContrastTable({ color }: { readonly color: ThemeTokens['color'] }) {
  const pairs = contrastPairs(color)
    .map((pair) => ({ ...pair, ratio: wcagContrast(pair.front, pair.back) }))
    .toSorted((one, other) => one.ratio / one.minimum - other.ratio / other.minimum);

  return (
    <table className={css.table}>
      <thead>
        <tr>
          {['Pair', 'Ratio', 'At least'].map((name) => (
            <th key={name} scope="col" className={css.head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ name, front, back, ratio, minimum }) => (
          <tr key={name}>
            <th scope="row" className={css.cell}>
              <span className={css.pair}>
                <span className={css.sample} style={{ background: back }}>
                  <span className={css.front} style={{ background: front }} />
                </span>
                {name}
              </span>
            </th>
            <td className={css.cell}>{ratio.toFixed(2)}</td>
            <td className={css.cell}>{minimum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
