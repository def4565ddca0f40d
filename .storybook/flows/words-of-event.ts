import { wayOfEvent } from '../../stories/statecharts/way-of-event.ts';

/** An event or an outcome in a designer's words. */
export function wordsOfEvent(type: string): string {
  if (type === 'xstate.init') return 'the story begins';
  const { cause, name } = wayOfEvent(type);
  switch (cause) {
    case 'done':
      return `${name} answers`;
    case 'error':
      return `${name} fails`;
    case 'after':
      return `the time of ${name} is over`;
    case 'always':
    case 'event':
      return name;
    default:
      return cause satisfies never;
  }
}
