import { useEffect, useState } from 'react';
import type { Chart } from './chart.ts';
import { type LaidOutChart, laidOut } from './laid-out.ts';
import { measuredWords } from './measured-words.ts';

/** The chart with places for everything in it, found anew for each theme: its faces are not equally wide. */
export function useLaidOut(chart: Chart, theme: string): LaidOutChart | null {
  const [placed, setPlaced] = useState<LaidOutChart | null>(null);
  useEffect(() => {
    let isWanted = true;
    void measuredWords()
      .then((measure) => laidOut(chart, measure))
      .then((next) => {
        if (isWanted) setPlaced(next);
      });
    return () => {
      isWanted = false;
    };
  }, [chart, theme]);
  return placed;
}
