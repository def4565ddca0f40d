import { expect, test } from 'vitest';
import { textLimits } from '@octavo/contract';
import { cpuMilliseconds } from '../testing/cpu-milliseconds.ts';
import { CannotWriteError } from './cannot-write.ts';
import { writeText, type WritingTask } from './write-text.ts';

const longest = textLimits.aiSelection;
const filled = (piece: string): string => piece.repeat(longest / piece.length);

/** Each of these used to keep the engine busy for 10 s or more. */
const hostile = {
  'one letter': filled('a'),
  'one word of all letters': filled('qwertyuiopasdfghjklzxcvbnm'),
  dashes: filled('a-'),
  digits: filled('1'),
  'an endless address': `http://${filled('ab/').slice(7)}`,
  'a letter a line': filled('a\n'),
  'a letter in a desert': `a${' '.repeat(longest - 2)}b`,
};
const actions = ['paraphrase', 'summarize', 'soundAcademic', 'writeIntroduction'] as const;

test.each(Object.entries(hostile))(
  'regression 61: %s is finished within a few seconds',
  async (_, selection) => {
    const took = await cpuMilliseconds(() => {
      for (const action of actions) {
        attempt({ action, request: { title: '', text: selection.slice(0, textLimits.aiText), selection } });
      }
    });
    expect(took).toBeLessThan(10_000);
  },
);

/** A refusal is an answer. */
function attempt(task: WritingTask): string | undefined {
  try {
    return writeText(task);
  } catch (error) {
    if (error instanceof CannotWriteError) return error.message;
    throw error;
  }
}
