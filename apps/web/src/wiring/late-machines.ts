import type { LateMachines } from '@octavo/machines/app';
import { byFlow } from './by-flow.ts';

const wired = import.meta.glob<LateMachines[keyof LateMachines]>('./*.late-app.ts', {
  eager: true,
  import: 'wired',
});

/**
 * The machines that the first page does without, in one file: opening one flow is often followed by another. That of
 * `login` is wired in `login.late-app.ts`.
 */
// The compiler cannot see the folder; a test compares it with the late flows.
export const lateMachines = byFlow(wired) as unknown as LateMachines;
