import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileDeclarations, writeDeclarations } from './declarations.ts';
import { publishedManifest } from './manifest.ts';
import { writeApiReport } from './api-report.ts';
import { buildModules } from './modules.ts';
import { type PackageName, packageNames, root, sourcePackage, type SourcePackage } from './source-package.ts';
import { writeReadme } from './readmes.ts';
import { styleSheet, type StyleFile } from './styles.ts';
import type { CollectedStyles } from './vanilla-extract.ts';

/** Files of a package that are read as they are. */
const data: Partial<Record<PackageName, readonly string[]>> = {
  citations: ['styles', 'locales'],
  language: ['data', 'rules'],
  ui: ['locales'],
};

/**
 * Builds packages into their `dist`, each ready for `npm pack`.
 *
 * @param writesTexts brings the sources' `api.md` and README up to date too
 */
export async function buildPackages(
  names: readonly PackageName[] = packageNames,
  writesTexts = false,
): Promise<void> {
  const packages = names.map(sourcePackage);
  const versions = new Map(
    packageNames.map(sourcePackage).map(({ manifest }) => [manifest.name, manifest.version]),
  );
  const declarations = compileDeclarations(packages);
  try {
    for (const each of packages) await buildPackage(each, declarations, versions, writesTexts);
  } finally {
    rmSync(join(declarations, '..'), { recursive: true });
  }
}

async function buildPackage(
  source: SourcePackage,
  declarations: string,
  versions: ReadonlyMap<string, string>,
  writesTexts: boolean,
): Promise<void> {
  const { name, folder, dist } = source;
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  for (const part of data[name] ?? []) cpSync(join(folder, part), join(dist, part), { recursive: true });
  const { imported, styles } = await buildModules(source);
  const sheets = writeSheets(source, styles);
  await styles.close();
  const all = new Set([...imported, ...writeDeclarations(declarations, source)]);
  if (writesTexts) {
    writeApiReport(source);
    writeReadme(source);
  }
  for (const [file, from] of [
    ['README.md', folder],
    ['CHANGELOG.md', folder],
    ['LICENSE', root],
    ['NOTICE.md', root],
  ] as const) {
    if (existsSync(join(from, file))) cpSync(join(from, file), join(dist, file));
  }
  writeFileSync(
    join(dist, 'package.json'),
    `${JSON.stringify(publishedManifest(source, all, Object.keys(sheets), versions), null, 2)}\n`,
  );
}

/** The style sheets of a package: the theme's, the components', and those of the flows that use these. */
function writeSheets({ name, folder, dist, entries, sheets: own }: SourcePackage, styles: CollectedStyles) {
  const of = (isIn: (entry: string) => boolean) =>
    Object.entries({ ...own, ...entries })
      .filter(([entry]) => isIn(entry))
      .flatMap(([, file]) => styles.of(join(folder, file)));
  const sheets: Record<string, readonly StyleFile[]> =
    name === 'ui'
      ? {
          'theme.css': of((entry) => entry === './theme.css'),
          'components.css': of((entry) => entry.startsWith('./components/') || entry === './drawings'),
          'flows.css': of(() => true),
        }
      : { [`${name}.css`]: of(() => true) };
  const written = new Set<string>();
  const result: Record<string, string> = {};
  for (const [sheet, files] of Object.entries(sheets)) {
    // Each rule is in one sheet only, the first that needs it.
    const ours = unique(files).filter(({ path }) => path.startsWith(folder) || path.includes('node_modules'));
    const left = ours.filter(({ path }) => !written.has(path));
    for (const { path } of left) written.add(path);
    if (left.length === 0) continue;
    result[sheet] = styleSheet(left, dist);
    writeFileSync(join(dist, sheet), result[sheet]);
  }
  return result;
}

const unique = (files: readonly StyleFile[]) => [...new Map(files.map((file) => [file.path, file])).values()];
