import { alarmsPerThousand } from './figures.ts';
import type { Alarm, GradedSentence, Watcher } from './measure.ts';
import { proposalLines } from './proposal-lines.ts';

const context = 30;

/** Prints the whole engine's result on an open set, then what it misses and where it is wrong. */
export const printOpen: Watcher = ({ engine, language, half, sentences, clean }, graded, alarms) => {
  if (engine !== 'Octavo') return;
  console.log(`\n${language} ${half}`);
  if (graded.length > 0) {
    const { faults, caught, rightFirst, elsewhere } = sentences;
    console.log(
      `${faults} sentences: ${caught} caught, ${rightFirst} right first, ${elsewhere} beside the fault`,
    );
  }
  if (clean.words > 0) {
    const rate = alarmsPerThousand(clean).toFixed(1);
    console.log(`${clean.words} clean words: ${clean.falseAlarms} false alarms, ${rate} per 1,000`);
  }
  console.log();
  for (const one of graded) printSentence(one);
  for (const one of alarms) printAlarm(one);
};

function printSentence({ fault, verdict, proposals }: GradedSentence): void {
  if (verdict.rightFirst && verdict.elsewhere === 0) return;
  const kind = verdict.rightFirst ? 'more than the fault' : verdict.caught ? 'caught, not right' : 'missed';
  console.log(`${kind}: ${fault.id} ${fault.category}: ${fault.text}`);
  console.log(`    wrong “${fault.wrong}”, right “${fault.right.join('” or “')}”`);
  for (const line of proposalLines(fault.text, proposals)) console.log(`    ${line}`);
}

function printAlarm({ text, proposal: { offset, length, replacement, rule } }: Alarm): void {
  const before = text.slice(Math.max(0, offset - context), offset);
  const after = text.slice(offset + length, offset + length + context);
  const shown = `${before}[${text.slice(offset, offset + length)} → ${replacement}]${after}`;
  console.log(`false alarm: ${rule}: …${shown.replaceAll('\n', ' ')}…`);
}
