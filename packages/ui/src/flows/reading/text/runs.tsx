import type { LineRun } from '@octavo/machines/references';
import * as css from './shared-text.css.ts';

/** A citation or a reference in its style. */
export function Runs({ runs }: { readonly runs: readonly LineRun[] }) {
  return runs.map(({ text, italic, bold, raised, smallCapitals }, index) => {
    if (italic) return <em key={index}>{text}</em>;
    if (bold) return <b key={index}>{text}</b>;
    if (raised) return <sup key={index}>{text}</sup>;
    return (
      <span key={index} className={smallCapitals ? css.smallCapitals : undefined}>
        {text}
      </span>
    );
  });
}
