import { readFileSync, writeFileSync } from 'node:fs';
import {
  measuredKey,
  type MeasuredRules,
  unknownWord,
} from '../../packages/language/src/engine/certainty/measured-rules.ts';
import type { EvalLanguage } from '../corrections/fault.ts';
import type { Judged, Read } from './count.ts';

const file = new URL('../../packages/language/src/engine/certainty/measured-rules.json', import.meta.url);

interface Counted {
  /** Edited prose in which every alarm was judged. */
  readonly judged: Read;
  /** More prose, from manuals, in which unknown words are mostly terms. */
  readonly more: Read;
  readonly learners: Read;
}

const findingsOf = ({ paragraphs }: Read): Judged[] => paragraphs.flatMap(({ findings }) => findings);

/** The counts in the form the engine reads: one line for each rule and evidence. */
export function countRules({ judged, more, learners }: Counted): MeasuredRules {
  const rules = new Map<string, [number, number, number, number]>();
  const add =
    (place: 0 | 2) =>
    ({ finding, isRight }: Judged): void => {
      const key = measuredKey(finding, finding.evidence ?? 'neither');
      const counts = rules.get(key) ?? [0, 0, 0, 0];
      counts[place + Number(!isRight)] = (counts[place + Number(!isRight)] ?? 0) + 1;
      rules.set(key, counts);
    };
  findingsOf(learners).forEach(add(0));
  const isUnknown = ({ finding }: Judged): boolean => finding.reason === unknownWord;
  // Unknown words rightly reported there are mostly pre-reform spellings, which are not learners' mistakes.
  findingsOf(judged)
    .filter((one) => !isUnknown(one) || !one.isRight)
    .forEach(add(2));
  findingsOf(more)
    .filter((one) => !isUnknown(one) || (one.finding.isPlain === true && !one.isRight))
    .forEach(add(2));
  return {
    words: { unknownWords: judged.words, others: judged.words + more.words },
    faults: learners.faults,
    rules: Object.fromEntries([...rules].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

export function writeMeasured(counted: Readonly<Partial<Record<EvalLanguage, MeasuredRules>>>): void {
  const before: Record<string, MeasuredRules> = JSON.parse(readFileSync(file, 'utf8'));
  const tables = Object.entries({ ...before, ...counted }).map(([language, { words, faults, rules }]) => {
    const lines = Object.entries(rules).map(
      ([key, counts]) => `      ${JSON.stringify(key)}: [${counts.join(', ')}]`,
    );
    return `  "${language}": {\n    "words": ${JSON.stringify(words)},\n    "faults": ${faults},\n    "rules": {\n${lines.join(',\n')}\n    }\n  }`;
  });
  writeFileSync(file, `{\n${tables.join(',\n')}\n}\n`);
}
