import { useEffect, useState } from 'react';
import type { Chart } from './chart.ts';
import { type LaidOutChart, laidOut } from './laid-out.ts';
import { measuredWords } from './measured-words.ts';

interface Placed extends LaidOutChart {
  /** The theme in whose typefaces the words were measured. */
  readonly theme: string;
}

/** The chart's layout, computed again for each theme, because its typefaces differ in width. */
export function useLaidOut(chart: Chart, theme: string): Placed | null {
  const [placed, setPlaced] = useState<Placed | null>(null);
  useEffect(() => {
    let isWanted = true;
    void measuredWords()
      .then((measure) => laidOut(chart, measure))
      .then((next) => {
        if (isWanted) setPlaced({ ...next, theme });
      });
    return () => {
      isWanted = false;
    };
  }, [chart, theme]);
  return placed;
}
