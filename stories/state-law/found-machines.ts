import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Flow } from '@octavo/machines/fixtures';

const root = new URL('../../', import.meta.url);
const sources = ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'];

/** The project's files that create a machine, whatever their names and folders. */
export function machineFiles(): readonly string[] {
  return globSync(sources, { cwd: root.pathname })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => /\bcreateMachine\(/.test(readFileSync(new URL(file, root), 'utf8')))
    .toSorted();
}

/** The story file of a flow; null where there is none. */
export function storiesOf(name: string): string | null {
  const file = new URL(`stories/flows/${name}.stories.tsx`, root);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The flow in the fixtures next to a machine's file. */
export async function flowBeside(machineFile: string): Promise<Flow> {
  const file = new URL(machineFile.replace(/\.machine\.ts$/, '.fixtures.ts'), root);
  if (!existsSync(file)) throw new Error(`${machineFile} has no fixtures beside it`);
  const module: Readonly<Record<string, unknown>> = await import(file.href);
  const flow = Object.values(module).find(isFlow);
  if (!flow) throw new Error(`${file.pathname} defines no flow`);
  return flow;
}

function isFlow(value: unknown): value is Flow {
  return typeof value === 'object' && value !== null && 'machine' in value && 'samples' in value;
}
