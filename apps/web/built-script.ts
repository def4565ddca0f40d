import { build } from 'vite';
import { buildTarget } from '../../supported-browsers.ts';

/** A script of `src/start` in one piece, not a module. */
export async function buildScript(name: string): Promise<string> {
  const source = `src/start/${name}.ts`;
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (output?.type !== 'chunk') throw new Error(`${source} was not built.`);
  return output.code;
}
