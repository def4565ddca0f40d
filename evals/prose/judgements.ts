import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { EvalLanguage } from '../corrections/fault.ts';
import type { Proposal } from '../corrections/grade.ts';

/** A person's judgement of an alarm; `unjudged` if there is none yet. */
export type Verdict = 'right' | 'false' | 'unjudged';

export type Judgements = ReadonlyMap<string, Verdict>;

/**
 * Identifies an alarm without revealing the text, which is not ours to copy: by the words replaced, their surroundings
 * and the first replacement. The key stays the same when earlier prose grows.
 */
export function alarmKey(text: string, { offset, length, replacement }: Proposal): string {
  const about = text.slice(Math.max(0, offset - 30), offset + length + 30);
  return createHash('sha256')
    .update(JSON.stringify([about, text.slice(offset, offset + length), replacement]))
    .digest('hex')
    .slice(0, 16);
}

/** Reads the file of a language: lines of a key and `right` or `false`. */
export function readJudgements(language: EvalLanguage): Judgements {
  const file = new URL(`./judged/${language}.txt`, import.meta.url);
  return existsSync(file) ? parseJudgements(readFileSync(file, 'utf8')) : new Map();
}

/** @throws Error naming the first line that has neither */
export function parseJudgements(content: string): Judgements {
  return new Map(
    content
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [key, verdict] = line.split(' ');
        if (key === undefined || (verdict !== 'right' && verdict !== 'false')) {
          throw new Error(`Not a judgement: "${line}". Write the key of an alarm and "right" or "false".`);
        }
        return [key, verdict];
      }),
  );
}
