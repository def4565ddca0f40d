import { setTimeout } from 'node:timers/promises';
import type { Correction } from '@octavo/contract';
import { embeddedChecker } from '@octavo/language';
import { dictionaryPool, harperPool } from '../../../apps/api/src/corrections/checker-pools.ts';
import { type Corrections, createCorrections } from '../../../apps/api/src/corrections/corrections.ts';
import { evalLanguages } from '../fault.ts';
import type { Engine } from './engine.ts';

/** The corrections as run by the server, with one thread for each kind of checker. */
export const serverCorrections = (): Corrections =>
  createCorrections(embeddedChecker({ english: harperPool(1), others: dictionaryPool(1) }));

/** In milliseconds, as the page waits. */
const pause = 1500;
const mostTimes = 40;

/** Checks a text to its end: what the server could not finish is asked for again, as the page does. */
export async function checkToItsEnd(
  corrections: Corrections,
  ...of: Parameters<Corrections['read']>
): Promise<readonly Correction[]> {
  for (let time = 1; ; time += 1) {
    const read = await corrections.read(...of);
    if (read.unfinished.length === 0) return read.corrections;
    if (time === mostTimes) throw new Error('A text is not checked to its end.');
    await setTimeout(pause);
  }
}

/** The whole engine. */
export const octavo: Engine = {
  name: 'Octavo',
  languages: evalLanguages,
  open: async () => {
    const corrections = serverCorrections();
    return {
      check: ({ text, country }) => checkToItsEnd(corrections, text, country),
      close: () => corrections.close(),
    };
  },
};
