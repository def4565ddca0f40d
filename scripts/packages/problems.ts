import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** What publint and "Are the types wrong" say of a tarball. */
export async function problemsOf(tarball: string): Promise<readonly string[]> {
  const data = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({
    pack: { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) },
    level: 'suggestion',
    strict: true,
  });
  const said = messages.map((message) => formatMessage(message, pkg) ?? message.code);
  const analysis = await checkPackage(createPackageFromTarballData(data), { excludeEntrypoints: [/\.css$/] });
  if (analysis.types === false) return [...said, 'has no types'];
  const wrong = analysis.problems.flatMap((problem) => {
    // Our packages are ES modules with `exports`: neither Node 10's resolution nor `require` before Node 22 finds them.
    const mode = 'resolutionKind' in problem ? problem.resolutionKind : undefined;
    return mode === 'node10' || mode === 'node16-cjs' ? [] : [JSON.stringify(problem)];
  });
  return [...said, ...wrong];
}
