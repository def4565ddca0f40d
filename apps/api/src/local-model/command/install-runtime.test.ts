import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { manifestFor } from './install-runtime.ts';
import { listOf } from './list-of-models.ts';
import { memoryWarning } from './room-for-model.ts';

const linux = { platform: 'linux', arch: 'x64', isMusl: false };

test.each([
  [linux, 'linux-x64'],
  [{ platform: 'darwin', arch: 'arm64', isMusl: false }, 'mac-arm64-metal'],
  [{ platform: 'win32', arch: 'x64', isMusl: false }, 'win-x64'],
])(
  'the runtime of %o is one package without GPU support, at exact versions with checksums',
  async (platform, part) => {
    const { manifest, lock } = await manifestFor(platform);
    expect(manifest.dependencies).toEqual({
      'node-llama-cpp': expect.stringMatching(/^\d+\.\d+\.\d+$/),
      [`@node-llama-cpp/${part}`]: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    const all = Object.entries(lock.packages).filter(([path]) => path !== '');
    const required = all.filter(
      ([path, entry]) => path.includes('@node-llama-cpp/') && entry['optional'] !== true,
    );
    expect(required.map(([path]) => path)).toEqual([`node_modules/@node-llama-cpp/${part}`]);
    const unchecked = all.filter(([, entry]) => !String(entry['integrity']).startsWith('sha512-'));
    expect(unchecked).toEqual([]);
  },
);

test.each([
  [{ ...linux, isMusl: true }, 'There is no prebuilt runtime for linux-x64 with musl.'],
  [{ platform: 'freebsd', arch: 'x64', isMusl: false }, 'There is no prebuilt runtime for freebsd-x64.'],
])('on %o the command says that there is no runtime', async (platform, sentence) => {
  await expect(manifestFor(platform)).rejects.toThrow(sentence);
});

test.each(['package.json', 'package-lock.json', 'apps/api/package.json'])(
  'without the command, nothing of it is installed: %s',
  (file) => {
    const text = readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8');
    expect(text).not.toContain('node-llama-cpp');
  },
);

test('every offered file is pinned to one revision, with its checksum', () => {
  for (const { url, sha256, page } of catalogue) {
    expect(url).toMatch(
      /^https:\/\/huggingface\.co\/[\w.-]+\/[\w.-]+\/resolve\/[0-9a-f]{40}\/[\w.-]+\.gguf$/,
    );
    expect(url.startsWith(`${page}/`)).toBe(true);
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  }
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
});

test('a machine that is too small gets a warning before anything is downloaded', () => {
  const gigabyte = 1024 ** 3;
  expect(memoryWarning(5 * gigabyte, 16 * gigabyte)).toBe(undefined);
  expect(memoryWarning(5 * gigabyte, 6 * gigabyte)).toBe(
    'This machine has 6.4 GB of memory; with the server and the system the model needs about 8.1 GB.',
  );
  const list = listOf(catalogue, undefined, 6 * gigabyte);
  expect(list).toMatch(/^qwen3-8b {2}\(too large for this machine\)$/m);
  expect(list).toMatch(/^qwen3-4b$/m);
});
