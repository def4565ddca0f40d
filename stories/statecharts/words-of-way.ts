import type { Cause, Way } from './chart.ts';

/** Symbols before a transition, so that colour is not the only cue to its cause. */
export const signs: Readonly<Record<Cause, string>> = {
  event: '',
  done: '✓',
  error: '✕',
  after: '◷',
  always: '⇢',
};

/** The text of an edge. */
export function wordsOfWay({ cause, name, guard }: Way): string {
  const condition = guard === null ? '' : `[${guard}]`;
  return [signs[cause], name, condition].filter(Boolean).join(' ');
}

/** The same as a sentence, without symbols. */
export function sentenceOfWay({ cause, name, guard }: Way): string {
  const condition = guard === null ? '' : guard === 'else' ? ' otherwise' : ` if it ${guard}`;
  switch (cause) {
    case 'event':
      return `on ${name}${condition}`;
    case 'done':
      return `when ${name} has answered${condition}`;
    case 'error':
      return `when ${name} has failed${condition}`;
    case 'after':
      return `when ${name} is over${condition}`;
    case 'always':
      return guard === null ? 'at once' : `at once${condition}`;
    default:
      return cause satisfies never;
  }
}
