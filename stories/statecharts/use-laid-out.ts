import { useEffect, useState } from 'react';
import type { Chart } from './chart.ts';
import { type LaidOutChart, laidOut } from './laid-out.ts';
import { measuredWords } from './measured-words.ts';

interface Placed extends LaidOutChart {
  /** The theme in whose faces the words were measured. */
  readonly theme: string;
}

/** The chart with places for everything in it, found anew for each theme: its faces are not equally wide. */
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
