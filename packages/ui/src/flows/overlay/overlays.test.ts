import { globSync } from 'node:fs';
import { flows } from '@octavo/machines/fixtures';
import { expect, it } from 'vitest';

/** Every event that is emitted as it is written in a machine's states and actions. */
function emittedIn(part: unknown): readonly { readonly type: string; readonly name?: string }[] {
  if (typeof part === 'function') {
    return 'event' in part && typeof part.event === 'object' ? [part.event as { readonly type: string }] : [];
  }
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(emittedIn) : [];
}

it('has a view for exactly the dialogs that flows open or offer', () => {
  const opened = Object.entries(flows).flatMap(([name, { machine }]) =>
    emittedIn([machine.config, machine.implementations.actions])
      .filter(({ type }) => type === 'opened' || type === 'offered')
      .map((event) => event.name ?? name),
  );
  const views = globSync('../*/*.overlay.tsx', { cwd: import.meta.dirname });
  expect(views.map((file) => file.replace(/^.*\/|\.overlay\.tsx$/g, '')).toSorted()).toEqual(
    [...new Set(opened)].toSorted(),
  );
});
