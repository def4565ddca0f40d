import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import initTypst, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { fallbackFiles } from '../fonts/fallback-fonts.ts';
import { type FontFamily, fontFamilies } from '../fonts/font-family.ts';
import { readFont } from '../fonts/read-font.ts';
import type { PrintAnswer, PrintJob } from './print-job.ts';

const wasmFile = '@myriaddreamin/typst-ts-web-compiler/wasm';
const mainFile = '/main.typ';
const unixDiagnostics = 2;

/**
 * Loads Typst with the fonts of this product and nothing else: it sees no file system, no system font and no
 * network, so a file looks the same wherever it is made.
 */
export async function createTypstCompiler(): Promise<(job: PrintJob) => PrintAnswer> {
  const wasm = await readFile(createRequire(import.meta.url).resolve(wasmFile));
  const { memory } = await initTypst({ module_or_path: wasm });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const specifier of fontFiles()) await builder.add_raw_font(await readFont(specifier));
  const compiler = await builder.build();
  compiler.add_source(mainFile, await readFile(new URL('essay.typ', import.meta.url), 'utf8'));

  return (job) => {
    compiler.map_shadow('/essay.json', new TextEncoder().encode(JSON.stringify(job)));
    const answer: unknown = compiler.compile(mainFile, undefined, 'pdf', unixDiagnostics);
    const pdf = fileOf(answer);
    return pdf === null
      ? { ok: false, problem: problemOf(answer) }
      : { ok: true, pdf, memoryBytes: memory.buffer.byteLength };
  };
}

function fontFiles(): Set<string> {
  const families: FontFamily[] = Object.values(fontFamilies);
  const faces = families.flatMap(({ regular, bold, italic, boldItalic, medium }) => [
    regular,
    bold,
    italic,
    boldItalic,
    medium,
  ]);
  return new Set([...faces.filter((face) => face !== undefined), ...fallbackFiles]);
}

function fileOf(answer: unknown): Uint8Array<ArrayBuffer> | null {
  if (typeof answer !== 'object' || answer === null || !('result' in answer)) return null;
  return answer.result instanceof Uint8Array ? Uint8Array.from(answer.result) : null;
}

function problemOf(answer: unknown): string {
  const said =
    typeof answer === 'object' && answer !== null && 'diagnostics' in answer ? answer.diagnostics : null;
  return Array.isArray(said) && said.length > 0 ? said.map(String).join('; ') : 'Typst gave no file.';
}
