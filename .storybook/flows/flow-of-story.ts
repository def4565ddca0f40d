import { type Flow, flows } from '@octavo/machines/fixtures';
import type { ToldStates } from '../../stories/state-law/told-states.ts';

const told = import.meta.glob<{ readonly states: ToldStates }>('../../stories/flows/*.states.ts', {
  eager: true,
});

export interface ShownFlow {
  readonly name: string;
  readonly flow: Flow;
  readonly told: ToldStates;
}

/** The flow shown by stories with this title: "Flows/AI card" is `ai-card`; null for all other stories. */
export function flowOfTitle(title: string): ShownFlow | null {
  if (!title.startsWith('Flows/')) return null;
  return flowNamed(title.slice('Flows/'.length).toLowerCase().replaceAll(' ', '-'));
}

/** The flow with a folder's name; null if there is none. */
export function flowNamed(name: string): ShownFlow | null {
  const flow = flows[name];
  if (!flow) return null;
  return { name, flow, told: told[`../../stories/flows/${name}.states.ts`]?.states ?? {} };
}
