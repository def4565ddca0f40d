import { type Flow, flows } from '@octavo/machines/fixtures';

export interface ShownFlow {
  readonly name: string;
  readonly flow: Flow;
}

/** The flow shown by stories with this title: "Flows/AI card" is `ai-card`; null for all other stories. */
export function flowOfTitle(title: string): ShownFlow | null {
  if (!title.startsWith('Flows/')) return null;
  return flowNamed(title.slice('Flows/'.length).toLowerCase().replaceAll(' ', '-'));
}

/** The flow with a folder's name; null if there is none. */
export function flowNamed(name: string): ShownFlow | null {
  const flow = flows[name];
  return flow ? { name, flow } : null;
}
