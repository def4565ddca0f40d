import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { runtimeFolder } from '../model-folder.ts';
import { CommandError } from './command-error.ts';

const lockFile = new URL('../runtime/package-lock.json', import.meta.url);
const lock = z.object({ packages: z.record(z.string(), z.record(z.string(), z.unknown())) }).loose();

const platforms: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-armv7l',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
};

export interface Platform {
  readonly platform: string;
  readonly arch: string;
  /** Whether the C library is not glibc, as on Alpine. */
  readonly isMusl: boolean;
}

const thisPlatform = (): Platform => ({
  platform: process.platform,
  arch: process.arch,
  isMusl: process.platform === 'linux' && isMusl(),
});

/**
 * Installs the library that runs models, at the versions and checksums of our lock file, with the prebuilt part of this
 * platform and no other (the parts for graphics cards take 600 MB). It is installed beside its place and then moved.
 * @returns whether anything was installed
 * @throws CommandError
 */
export async function installRuntime(folder: string, platform = thisPlatform()): Promise<boolean> {
  const files = await manifestFor(platform);
  const wanted = createHash('sha256')
    .update(JSON.stringify([files, process.version]))
    .digest('hex');
  const target = runtimeFolder(folder);
  const stamp = join(target, 'installed');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return false;
  const beside = `${target}.${process.pid}`;
  try {
    await mkdir(beside, { recursive: true });
    await writeFile(join(beside, 'package.json'), JSON.stringify(files.manifest));
    await writeFile(join(beside, 'package-lock.json'), JSON.stringify(files.lock));
    await npm(beside);
    await writeFile(join(beside, 'installed'), wanted);
    await rm(target, { recursive: true, force: true });
    await rename(beside, target);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
  return true;
}

/** @throws CommandError if there is no prebuilt part for the platform */
export async function manifestFor({ platform, arch, isMusl: hasMusl }: Platform) {
  const part = hasMusl ? undefined : platforms[`${platform}-${arch}`];
  if (part === undefined) {
    throw new CommandError(
      `There is no prebuilt runtime for ${platform}-${arch}${hasMusl ? ' with musl' : ''}. Run a model with Ollama or llama.cpp and connect it by AI_BASE_URL (docs/models.md).`,
    );
  }
  const whole = lock.parse(JSON.parse(await readFile(lockFile, 'utf8')));
  const packages = { ...whole.packages };
  const versionOf = (name: string): unknown => packages[`node_modules/${name}`]?.['version'];
  const partName = `@node-llama-cpp/${part}`;
  const dependencies = { 'node-llama-cpp': versionOf('node-llama-cpp'), [partName]: versionOf(partName) };
  // npm skips optional packages; this one is required here.
  const { optional: _, ...required } = packages[`node_modules/${partName}`] ?? {};
  packages[`node_modules/${partName}`] = required;
  packages[''] = { ...packages[''], dependencies };
  const manifest = { name: whole['name'], version: whole['version'], private: true, dependencies };
  return { manifest, lock: { ...whole, packages } };
}

/** No install scripts are run. */
const installation = [
  'ci',
  '--omit=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

async function npm(folder: string): Promise<void> {
  const script = process.env['npm_execpath'];
  const isScript = script?.endsWith('.js') === true;
  const [command, parameters] = isScript
    ? [process.execPath, [script, ...installation]]
    : ['npm', installation];
  const child = spawn(command, parameters, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: !isScript && process.platform === 'win32',
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(0, 1000)));
  const code = await new Promise<number | string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', resolve);
  });
  if (code !== 0) {
    throw new CommandError(`The runtime could not be installed: npm ended with ${code}. ${said.trim()}`);
  }
}

function isMusl(): boolean {
  const report: unknown = process.report.getReport();
  const parsed = z.object({ header: z.object({ glibcVersionRuntime: z.string() }) }).safeParse(report);
  return !parsed.success;
}
