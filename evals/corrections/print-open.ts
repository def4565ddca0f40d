import type { Watcher } from './measure.ts';

const context = 30;

/** Prints what the whole engine misses and where it is wrong, in the open half. */
export const printOpen: Watcher = {
  sentence(engine, { fault, verdict }, proposals) {
    if (engine !== 'Octavo' || (verdict.rightFirst && verdict.elsewhere === 0)) return;
    const kind = verdict.rightFirst ? 'more than the fault' : verdict.caught ? 'caught, not right' : 'missed';
    console.log(`${kind}: ${fault.id} ${fault.category}: ${fault.text}`);
    console.log(`    wrong “${fault.wrong}”, right “${fault.right.join('” or “')}”`);
    for (const { offset, length, replacement, alternatives, rule } of proposals) {
      const others = alternatives.length > 0 ? ` (${alternatives.slice(0, 4).join(', ')})` : '';
      console.log(`    ${rule}: “${fault.text.slice(offset, offset + length)}” → “${replacement}”${others}`);
    }
  },
  alarm(engine, text, { offset, length, replacement, rule }) {
    if (engine !== 'Octavo') return;
    const before = text.slice(Math.max(0, offset - context), offset);
    const after = text.slice(offset + length, offset + length + context);
    const shown = `${before}[${text.slice(offset, offset + length)} → ${replacement}]${after}`;
    console.log(`false alarm: ${rule}: …${shown.replaceAll('\n', ' ')}…`);
  },
};
