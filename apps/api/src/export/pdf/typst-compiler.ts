import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fonts } from '@octavo/contract/download-options';
import initTypst, {
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { fileName, fontFamilies, pictureFiles, withoutBytes } from '@octavo/formats/essay';
import { charactersOf } from '../fonts/characters-of.ts';
import { eastAsianFonts } from '../fonts/east-asian-fonts.ts';
import { emojiFile, fallbackFiles } from '../fonts/fallback-fonts.ts';
import { type FontFiles, fontFiles, readFont } from '@octavo/formats/node';
import { unprintableScripts } from '../fonts/unprintable-scripts.ts';
import { hyphenationOf } from './hyphenation.ts';
import type { PrintAnswer, PrintJob } from './print-job.ts';

const wasmFile = '@myriaddreamin/typst-ts-web-compiler/wasm';
const mainFile = '/essay.typ';
const unixDiagnostics = 2;

export type TypstCompiler = (job: PrintJob) => Promise<PrintAnswer>;

/**
 * Loads Typst with only this product's fonts: it has no access to the file system, system fonts or the network, so a
 * file looks the same wherever it is made.
 */
export async function createTypstCompiler(): Promise<TypstCompiler> {
  const wasm = await readFile(createRequire(import.meta.url).resolve(wasmFile));
  const { memory } = await initTypst({ module_or_path: wasm });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const loaded = await Promise.all([...allFiles()].map(readFont));
  for (const font of loaded) await builder.add_raw_font(font);
  const compiler = await builder.build();
  for (const name of ['essay.typ', 'fitted.typ']) {
    compiler.add_source(`/${name}`, await readFile(new URL(name, import.meta.url), 'utf8'));
  }
  const fallback = await Promise.all(fallbackFiles.map(readFont));
  const inEmoji = charactersOf(await readFont(emojiFile));
  const inFallback = new Set(fallback.flatMap((font) => [...charactersOf(font)]));

  return async (job) => {
    const joined = await eastAsianFonts(job.essay);
    const inFamily = charactersOf(await readFont(regularOf(job.sheet.family)));
    const unprintable = unprintableScripts(job.essay, inEmoji, inFamily, inFallback, joined.has);
    if (unprintable.length > 0) return { ok: false, problem: 'No font has these letters.', unprintable };

    if (joined.fonts.length > 0) {
      const resolver = new TypstFontResolverBuilder();
      for (const font of [...loaded, ...joined.fonts]) resolver.add_raw_font(font);
      compiler.set_fonts(await resolver.build());
    }
    const words = {
      ...job,
      essay: { ...job.essay, blocks: withoutBytes(job.essay.blocks) },
      hyphenation: await hyphenationOf(job.essay),
    };
    compiler.map_shadow('/essay.json', new TextEncoder().encode(JSON.stringify(words)));
    const pictures = pictureFiles(job.essay.blocks);
    for (const file of pictures) compiler.map_shadow(`/pictures/${fileName(file)}`, file.bytes);
    try {
      const answer: unknown = compiler.compile(mainFile, undefined, 'pdf', unixDiagnostics);
      const pdf = fileOf(answer);
      return pdf === null
        ? { ok: false, problem: problemOf(answer) }
        : { ok: true, pdf, memoryBytes: memory.buffer.byteLength };
    } catch (error) {
      // Typst throws its own errors instead of listing them; after a panic nothing can be made with its memory.
      return { ok: false, problem: String(error), isBroken: true };
    } finally {
      for (const file of pictures) compiler.unmap_shadow(`/pictures/${fileName(file)}`);
    }
  };
}

function regularOf(name: string): string {
  const font = fonts.find((each) => fontFamilies[each].family === name);
  if (font === undefined) throw new Error(`There is no font family ${name}.`);
  return fontFiles[font].regular;
}

function allFiles(): Set<string> {
  const families: readonly FontFiles[] = Object.values(fontFiles);
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
