import { builtIn } from './built-in.ts';
import { connectedModel } from './connected.ts';
import type { WritingEngine } from './writing-engine.ts';

/** The built-in engine, and the model if one is connected. */
export function writingEngines(environment: NodeJS.ProcessEnv): WritingEngine[] {
  const model = connectedModel(environment);
  return [builtIn, ...(model ? [model] : [])];
}
