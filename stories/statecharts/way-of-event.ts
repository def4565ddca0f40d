import type { Way } from './chart.ts';

/** Parses XState's names of outcomes: `xstate.done.actor.load`, `xstate.after.autosave.document.work.pending`. */
export function wayOfEvent(type: string): Way {
  const [, cause, name] = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/.exec(type) ?? [];
  if (name !== undefined) return { cause: cause === 'error' ? 'error' : 'done', name, guard: null };
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay !== undefined) return { cause: 'after', name: delay, guard: null };
  return type === ''
    ? { cause: 'always', name: '', guard: null }
    : { cause: 'event', name: type, guard: null };
}
