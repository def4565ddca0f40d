import { z } from 'zod';

const record = z.record(z.string(), z.string()).default({});
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().optional(),
      resolved: z.string().optional(),
      license: z.string().optional(),
      dependencies: record,
      optionalDependencies: record,
      peerDependencies: record,
    }),
  ),
});

export interface RuntimePackage {
  readonly name: string;
  /** An SPDX expression; null where the package names none. */
  readonly licence: string | null;
}

/**
 * The packages that Octavo runs with, by what its workspaces depend on: those that they bring along as well, and those for
 * other platforms.
 *
 * @param json the content of `package-lock.json`
 */
export function runtimePackages(json: string, workspaces: readonly string[]): readonly RuntimePackage[] {
  const { packages } = lockfile.parse(JSON.parse(json));
  const reached = new Set<string>();
  const open = [...workspaces];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const entry = packages[path];
    if (reached.has(path) || !entry) continue;
    reached.add(path);
    if (entry.link && entry.resolved !== undefined) open.push(entry.resolved);
    const { dependencies, optionalDependencies, peerDependencies } = entry;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = placeOf(name, path, packages);
      if (found !== undefined) open.push(found);
    }
  }
  const found = new Map<string, string | null>();
  for (const path of reached) {
    const name = path.split('node_modules/').at(-1) ?? '';
    const entry = packages[path];
    if (path.includes('node_modules/') && !entry?.link) found.set(name, entry?.license ?? null);
  }
  return [...found]
    .map(([name, licence]) => ({ name, licence }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Where Node finds a package that another one asks for: beside it, or in a folder above. */
function placeOf(
  name: string,
  from: string,
  packages: Readonly<Record<string, unknown>>,
): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}
