import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './coverage-strip.css.ts';

/** With more, ticks would be thinner than the gaps between them. */
const mostTicks = 80;

export interface CoverageStripProps {
  /** Names what is counted. */
  readonly label: string;
  readonly checked: number;
  readonly total: number;
  /** The count in words. */
  readonly valueText: string;
}

/** How much of a text has been checked: one tick per paragraph, hollow until it is checked. */
export function CoverageStrip({ label, checked, total, valueText }: CoverageStripProps) {
  return (
    <div className={css.strip}>
      <VisuallyHidden asChild>
        <meter aria-label={label} min={0} max={total} value={checked} aria-valuetext={valueText} />
      </VisuallyHidden>
      {total > mostTicks ? (
        <div className={css.bar} aria-hidden>
          <div className={css.fill} style={{ width: `${(checked / total) * 100}%` }} />
        </div>
      ) : (
        <div className={css.ticks} aria-hidden>
          {Array.from({ length: total }, (_, index) => (
            <span key={index} className={index < checked ? `${css.tick} ${css.checked}` : css.tick} />
          ))}
        </div>
      )}
    </div>
  );
}
